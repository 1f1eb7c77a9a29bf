/** Through whose eyes this screen looks when several of its seats share it. */
import type { SeatInfo, You } from "$/lib/protocol.ts";

export interface Eyes {
  /** What to ask the server for: a seat, nobody, or nothing new. */
  look?: number | null;
  /** The seat to whom the screen is to be passed before anything of its own is shown. */
  pass: number | null;
}

/** `open`: the people at this screen may see each other's things, so nothing needs to be covered. */
export function nextEyes(you: You, seats: readonly SeatInfo[], waiting: readonly number[], open: boolean): Eyes {
  const mine = you.seats ?? [];
  const asked = mine.filter((seat) => waiting.includes(seat));
  const look = you.look ?? null;
  const target = asked[0];
  if (mine.length < 2 || target === undefined || (look !== null && asked.includes(look))) return { pass: null };
  const shared = seats.some((seat) => seat.kind === "hot" && mine.includes(seat.seat));
  if (!shared || open) return { look: target, pass: null };
  return look === null ? { pass: target } : { look: null, pass: target };
}
