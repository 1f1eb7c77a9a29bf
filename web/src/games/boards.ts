/** Boards that a game draws for itself, loaded when it is played.  A game without one gets the generic board. */
import type { Component } from "svelte";
import { addIcons } from "$/icons/find.svelte.ts";
import type { Board, Panel, Player } from "$/lib/protocol.ts";
import type { Part } from "$/parts/part.ts";

/** `beside` are the other boards of the scene, for a game that has room to draw them along. */
export type BoardComponent = Component<{ board: Board; beside?: readonly Board[] }>;
export type MiddleComponent = Component<{ part: Panel }>;
export type SharedComponent = Component<{ part: Part }>;
export type DashboardComponent = Component<{ player: Player }>;

const BOARDS = import.meta.glob<{ default: BoardComponent }>("./*/Board.svelte");
const DASHBOARDS = import.meta.glob<{ default: DashboardComponent }>("./*/Dashboard.svelte");
const SHARED = import.meta.glob<{ default: SharedComponent }>("./*/Shared.svelte");
const MIDDLES = import.meta.glob<{ default: MiddleComponent }>("./*/Middle.svelte");
const EXTRAS = import.meta.glob<{ default: Record<string, [number, string]>; taken: string[] }>("./*/*.icons.json", {
  query: "?drawn",
});

/** The board of a game and its icons; `null` where it has none of its own. */
export async function boardOf(game: string): Promise<BoardComponent | null> {
  const icons = Object.keys(EXTRAS).find((path) => path.startsWith(`./${game}/`));
  if (icons) {
    const extra = await EXTRAS[icons]?.();
    if (extra) addIcons(extra.default, extra.taken);
  }
  const load = BOARDS[`./${game}/Board.svelte`];
  return load ? (await load()).default : null;
}

/** How a game draws what belongs to one seat; `null`: part by part. */
export async function dashboardOf(game: string): Promise<DashboardComponent | null> {
  const load = DASHBOARDS[`./${game}/Dashboard.svelte`];
  return load ? (await load()).default : null;
}

/** How a game draws a panel that has a tab among its boards; `null`: part by part. */
export async function middleOf(game: string): Promise<MiddleComponent | null> {
  const load = MIDDLES[`./${game}/Middle.svelte`];
  return load ? (await load()).default : null;
}

/** How a game draws what all share beside the map; `null`: part by part. */
export async function sharedOf(game: string): Promise<SharedComponent | null> {
  const load = SHARED[`./${game}/Shared.svelte`];
  return load ? (await load()).default : null;
}
