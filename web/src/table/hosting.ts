/** Whom a host can name: spectators are known by what they wrote. */
import type { Line, SeatInfo, TableInfo, You } from "$/lib/protocol.ts";

const SHOWN = 8;

/** The last line of chat of each spectator, newest first.  Players have their row among the seats. */
export function talkers(lines: readonly Line[], seats: readonly SeatInfo[], me: string): Line[] {
  const seated = new Set([me, ...seats.map((seat) => seat.name ?? "")]);
  const last = new Map<string, Line>();
  for (const line of lines) if (line.kind === "chat" && line.who && !seated.has(line.who)) last.set(line.who, line);
  return [...last.values()].sort((a, b) => b.seq - a.seq).slice(0, SHOWN);
}

/** Whether the host lets this reader write nothing: a player who was muted, a spectator where only players chat. */
export function isQuiet(at: { info: TableInfo | null; you: You }): boolean {
  const mine = at.you.seats ?? [];
  if (!mine.length) return at.info?.spectator_chat === false && !at.you.host;
  return (at.info?.seats ?? []).some((seat) => seat.muted && mine.includes(seat.seat));
}
