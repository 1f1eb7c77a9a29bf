import { describe, expect, it } from "vitest";
import type { Counter, Ending, Panel } from "$/lib/protocol.ts";
import { countOf } from "./count.ts";

const counter = (label: string, value: number): Counter & { type: "counter" } => ({
  type: "counter",
  id: `${label}-${value}`,
  label,
  value,
});
const panel = (seat: number, ...values: number[]): Panel & { type: "panel" } => ({
  type: "panel",
  id: `count-${seat}`,
  label: "Count",
  seat,
  parts: values.map((value, i) => counter(["before", "gold", "danger"][i] ?? "", value)),
});
const ending = (...parts: NonNullable<Ending["parts"]>): Ending => ({ kind: "win", text: "", parts });

describe("the final count", () => {
  it("adds up step by step, losses too", () => {
    const count = countOf(ending(panel(0, 20, 7, 0), panel(1, 24, 0, -3)));
    expect(count?.seats).toEqual([0, 1]);
    expect(count?.steps.map((step) => [step.label, ...step.totals])).toEqual([
      ["before", 20, 24],
      ["gold", 27, 24],
      ["danger", 27, 21],
    ]);
  });
  it("is left to the parts themselves where they are no count, or not the same for all", () => {
    expect(countOf(ending())).toBeNull();
    expect(countOf(ending(counter("gold", 3)))).toBeNull();
    expect(countOf(ending(panel(0, 20, 7), panel(1, 24)))).toBeNull();
  });
});
