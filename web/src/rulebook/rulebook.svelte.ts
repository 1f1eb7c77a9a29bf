/** The rulebook that is open, and at which rule. */
import { api } from "$/lib/api.ts";
import type { Rulebook } from "$/lib/protocol.ts";
import { settings } from "$/lib/settings.svelte.ts";

interface Drawer {
  open: boolean;
  game: string;
  /** The table that one sits at: its world and its discoveries have chapters of their own. */
  table: string;
  rule: string;
  book: Rulebook | null;
  failed: string;
}

export const drawer: Drawer = $state({ open: false, game: "", table: "", rule: "", book: null, failed: "" });

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
export function rulesOf(game: string, table = ""): void {
  if (drawer.game !== game || drawer.table !== table) drawer.book = null;
  [drawer.game, drawer.table] = [game, table];
}

export async function load(): Promise<void> {
  const [game, table, lang] = [drawer.game, drawer.table, settings.lang];
  if (!game) return;
  drawer.failed = "";
  try {
    const book = table ? await api.tableRulebook(table) : (read.get(`${game}/${lang}`) ?? (await api.rulebook(game)));
    if (!table) read.set(`${game}/${lang}`, book); // at a table it grows with what is discovered
    if (drawer.game === game && drawer.table === table && settings.lang === lang) drawer.book = book;
  } catch (trouble) {
    drawer.failed = (trouble as Error).message || "offline";
  }
}
