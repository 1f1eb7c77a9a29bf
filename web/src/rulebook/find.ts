/** Searching a rulebook: every word of the query must be in the paragraph, its chapter's title or its rules. */
import type { Board, Card, Option, RuleChapter, RuleEntry, Rulebook, Scene } from "$/lib/protocol.ts";
import type { Part } from "$/parts/part.ts";

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

export function search(book: Rulebook, query: string): RuleChapter[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (!words.length) return book.chapters;
  return book.chapters.flatMap((chapter) => {
    const title = plain(chapter.title);
    const entries = chapter.entries.filter((entry) => {
      const text = plain([...wordsOf(entry), ...(entry.rules ?? [])].join(" "));
      return words.every((word) => text.includes(word) || title.includes(word));
    });
    return entries.length ? [{ ...chapter, entries }] : [];
  });
}

/** All that a paragraph says, as plain text. */
function wordsOf(entry: RuleEntry): string[] {
  const marks = (entry.picture?.marks ?? []).map((mark) => mark.label);
  return [entry.term ?? "", entry.text, ...(entry.rows ?? []).flat(), ...marks];
}

function within(part: Part): readonly Part[] {
  return [part, ...(part.type === "panel" || part.type === "book" ? part.parts.flatMap(within) : [])];
}

function partsOf(scene: Scene): Part[] {
  const own = scene.players.flatMap((player) => player.parts ?? []);
  return [...(scene.strip ?? []), ...(scene.board ?? []), ...(scene.shared ?? []), ...own].flatMap(within);
}

/** The part of a scene that a picture shows. */
export function partIn(scene: Scene, id: string): Part | null {
  return partsOf(scene).find((part) => part.id === id) ?? null;
}

/** The card of a scene that a picture shows. */
export function cardIn(scene: Scene, id: string): Card | null {
  return partsOf(scene).flatMap((part) => (part.type === "cards" ? (part.cards ?? []) : [])).find((card) => card.id === id) ?? null;
}

/** A board that shows one place alone: with what lies there, and what lies between it and the places beside it. */
export function around(boards: readonly Board[], id: string): Board | null {
  const board = boards.find((each) => each.places.some((place) => place.id === id));
  if (!board) return null;
  const edges = (board.edges ?? []).filter((edge) => edge.a === id || edge.b === id);
  const beside = new Set([id, ...edges.flatMap((edge) => [edge.a, edge.b])]);
  const places = board.places.filter((each) => beside.has(each.id));
  return { ...board, places, edges, pieces: (board.pieces ?? []).filter((piece) => piece.at === id) };
}

/** An option in the words by which a picture names it: `move spare_meadow`. */
export function wordsOfOption({ key, ids }: Option): string {
  return [key, ...(ids ?? [])].join(" ");
}

/** Text with `**bold**` and `*italic*` in pieces, so that nothing of it is ever read as markup of the page. */
export function runs(text: string): { text: string; kind: "" | "b" | "i" }[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((run) => {
      if (run.startsWith("**")) return { text: run.slice(2, -2), kind: "b" };
      return run.startsWith("*") && run.endsWith("*") && run.length > 2
        ? { text: run.slice(1, -1), kind: "i" }
        : { text: run, kind: "" };
    });
}
