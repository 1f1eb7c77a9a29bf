/** The final count as a table: a row a step, a column a seat, where the ending tells it panel by panel. */
import type { Ending, Panel } from "$/lib/protocol.ts";

export interface Step {
  label: string;
  /** What each seat gets by it, in the order of `seats`. */
  points: readonly number[];
  /** What each has after it. */
  totals: readonly number[];
}

export interface Counted {
  seats: readonly number[];
  steps: readonly Step[];
}

/** `null` where the parts of the ending are something else than a count of every seat. */
export function countOf(ending: Ending): Counted | null {
  const parts = ending.parts ?? [];
  const panels = parts.filter((part): part is Panel => part.type === "panel" && part.seat != null);
  if (!panels.length || panels.length !== parts.length) return null;
  const rows = panels.map((panel) => panel.parts.filter((part) => part.type === "counter"));
  const [first = []] = rows;
  if (rows.some((row, i) => row.length !== first.length || row.length !== panels[i]?.parts.length)) return null;
  const totals = panels.map(() => 0);
  const steps = first.map(({ label }, i) => {
    const points = rows.map((row) => row[i]?.value ?? 0);
    points.forEach((n, seat) => (totals[seat] = (totals[seat] ?? 0) + n));
    return { label, points, totals: [...totals] };
  });
  return { seats: panels.map((panel) => panel.seat ?? 0), steps };
}
