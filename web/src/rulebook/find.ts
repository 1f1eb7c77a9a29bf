/** Searching a rulebook: every word of the query must be in the paragraph, its chapter's title or its rules. */
import type { RuleChapter, Rulebook } from "$/lib/protocol.ts";

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

export function search(book: Rulebook, query: string): RuleChapter[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (!words.length) return book.chapters;
  return book.chapters.flatMap((chapter) => {
    const title = plain(chapter.title);
    const entries = chapter.entries.filter((entry) => {
      const text = plain(`${entry.text} ${(entry.rules ?? []).join(" ")}`);
      return words.every((word) => text.includes(word) || title.includes(word));
    });
    return entries.length ? [{ ...chapter, entries }] : [];
  });
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
