/** Answers as they are told: a sentence each, with the lines of the log that belong to it. */
import type { Amount, Line, Moment } from "$/lib/protocol.ts";

export interface Told {
  seq: number;
  position: number;
  /** Who answered; nobody, where the log does not say. */
  seat: number | null;
  /** `{who}` in it stands for the name of the seat. */
  text: string;
  picture: string;
  amounts: readonly Amount[];
  moment: Moment | null;
  lines: readonly Line[];
  undone: boolean;
}

export interface Bit {
  text: string;
  strong: boolean;
}

/** The answers after a position, in their order, each with all its lines; one of which nothing is told is left out. */
export function toldOf(lines: readonly Line[], since = -1): Told[] {
  const groups = new Map<number, Line[]>();
  for (const line of lines)
    if (line.kind === "event" && line.position > since) groups.set(line.seq, [...(groups.get(line.seq) ?? []), line]);
  return [...groups.values()].flatMap((group) => told(group) ?? []);
}

function told(lines: readonly Line[]): Told | null {
  const [first] = lines;
  if (!first) return null;
  const { seq, position, beat } = first;
  if (beat && !beat.text && !beat.amounts?.length) return null; // nothing but the change of turns
  const seat = beat?.seat ?? first.seat ?? null;
  const text = beat?.text || lines.map((line) => line.text).join(" ");
  const undone = lines.every((line) => line.undone);
  const { picture = "", amounts = [], moment = null } = beat ?? {};
  return { seq, position, seat, text, picture, amounts, moment, lines, undone };
}

const QUOTED = /“([^”]+)”|«[\s\u00a0\u202f]?([^»]+?)[\s\u00a0\u202f]?»/g;

/** A sentence in bits: the name of who did it and the titles of things stand out, without their quotation marks. */
export function bitsOf(text: string, name: string): Bit[] {
  const bits: Bit[] = [];
  const push = (part: string, strong: boolean) => part && bits.push({ text: part, strong });
  for (const [i, part] of text.split("{who}").entries()) {
    if (i) push(name, true);
    let at = 0;
    for (const found of part.matchAll(QUOTED)) {
      push(part.slice(at, found.index), false);
      push(found[1] ?? found[2] ?? "", true);
      at = found.index + found[0].length;
    }
    push(part.slice(at), false);
  }
  return bits;
}

/** The same as one plain sentence, for who listens. */
export function spoken(text: string, name: string): string {
  return text.replaceAll("{who}", name);
}
