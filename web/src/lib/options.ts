/** From a question to what the reader presses: keys, lit things, and what a press means.  Knows no rule. */
import type { Asked, Choice } from "./protocol.ts";

export interface Entry {
  choice: Choice;
  free: boolean;
  /** The key that chooses it, the same for all of a row; empty when the keyboard has run out of them. */
  key: string;
}

/** What the reader has pressed so far: ids, or a row, and the entry that this comes to. */
export interface Pick {
  ids: readonly string[];
  chosen: number | null;
  /** The row that was opened, by its name. */
  row?: string;
}

/** How a thing on the board is lit. */
export interface Lit {
  keys: readonly string[];
  free: boolean;
  chosen: boolean;
  /** Another thing was pressed first, and this one does not go with it. */
  dim: boolean;
  /** The pieces that would go there. */
  movers: readonly string[];
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
  const answers = keyed(asked.choices, [...DIGITS, ...LETTERS], false);
  const taken = new Set(answers.map((entry) => entry.key));
  const left = FREE_LETTERS.filter((letter) => !taken.has(letter));
  return [...answers, ...keyed(asked.free ?? [], left, true)];
}

/** A key a row; what would change nothing gets one of those that are left. */
function keyed(choices: readonly Choice[], keys: readonly string[], free: boolean): Entry[] {
  const rows = [...new Set([...choices].sort((a, b) => Number(!!a.pointless) - Number(!!b.pointless)).map(rowOf))];
  const given = new Map(rows.map((row, i) => [row, keys[i] ?? ""]));
  return choices.map((choice) => ({ choice, free, key: given.get(rowOf(choice)) ?? "" }));
}

/** While only some of the entries are shown, each of those has a key of its own, and the others none. */
export function rekeyed(entries: readonly Entry[], shown: ReadonlySet<number>): Entry[] {
  const keys = [...DIGITS, ...LETTERS];
  let next = 0;
  return entries.map((entry, at) => ({ ...entry, key: shown.has(at) ? (keys[next++] ?? "") : "" }));
}

/** What an option shares a row with: those of the same row, or nothing but itself. */
export function rowOf(choice: Choice): string | Choice {
  return choice.row || choice;
}

/** The entry of a key; pressed again, the next one that has it. */
export function entryOfKey(entries: readonly Entry[], key: string, last: number | null = null): number | null {
  const all = entries.flatMap((entry, i) => (entry.key !== "" && entry.key === key.toUpperCase() ? [i] : []));
  return all[(last === null ? 0 : all.indexOf(last) + 1) % (all.length || 1)] ?? null;
}

/** Entries that touch everything that was pressed, of the row that was opened. */
export function candidates(entries: readonly Entry[], { ids, row }: Pick): number[] {
  return entries.flatMap((entry, i) =>
    (!row || entry.choice.row === row) && ids.every((id) => serves(entry, id)) ? [i] : [],
  );
}

/**
 * A press on a thing.  It narrows what was pressed before where that makes sense, else it starts anew.  Pressing the
 * same thing again lets go of it.
 */
export function press(entries: readonly Entry[], pick: Pick, id: string): Pick {
  const before: Pick = pick.chosen === null ? pick : NOTHING;
  if (before.ids.includes(id)) return { ...before, ids: before.ids.filter((each) => each !== id) };
  const narrowed = { ...before, ids: [...before.ids, id] };
  const next = candidates(entries, narrowed).length ? narrowed : { ids: [id], chosen: null };
  const open = candidates(entries, next);
  if (!open.length) return pick;
  return { ...next, chosen: open.length === 1 ? (open[0] ?? null) : null };
}

/** An option serves what it touches, and the piece that it moves. */
function serves(entry: Entry | undefined, id: string): boolean {
  return touches(entry).includes(id) || (!!id && entry?.choice.mover === id);
}

function touches(entry: Entry | undefined): readonly string[] {
  return entry?.choice.touches ?? [];
}

/** What to light: every thing that an entry touches, with the keys of all the entries it serves. */
export function lightsOf(entries: readonly Entry[], pick: Pick): Map<string, Lit> {
  const open = new Set(candidates(entries, pick));
  const serving = new Map<string, number[]>();
  entries.forEach((entry, i) => {
    const { mover } = entry.choice;
    for (const id of new Set([...touches(entry), ...(mover ? [mover] : [])])) serving.set(id, [...(serving.get(id) ?? []), i]);
  });
  const lights = new Map<string, Lit>();
  for (const [id, all] of serving) {
    const live = all.filter((i) => open.has(i));
    const shown = (live.length ? live : all).map((i) => entries[i] as Entry);
    lights.set(id, {
      keys: [...new Set(shown.filter((entry) => touches(entry).includes(id)).map((entry) => entry.key).filter(Boolean))],
      free: shown.every((entry) => entry.free),
      chosen: pick.ids.includes(id) || (pick.chosen !== null && all.includes(pick.chosen)),
      dim: !live.length && pick.chosen === null,
      movers: [...new Set(shown.map((entry) => entry.choice.mover ?? "").filter((mover) => mover && mover !== id))],
      options: shown.map((entry) => ({ key: entry.key, label: entry.choice.label })),
    });
  }
  return lights;
}

/** Several keys of one thing in little room: `3–5`, `1 2`; nothing where they would not fit: the list has them. */
export function keysInShort(keys: readonly string[]): string {
  if (keys.length < 3) return keys.join(" ");
  const numbers = keys.map(Number);
  const run = numbers.every((n, i) => !Number.isNaN(n) && (i === 0 || n === (numbers[i - 1] ?? 0) + 1));
  return run ? `${keys[0]}–${keys.at(-1)}` : "";
}
