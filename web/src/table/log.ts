/** The log of a table as lines come in, and as one reads them out. */
import type { Line } from "$/lib/protocol.ts";
import { spoken } from "$/story/beats.ts";

/** Adds new lines; an undo among them crosses out what it took back. */
export function withUndone(lines: readonly Line[], more: readonly Line[]): Line[] {
  let all = [...lines];
  for (const line of more) {
    const to = line.to;
    if (line.kind === "undo" && to != null) all = all.map((old) => (isTaken(old, to) ? { ...old, undone: true } : old));
    all.push(line);
  }
  return all;
}

function isTaken(line: Line, to: number): boolean {
  return (line.kind === "event" || line.kind === "end") && line.position > to;
}

/** The undo that nothing has followed but chat, if another did it. */
export function takenBack(lines: readonly Line[], me: string): Line | null {
  const last = lines.findLast((line) => line.kind !== "chat");
  return last?.kind === "undo" && last.who !== me ? last : null;
}

export const isChat = (line: Line): boolean => line.kind === "chat";

/** What the live region reads: at most so many sentences, then how many more there are. */
export function readOut(
  lines: readonly Line[],
  named: (line: Line) => string,
  more: (n: number) => string,
  most = 3,
): string[] {
  const told = new Set(lines.flatMap((line) => (line.beat?.text ? [line.seq] : []))); // one sentence for all its lines
  const read = lines.filter((line) => line.kind !== "event" || !told.has(line.seq) || line.beat?.text);
  const plain = (line: Line) => {
    const name = line.kind === "chat" ? named(line) : ""; // all else is a whole sentence
    return name ? `${name}: ${line.text}` : line.text;
  };
  const words = (line: Line) =>
    line.beat?.text ? spoken(line.beat.text, named({ ...line, seat: line.beat.seat })) : plain(line);
  const sentences = read.slice(0, most).map(words);
  return read.length > most ? [...sentences, more(read.length - most)] : sentences;
}
