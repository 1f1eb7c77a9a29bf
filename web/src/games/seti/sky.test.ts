import { describe, expect, it } from "vitest";
import { alongRim, hueOf, lines, polar, turnOf } from "./sky.ts";

describe("the sky", () => {
  it("reads a slot from left to right above and below the Sun", () => {
    for (const sector of [0, 3, 4, 7]) {
      const xs = alongRim(3, 400, turnOf(sector), 27).map((point) => point.x);
      expect(xs).toEqual([...xs].sort((a, b) => a - b));
    }
  });

  it("puts the first sector right of the top", () => {
    const { x, y } = polar(100, turnOf(0));
    expect(x).toBeGreaterThan(0);
    expect(y).toBeLessThan(-x);
  });

  it("breaks a name where its lines would grow too long, never within a word", () => {
    expect(lines("Proxima du Centaure", 8)).toEqual(["Proxima", "du", "Centaure"]);
    expect(lines("Sirius A", 8)).toEqual(["Sirius A"]);
  });

  it("tells the four colours of sectors apart by their dashes too", () => {
    expect(new Set(["yellow", "red", "blue", "black"].map((look) => hueOf(look).dash)).size).toBe(4);
  });
});
