import { describe, expect, it } from "vitest";
import type { Place } from "$/lib/protocol.ts";
import { discsOf, topOf } from "./discs.ts";

/** Two rings: a disc on the inner one with one cut-out, over a board that has both. */
const places: Place[] = [0, 1].flatMap((ring) =>
  Array.from({ length: 8 }, (_, sector) => ({
    id: `${ring}-${sector}`,
    label: "",
    x: ring,
    y: sector,
    levels: [ring === 0 && sector !== 3 ? "empty" : "hole", sector === 3 ? "comet" : "empty"],
  })),
);

describe("the discs", () => {
  it("are painted from the board up, each with its own cells", () => {
    expect(discsOf(places).map((disc) => [disc.level, disc.cells.length])).toEqual([
      [1, 16],
      [0, 7],
    ]);
  });
  it("have an edge around them and around every cut-out", () => {
    const [board, disc] = discsOf(places);
    const lines = (edge: string) => edge.split("M").length - 1;
    expect(lines(board?.edge ?? "")).toBe(8); // the rim
    expect(lines(disc?.edge ?? "")).toBe(7 + 2); // the rim, and both sides of the cut-out
  });
  it("let one see what is on top", () => {
    expect(places.filter((place) => place.x === 0).map(topOf)).toEqual([0, 0, 0, 1, 0, 0, 0, 0]);
  });
  it("are none where a board has no levels", () => {
    expect(discsOf([{ id: "a", label: "", x: 0, y: 0 }])).toEqual([]);
  });
});
