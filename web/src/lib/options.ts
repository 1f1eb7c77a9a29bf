/** From a question to what the reader presses: keys, lit things, and what a press means.  Knows no rule. */
import type { Asked, Choice } from "./protocol.ts";

export interface Entry {
  choice: Choice;
  free: boolean;
  /** The key that chooses it; empty when the keyboard has run out of them. */
  key: string;
}

/** What the reader has pressed so far: ids, and the entry that this comes to. */
export interface Pick {
  ids: readonly string[];
  chosen: number | null;
}

/** How a thing on the board is lit. */
export interface Lit {
  keys: readonly string[];
  free: boolean;
  chosen: boolean;
  /** Another thing was pressed first, and this one does not go with it. */
  dim: boolean;
  /** What it serves, for who does not see the light: `key` is empty where the keyboard has run out. */
  options: readonly { key: string; label: string }[];
}

export const NOTHING: Pick = { ids: [], chosen: null };

/** Keys of the table itself, never given to an option: undo, log, chat, adviser, map or list. */
export const RESERVED = "ULCAM";
const DIGITS = [..."123456789"];
const LETTERS = [..."QWERTYIOPSDFGHJKZXVBN"];
const FREE_LETTERS = [..."FGHJKDSZXVBNQWERTYIOP"];

export function entriesOf(asked: Asked | null | undefined): Entry[] {
  if (!asked) return [];
  const keys = [...DIGITS, ...LETTERS];
  const answers = asked.choices.map((choice, i) => ({ choice, free: false, key: keys[i] ?? "" }));
  const taken = new Set(answers.map((entry) => entry.key));
  const left = FREE_LETTERS.filter((letter) => !taken.has(letter));
  const free = (asked.free ?? []).map((choice, i) => ({ choice, free: true, key: left[i] ?? "" }));
  return [...answers, ...free];
}

export function entryOfKey(entries: readonly Entry[], key: string): number | null {
  const at = entries.findIndex((entry) => entry.key !== "" && entry.key === key.toUpperCase());
  return at < 0 ? null : at;
}

/** Entries that touch everything that was pressed. */
export function candidates(entries: readonly Entry[], ids: readonly string[]): number[] {
  return entries.flatMap((entry, i) => (ids.every((id) => touches(entry).includes(id)) ? [i] : []));
}

/**
 * A press on a thing.  It narrows what was pressed before where that makes sense, else it starts anew.  Pressing the
 * same thing again goes through the options that it serves.
 */
export function press(entries: readonly Entry[], pick: Pick, id: string): Pick {
  if (pick.ids.includes(id)) return again(entries, pick);
  const narrowed = [...pick.ids, id];
  const ids = candidates(entries, narrowed).length ? narrowed : [id];
  const open = candidates(entries, ids);
  if (!open.length) return pick;
  return { ids, chosen: settled(entries, open, ids) };
}

function again(entries: readonly Entry[], pick: Pick): Pick {
  const open = candidates(entries, pick.ids);
  if (open.length < 2) return { ids: pick.ids, chosen: open[0] ?? null };
  const at = pick.chosen === null ? -1 : open.indexOf(pick.chosen);
  return { ids: pick.ids, chosen: open[(at + 1) % open.length] ?? null };
}

/** The one entry that is left, or the one that touches nothing more than what was pressed. */
function settled(entries: readonly Entry[], open: number[], ids: readonly string[]): number | null {
  if (open.length === 1) return open[0] ?? null;
  return open.find((i) => touches(entries[i]).every((id) => ids.includes(id))) ?? null;
}

function touches(entry: Entry | undefined): readonly string[] {
  return entry?.choice.touches ?? [];
}

/** What to light: every thing that an entry touches, with the keys of all the entries it serves. */
export function lightsOf(entries: readonly Entry[], pick: Pick): Map<string, Lit> {
  const open = new Set(candidates(entries, pick.ids));
  const serving = new Map<string, number[]>();
  entries.forEach((entry, i) => {
    for (const id of touches(entry)) serving.set(id, [...(serving.get(id) ?? []), i]);
  });
  const lights = new Map<string, Lit>();
  for (const [id, all] of serving) {
    const live = all.filter((i) => open.has(i));
    const shown = (live.length ? live : all).map((i) => entries[i] as Entry);
    lights.set(id, {
      keys: shown.map((entry) => entry.key).filter(Boolean),
      free: shown.every((entry) => entry.free),
      chosen: pick.ids.includes(id) || (pick.chosen !== null && all.includes(pick.chosen)),
      dim: !live.length && pick.chosen === null,
      options: shown.map((entry) => ({ key: entry.key, label: entry.choice.label })),
    });
  }
  return lights;
}

/** Several keys of one thing in little room: `3–5`, `1 2`, `1–4 …`. */
export function keysInShort(keys: readonly string[]): string {
  if (keys.length < 3) return keys.join(" ");
  const numbers = keys.map(Number);
  const run = numbers.every((n, i) => !Number.isNaN(n) && (i === 0 || n === (numbers[i - 1] ?? 0) + 1));
  return run ? `${keys[0]}–${keys.at(-1)}` : `${keys[0]} …`;
}
