/** The sounds themselves: a few notes or a breath of noise each, synthesised; there is no file. */
import type { Sound } from "./sound.ts";

/** A note: when it starts, its pitch, how long it rings; it may glide to another pitch. */
export interface Note {
  at: number;
  pitch: number;
  length: number;
  to?: number;
  shape?: OscillatorType;
  level?: number;
}

/** A breath of noise, from one pitch of its filter to another. */
export interface Breath {
  at: number;
  length: number;
  from: number;
  to: number;
  level?: number;
}

interface Score {
  notes?: readonly Note[];
  breaths?: readonly Breath[];
}

const [C4, E4, G4, A4, C5, D5, E5, G5, A5, C6, E6] = [261.63, 329.63, 392, 440, 523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1318.5];
const run = (pitches: readonly number[], apart: number, length: number, more: Partial<Note> = {}): Note[] =>
  pitches.map((pitch, i) => ({ at: i * apart, pitch, length, ...more }));

export const SCORES: Record<Sound, Score> = {
  turn: { notes: run([C5, G5], 0.12, 0.5) },
  press: { notes: [{ at: 0, pitch: A5, length: 0.05, level: 0.4, shape: "triangle" }] },
  answer: { notes: run([E5, A5], 0.06, 0.18, { shape: "triangle", level: 0.6 }) },
  undo: { notes: [{ at: 0, pitch: A4, to: E4, length: 0.22, shape: "triangle", level: 0.6 }] },
  move: { breaths: [{ at: 0, length: 0.16, from: 500, to: 1600, level: 0.35 }] },
  gain: { notes: run([G5, C6], 0.07, 0.25, { level: 0.5 }) },
  loss: { notes: [{ at: 0, pitch: E4, to: C4, length: 0.28, shape: "triangle", level: 0.6 }] },
  card: { breaths: [{ at: 0, length: 0.22, from: 2400, to: 700, level: 0.5 }], notes: [{ at: 0.16, pitch: E5, length: 0.4, level: 0.5 }] },
  place: { notes: run([C5, E5, G5], 0.09, 0.5, { level: 0.6 }), breaths: [{ at: 0, length: 0.5, from: 300, to: 1200, level: 0.2 }] },
  build: { notes: [...run([G4, G4], 0.13, 0.09, { shape: "square", level: 0.25 }), { at: 0.3, pitch: C5, length: 0.5 }] },
  page: { breaths: [{ at: 0, length: 0.34, from: 3200, to: 500, level: 0.55 }], notes: run([A4, C5], 0.2, 0.5, { level: 0.4 }) },
  find: { notes: run([E5, G5, C6, E6], 0.08, 0.6, { level: 0.55 }) },
  harm: { notes: [{ at: 0, pitch: 130, to: 82, length: 0.6, shape: "sawtooth", level: 0.35 }], breaths: [{ at: 0, length: 0.5, from: 400, to: 90, level: 0.5 }] },
  chat: { notes: run([D5, G5], 0.05, 0.12, { level: 0.4 }) },
  win: { notes: [...run([C5, E5, G5, C6], 0.13, 0.5), ...run([C4, G4, E5, G5, C6], 0, 1.6, { level: 0.45 }).map((note) => ({ ...note, at: 0.62 }))] },
  lose: { notes: run([E5, D5, C5, A4], 0.24, 0.8, { shape: "triangle", level: 0.6 }) },
};

const LOUD = 0.16;
let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

export function sing(sound: Sound, volume: number): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const start = audio.currentTime + 0.01;
  const out = audio.createGain();
  out.gain.value = LOUD * volume * 1.6;
  out.connect(audio.destination);
  for (const note of SCORES[sound].notes ?? []) ring(audio, out, note, start);
  for (const breath of SCORES[sound].breaths ?? []) breathe(audio, out, breath, start);
}

function envelope(context: AudioContext, out: AudioNode, at: number, length: number, level: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(level, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

function ring(context: AudioContext, out: AudioNode, note: Note, start: number): void {
  const at = start + note.at;
  const tone = context.createOscillator();
  tone.type = note.shape ?? "sine";
  tone.frequency.setValueAtTime(note.pitch, at);
  if (note.to) tone.frequency.exponentialRampToValueAtTime(note.to, at + note.length);
  tone.connect(envelope(context, out, at, note.length, note.level ?? 0.8));
  tone.start(at);
  tone.stop(at + note.length + 0.05);
}

function breathe(context: AudioContext, out: AudioNode, breath: Breath, start: number): void {
  const at = start + breath.at;
  noise ??= hiss(context);
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(breath.from, at);
  filter.frequency.exponentialRampToValueAtTime(breath.to, at + breath.length);
  source.connect(filter).connect(envelope(context, out, at, breath.length, breath.level ?? 0.5));
  source.start(at);
  source.stop(at + breath.length + 0.05);
}

function hiss(context: AudioContext): AudioBuffer {
  const made = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = made.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return made;
}
