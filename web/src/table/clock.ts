/** Clocks as a page knows them: read once, then run on by this machine's own. */
import type { ClockInfo, View } from "$/lib/protocol.ts";

/** Milliseconds that a seat has left; `seen` is when the clock was read, by this machine. */
export function leftOf(clock: ClockInfo, seen: number, seat: number, now: number): number {
  const gone = (clock.running ?? []).includes(seat) ? Math.max(0, now - seen) : 0;
  return Math.max(0, (clock.left[seat] ?? 0) - gone);
}

/**
 * When the clock of a view was read.  One that came with news was read this moment, whatever this machine takes the time
 * for; one that was known already keeps its moment; of one found on arrival only the server's own time is known.
 */
export function seenAt(view: View, before: ClockInfo | null, seen: number, now: number): number {
  if (!view.clock) return now;
  if (before && before.at === view.clock.at) return seen;
  return view.since === 0 ? Math.min(now, view.clock.at ?? now) : now;
}
