import { describe, expect, it } from "vitest";
import type { Retelling } from "$/lib/protocol.ts";
import { linesOf, valueAt, xOf, yOf, type Frame } from "./chart.ts";

const frame: Frame = { w: 100, h: 60, left: 0, right: 0, top: 10, bottom: 10 };
const points = [
  { position: 10, turn: 1, values: [50, 50] },
  { position: 20, turn: 2, values: [80, 20] },
  { position: 30, turn: 3, values: [0, 100] },
];

describe("the chances over time", () => {
  it("stand from left to right by their positions and from foot to head by their value", () => {
    expect(points.map((point) => xOf(frame, points, point.position))).toEqual([0, 50, 100]);
    expect([0, 50, 100].map((value) => yOf(frame, value))).toEqual([50, 30, 10]);
  });
  it("are a line for each rival, and one for a crew", () => {
    expect(linesOf({ turns: 3, milliseconds: 0, points } as Retelling, frame).map((line) => [line.seat, line.last])).toEqual([
      [0, [100, 50]],
      [1, [100, 10]],
    ]);
    expect(linesOf({ turns: 3, milliseconds: 0, points, together: true } as Retelling, frame)).toHaveLength(1);
  });
  it("are known between two points, too", () => {
    expect(valueAt(points, 0, 15)).toBe(65);
    expect(valueAt(points, 1, 30)).toBe(100);
    expect(valueAt(points, 0, 5)).toBe(50);
  });
});
