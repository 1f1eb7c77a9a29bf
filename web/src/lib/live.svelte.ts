/** What a screen reader is told: politely what happened, at once what went wrong. */

export const live: { polite: string; assertive: string } = $state({ polite: "", assertive: "" });

let timer: ReturnType<typeof setTimeout> | undefined;

export function announce(sentences: readonly string[]): void {
  if (!sentences.length) return;
  const text = sentences.join(" ");
  live.polite = live.polite === text ? `${text} ` : text; // the same words twice must be a change to be read again
  clearTimeout(timer);
  timer = setTimeout(() => (live.polite = ""), 8000);
}

export function alarm(text: string): void {
  live.assertive = text;
}
