/** Short sounds, made when they are first wanted.  Off until switched on; nothing is told by sound alone. */
import { settings } from "./settings.svelte.ts";

export type Sound =
  | "turn"
  | "press"
  | "answer"
  | "undo"
  | "move"
  | "gain"
  | "loss"
  | "card"
  | "place"
  | "build"
  | "page"
  | "find"
  | "harm"
  | "chat"
  | "win"
  | "lose";

/** Plays a sound, if the reader wants any. */
export function play(sound: Sound): void {
  if (!settings.sound || !settings.volume) return;
  void import("./synth.ts").then(({ sing }) => sing(sound, settings.volume)).catch(() => undefined);
}
