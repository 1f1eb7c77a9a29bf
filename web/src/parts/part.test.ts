import { describe, expect, it } from "vitest";
import type { Scene } from "$/lib/protocol.ts";
import { ridersBetween, turnsBetween } from "./part.ts";

/** One ring of eight sectors, and a probe on it. */
function sky(turned: number, at: number): Scene {
  return {
    game: "g",
    title: "G",
    players: [],
    board: [
      {
        type: "board",
        id: "sky",
        label: "Sky",
        layout: "rings",
        places: Array.from({ length: 8 }, (_, y) => ({ id: `s${y}`, label: "", x: 0, y })),
        pieces: [{ id: "probe", kind: "probe", label: "Probe", at: `s${at}` }],
        rings: [{ id: "disc", label: "Disc", sectors: 8, turned }],
      },
    ],
  };
}
const turns = (before: Scene, after: Scene) => [...turnsBetween(before, after)];

describe("rings that turn", () => {
  it("go the shorter way round, also past the top", () => {
    expect(turns(sky(0, 0), sky(7, 0))).toEqual([[0, -45]]);
    expect(turns(sky(7, 0), sky(0, 0))).toEqual([[0, 45]]);
    expect(turns(sky(3, 0), sky(3, 0))).toEqual([]);
  });
  it("take along what stood on them, and nothing that moved by itself", () => {
    const riders = (before: Scene, after: Scene) => [...ridersBetween(before, after, turnsBetween(before, after))];
    expect(riders(sky(0, 2), sky(7, 1))).toEqual([["probe", -45]]);
    expect(riders(sky(0, 0), sky(7, 7))).toEqual([["probe", -45]]);
    expect(riders(sky(0, 2), sky(7, 3))).toEqual([]);
    expect(riders(sky(0, 2), sky(7, 2))).toEqual([]);
  });
});
