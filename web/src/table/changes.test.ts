import { describe, expect, it } from "vitest";
import type { Scene } from "$/lib/protocol.ts";
import { changesBetween } from "./changes.ts";

interface Told {
  time?: number;
  energy?: number;
  at?: string;
  held?: string[];
  known?: boolean;
  turned?: number;
}

function scene({ time = 3, energy = 2, at = "camp", held = [], known = false, turned = 0 }: Told): Scene {
  return {
    game: "g",
    title: "G",
    players: [
      {
        seat: 1,
        stock: [{ label: "energy", value: energy, icon: "bolt" }],
        parts: [
          { type: "cards", id: "held-1", label: "Held", cards: held.map((id) => ({ id, title: id, kind: "find" })) },
        ],
      },
    ],
    strip: [
      {
        type: "track",
        id: "time",
        label: "Time",
        cells: [1, 2, 3, 4, 5].map((n) => ({ label: String(n) })),
        markers: [{ id: "time-marker", kind: "marker", label: "Time", at: String(time - 1) }],
      },
    ],
    board: [
      {
        type: "board",
        id: "map",
        label: "Map",
        layout: "grid",
        places: [
          { id: "camp", label: "The Camp", x: 0, y: 0 },
          { id: "fen", label: "The Fen", x: 1, y: 0, unknown: !known },
        ],
        pieces: [{ id: "bo", kind: "explorer", label: "Bo", at, seat: 1 }],
        rings: [{ id: "disc-1", label: "Disc 1", sectors: 8, turned }],
      },
    ],
  };
}

const told = (before: Told, after: Told) =>
  changesBetween(scene(before), scene(after)).map(({ sign, id, what, from, to }) =>
    [sign, id, what, from, to].filter(Boolean).join(" "),
  );

describe("what changed between two scenes", () => {
  it("is nothing when nothing did", () => {
    expect(told({}, {})).toEqual([]);
  });
  it("tells a track and a stock by their numbers, the clock first", () => {
    expect(told({}, { time: 5, energy: 0 })).toEqual(["changed time-marker Time 3 5", "changed energy 2 0"]);
  });
  it("tells a piece by the names of the places", () => {
    expect(told({}, { at: "fen", known: true })).toEqual(["moved bo Bo The Camp The Fen", "new fen The Fen"]);
  });
  it("tells what came and what went", () => {
    expect(told({ held: ["seed"] }, { held: ["salt"] })).toEqual(["new salt salt Held", "gone seed seed Held"]);
  });
  it("tells a ring that turned", () => {
    expect(told({}, { turned: 1 })).toEqual(["moved disc-1 Disc 1"]);
  });
});
