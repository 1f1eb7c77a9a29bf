/** The chapters of a journal as stretches of a table: which answers each of them holds. */
import type { JournalChapter } from "$/lib/protocol.ts";

export interface Span {
  key: string;
  title: string;
  /** The positions at which it begins and ends. */
  begin: number;
  end: number;
}

/** Where each chapter lies; one whose beginning is not known, or which holds no answer, lies nowhere. */
export function spansOf(chapters: readonly JournalChapter[], last: number): Map<string, Span> {
  const known = chapters.flatMap(({ key, title, position }) => (position == null ? [] : [{ key, title, begin: position }]));
  const spans = known.map((each, i) => ({ ...each, end: Math.min(last, known[i + 1]?.begin ?? last) }));
  return new Map(spans.filter((span) => span.begin < span.end).map((span) => [span.key, span]));
}

/** The chapter to which a position belongs: the answer that begins the next one is the last of this one. */
export function spanAt(spans: Iterable<Span>, position: number): Span | null {
  const all = [...spans];
  return all.find((span) => position > span.begin && position <= span.end) ?? all.find((span) => position === span.begin) ?? null;
}
