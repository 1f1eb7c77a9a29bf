import { describe, expect, it } from "vitest";
import type { Counter, Panel, Prose } from "$/lib/protocol.ts";
import { isMet, leavesOf } from "./book.ts";

const page = (side: string): Prose & { type: "prose" } => ({
  type: "prose",
  id: `page-${side}`,
  label: side,
  paragraphs: ["…"],
});
const goal = (value: number, most: number): Counter & { type: "counter" } => ({
  type: "counter",
  id: `goal-${value}`,
  label: "roofs",
  value,
  most,
});
const panel = (...parts: Panel["parts"]): Panel => ({ type: "panel", id: "task", label: "Page 3 of 8", parts });

describe("the book of a task", () => {
  it("has its goals on the open page only", () => {
    const leaves = leavesOf(panel(page("next"), page("before"), page("now"), goal(2, 3)));
    expect(leaves.map((leaf) => [leaf.side, leaf.goals.length])).toEqual([
      ["before", 0],
      ["now", 1],
      ["next", 0],
    ]);
  });

  it("opens on the first page without one before it, and on the last without one after it", () => {
    expect(leavesOf(panel(page("now"))).map((leaf) => leaf.side)).toEqual(["now"]);
  });

  it("ticks a goal when all of it is there", () => {
    expect([goal(2, 3), goal(3, 3)].map(isMet)).toEqual([false, true]);
  });
});
