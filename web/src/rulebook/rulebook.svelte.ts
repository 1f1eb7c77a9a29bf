/** The rulebook that is open, and at which rule. */
import { api } from "$/lib/api.ts";
import type { Rulebook } from "$/lib/protocol.ts";
import { settings } from "$/lib/settings.svelte.ts";

interface Drawer {
  open: boolean;
  game: string;
  rule: string;
  book: Rulebook | null;
  failed: string;
}

export const drawer: Drawer = $state({ open: false, game: "", rule: "", book: null, failed: "" });

/** Where the reader was before the book was opened. */
let before: Element | null = null;

const read = new Map<string, Rulebook>();

/** Opens the rulebook of the game at hand, at a rule if one is named. */
export function openRules(rule?: string): void {
  if (!drawer.open) before = document.activeElement;
  drawer.rule = rule ?? "";
  drawer.open = true;
  void load();
}

export function closeRules(): void {
  drawer.open = false;
  if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
  before = null;
}

/** Which game a press on "Rules" means. */
export function rulesOf(game: string): void {
  if (drawer.game !== game) drawer.book = null;
  drawer.game = game;
}

export async function load(): Promise<void> {
  const [game, lang] = [drawer.game, settings.lang];
  if (!game) return;
  drawer.failed = "";
  try {
    const book = read.get(`${game}/${lang}`) ?? (await api.rulebook(game));
    read.set(`${game}/${lang}`, book);
    if (drawer.game === game && settings.lang === lang) drawer.book = book;
  } catch (trouble) {
    drawer.failed = (trouble as Error).message || "offline";
  }
}
