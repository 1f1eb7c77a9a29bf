/** A place in one sentence: its name, what is noted of it, what lies there. */
import { figure } from "$/lib/amount.ts";
import type { Amount, Board, Place } from "$/lib/protocol.ts";
import { say } from "$/lib/say.svelte.ts";

const worded = (amount: Amount) => `${amount.label} ${figure(amount)}`.trim();

/** On which side of each place its neighbours lie, where a map has sides to the north. */
const SIDES: readonly (readonly [string, number, number])[] = [
  ["north", 0, -1],
  ["north-east", 1, -1],
  ["south-east", 1, 0],
  ["south", 0, 1],
  ["south-west", -1, 1],
  ["north-west", -1, 0],
];

function around(place: Place, board: Board): string[] {
  return SIDES.flatMap(([side, dx, dy]) => {
    const to = board.places.find((each) => each.x === place.x + dx && each.y === place.y + dy);
    if (!to || to.unknown) return [];
    return [`${say(`compass-${side}`)} ${[to.label, ...(to.price ?? []).map(worded)].join(", ")}`];
  });
}

export function describe(place: Place, board: Board): string {
  const here = (board.pieces ?? []).filter((piece) => piece.at === place.id);
  const pieces = here.map((piece) => ((piece.count ?? 1) > 1 ? `${piece.label} ×${piece.count}` : piece.label));
  const printed = [...(place.price ?? []), ...(place.signs ?? [])].map(worded);
  const room = place.room == null ? "" : say("place-room", { n: place.room });
  const told = [place.label, ...printed, room, place.note, ...pieces].filter(Boolean).join(", ");
  return board.flat && !place.unknown ? [told, ...around(place, board)].join("; ") : told;
}
