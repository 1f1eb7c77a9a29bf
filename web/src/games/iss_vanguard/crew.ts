/** The parts of a member's board, found in its panel by their ids. */
import type { Cards, Counter, Dice, Panel, Player, Slots } from "$/lib/protocol.ts";

export interface Crew {
  panel: Panel;
  gauges: readonly Counter[];
  columns: Slots | undefined;
  used: Dice | undefined;
  injuries: Cards | undefined;
  hand: Cards | undefined;
  others: readonly Cards[];
}

export function crewOf(player: Player): Crew | null {
  const panel = (player.parts ?? []).find((part) => part.type === "panel");
  if (panel?.type !== "panel") return null;
  const cards = panel.parts.filter((part) => part.type === "cards");
  const named = (word: string) => cards.find((part) => part.id.startsWith(word));
  const known = ["injuries", "hand"].flatMap((word) => named(word) ?? []);
  return {
    panel,
    gauges: panel.parts.filter((part) => part.type === "counter"),
    columns: panel.parts.find((part) => part.type === "slots"),
    used: panel.parts.find((part) => part.type === "dice"),
    injuries: named("injuries"),
    hand: named("hand"),
    others: cards.filter((part) => !known.includes(part) && !!part.cards?.length),
  };
}
