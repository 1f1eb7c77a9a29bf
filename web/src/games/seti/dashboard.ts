/** The parts of an agency's board, sorted by what they are for. */
import type { Card, Cards, Player, Track } from "$/lib/protocol.ts";
import type { Part } from "$/parts/part.ts";

export interface Shelf {
  id: string;
  label: string;
  cards: readonly Card[];
}

export interface Dashboard {
  top: Track | undefined;
  lower: Track | undefined;
  /** Cards to choose from: the hand, and Exertian cards. */
  hands: readonly Part[];
  /** Cards that lie: technologies, missions, income. */
  shelves: readonly Shelf[];
  others: readonly Part[];
}

const HELD = ["hand", "exertian", "plotted"];

export function dashboardOf(player: Player): Dashboard {
  const parts: readonly Part[] = player.parts ?? [];
  const named = (word: string) => parts.find((part) => part.id === `${word}-${player.seat}`);
  const isTrack = (part: Part | undefined): part is Track & { type: "track" } => part?.type === "track";
  const isCards = (part: Part): part is Cards & { type: "cards" } => part.type === "cards";
  const inHand = (part: Part) => HELD.some((word) => part.id === `${word}-${player.seat}`);
  const [top, lower] = [named("computer"), named("lower")];
  return {
    top: isTrack(top) ? top : undefined,
    lower: isTrack(lower) ? lower : undefined,
    hands: parts.filter(inHand),
    shelves: parts
      .filter(isCards)
      .filter((part) => !inHand(part))
      .map((part) => ({ id: part.id, label: part.label, cards: part.cards ?? [] })),
    others: parts.filter((part) => !isCards(part) && !isTrack(part)),
  };
}
