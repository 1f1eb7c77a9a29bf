/** Whether somebody is here, away or thinking: the same words and the same sign for a person and for a bot. */
import type { SeatInfo } from "$/lib/protocol.ts";

export type Presence = "here" | "away" | "thinking" | "bot" | "stand-in" | "free";

const SILENT = 120_000; // milliseconds without an answer after which somebody who is connected counts as away

/** What a seat shows beside its name. */
export function presenceOf(
  seat: SeatInfo | undefined,
  online: readonly number[],
  mine: readonly number[],
  waiting: readonly number[],
): Presence {
  if (!seat || ["invite", "open", "left"].includes(seat.kind)) return "free";
  const asked = waiting.includes(seat.seat);
  if (seat.kind === "bot") return asked ? "thinking" : "bot";
  if (seat.stand_in) return asked ? "thinking" : "stand-in";
  if (!online.includes(seat.seat) && !mine.includes(seat.seat)) return "away";
  return asked ? "thinking" : "here";
}

/** The seats of others that are asked and whose people are away, or have been silent for long. */
export function awaited(
  seats: readonly SeatInfo[],
  online: readonly number[],
  mine: readonly number[],
  waiting: readonly number[],
  silence: number,
): SeatInfo[] {
  return seats.filter(
    (seat) =>
      (seat.kind === "person" || seat.kind === "hot") &&
      waiting.includes(seat.seat) &&
      !mine.includes(seat.seat) &&
      !seat.stand_in &&
      (!online.includes(seat.seat) || silence > SILENT),
  );
}
