/** To whom a seat may be handed: everybody else who plays here, each once. */
import type { SeatInfo } from "$/lib/protocol.ts";

const HELD = ["person", "hot"];

/** One seat for each other person, by which they are meant; people at one's own screen among them. */
export function receivers(seats: readonly SeatInfo[], seat: number, mine: readonly number[]): SeatInfo[] {
  const from = seats[seat];
  const isOther = (other: SeatInfo) =>
    HELD.includes(other.kind) && !(mine.includes(other.seat) && other.kind === from?.kind && other.name === from?.name);
  const known = new Set<string>();
  return seats.filter((other) => {
    const key = `${mine.includes(other.seat)}/${other.kind}/${other.name ?? ""}`;
    if (other.seat === seat || !isOther(other) || known.has(key)) return false;
    known.add(key);
    return true;
  });
}
