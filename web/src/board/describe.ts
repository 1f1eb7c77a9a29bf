/** A place in one sentence: its name, what is noted of it, what lies there. */
import type { Board, Place } from "$/lib/protocol.ts";

export function describe(place: Place, board: Board): string {
  const here = (board.pieces ?? []).filter((piece) => piece.at === place.id);
  const pieces = here.map((piece) => ((piece.count ?? 1) > 1 ? `${piece.label} ×${piece.count}` : piece.label));
  return [place.label, place.note, ...pieces].filter(Boolean).join(", ");
}
