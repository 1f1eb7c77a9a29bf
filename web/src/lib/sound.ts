/** Two soft notes when it is one's turn.  Off until switched on; nothing is told by sound alone. */
import { settings } from "./settings.svelte.ts";

let context: AudioContext | null = null;

export function chime(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  [523.25, 783.99].forEach((pitch, i) => note(context as AudioContext, pitch, start + i * 0.12));
}

function note(audio: AudioContext, pitch: number, at: number): void {
  const [tone, level] = [audio.createOscillator(), audio.createGain()];
  tone.type = "sine";
  tone.frequency.value = pitch;
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(0.12, at + 0.02);
  level.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
  tone.connect(level).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.55);
}
