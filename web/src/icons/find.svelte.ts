/** Icons by their word.  A game may bring more of its own; they are added when its board is loaded. */
import { SvelteMap } from "svelte/reactivity";
import common, { taken } from "./common.icons.json?drawn";

type Drawing = [size: number, body: string];

const drawings = new SvelteMap<string, Drawing>(Object.entries(common));
const sources = new Set<string>(taken);

export function drawingOf(word: string): Drawing | undefined {
  return drawings.get(word);
}

/** Adds the icons that a game brings. */
export function addIcons(more: Record<string, Drawing>, from: readonly string[]): void {
  for (const [word, drawing] of Object.entries(more)) drawings.set(word, drawing);
  for (const source of from) sources.add(source);
}

/** What came from an icon set, as `set:name`: the credits page names the authors. */
export function credited(): string[] {
  return [...sources].sort();
}
