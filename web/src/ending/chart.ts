/** The chances over time as lines: where each point stands, and which moments are named. */
import type { Point, Retelling } from "$/lib/protocol.ts";

export interface Line {
  /** The seat; -1: all together. */
  seat: number;
  d: string;
  area: string;
  last: [number, number];
}

export interface Frame {
  w: number;
  h: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const xOf = (frame: Frame, points: readonly Point[], position: number): number => {
  const [first, last] = [points[0]?.position ?? 0, points.at(-1)?.position ?? 1];
  const share = (position - first) / Math.max(1, last - first);
  return frame.left + Math.min(1, Math.max(0, share)) * (frame.w - frame.left - frame.right);
};

export const yOf = (frame: Frame, value: number): number =>
  frame.top + (1 - value / 100) * (frame.h - frame.top - frame.bottom);

export function linesOf(told: Retelling, frame: Frame): Line[] {
  const points = told.points ?? [];
  const seats = told.together ? [-1] : (points[0]?.values ?? []).map((_, seat) => seat);
  return seats.map((seat) => {
    const at = points.map(
      (point): [number, number] => [xOf(frame, points, point.position), yOf(frame, point.values[Math.max(0, seat)] ?? 0)],
    );
    const d = at.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
    const floor = yOf(frame, 0);
    const first: [number, number] = at[0] ?? [0, 0];
    const last: [number, number] = at.at(-1) ?? [0, 0];
    return { seat, d, area: `${d}L${last[0].toFixed(1)} ${floor}L${first[0].toFixed(1)} ${floor}Z`, last };
  });
}

/** The chance of a seat at a position, between the points that are known. */
export function valueAt(points: readonly Point[], seat: number, position: number): number {
  const after = points.findIndex((point) => point.position >= position);
  const b = points[after] ?? points.at(-1);
  const a = points[Math.max(0, after - 1)] ?? b;
  if (!a || !b) return 0;
  const [va, vb] = [a.values[seat] ?? 0, b.values[seat] ?? 0];
  return b.position === a.position ? vb : va + ((vb - va) * (position - a.position)) / (b.position - a.position);
}
