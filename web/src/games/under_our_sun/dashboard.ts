/** The parts of a character's board, found in its panel by their kind. */
import type { Cards, Counter, Dice, Panel, Player, Prose, Slots, Steps } from "$/lib/protocol.ts";

export interface Figure {
  panel: Panel;
  gauges: readonly Counter[];
  karma: Counter | undefined;
  fitness: Steps | undefined;
  dice: readonly Dice[];
  carried: Slots | undefined;
  skill: Cards | undefined;
  team: Cards | undefined;
  state: Prose | undefined;
}

export function figuresOf(player: Player): Figure[] {
  return (player.parts ?? []).flatMap((panel) => (panel.type === "panel" && panel.figure ? [figureOf(panel)] : []));
}

function figureOf(panel: Panel): Figure {
  const counters = panel.parts.filter((part) => part.type === "counter");
  const cards = (word: string) => panel.parts.find((part) => part.type === "cards" && part.id.startsWith(word)) as Cards | undefined;
  return {
    panel,
    gauges: counters.filter((part) => part.icon !== "karma"),
    karma: counters.find((part) => part.icon === "karma"),
    fitness: panel.parts.find((part) => part.type === "steps"),
    dice: panel.parts.filter((part) => part.type === "dice"),
    carried: panel.parts.find((part) => part.type === "slots"),
    skill: cards("skills"),
    team: cards("team"),
    state: panel.parts.find((part) => part.type === "prose"),
  };
}
