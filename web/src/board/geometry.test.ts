import { describe, expect, it } from "vitest";
import type { Board, Place } from "$/lib/protocol.ts";
import { fan, geometryOf, neighbour, turnOf, type Spot } from "./geometry.ts";

const at = (id: string, x: number, y: number): Place => ({ id, label: id, x, y });
const board = (layout: Board["layout"], places: Place[], more: Partial<Board> = {}): Board => ({
  type: "board",
  id: "b",
  label: "B",
  layout,
  places,
  ...more,
});

describe("layouts", () => {
  it("puts the places of a grid in rows, wherever they begin", () => {
    const { spots, box } = geometryOf(board("grid", [at("a", -1, -1), at("b", 0, -1), at("c", -1, 0)]));
    expect(spots.get("b")!.x - spots.get("a")!.x).toBe(spots.get("c")!.y - spots.get("a")!.y);
    expect(box.x).toBeLessThan(spots.get("a")!.x);
  });

  it("gives every hex six neighbours at the same distance", () => {
    const around = [
      at("m", 0, 0),
      at("1", 1, 0),
      at("2", 0, 1),
      at("3", -1, 1),
      at("4", -1, 0),
      at("5", 0, -1),
      at("6", 1, -1),
    ];
    const { spots } = geometryOf(board("hex", around));
    const far = ["1", "2", "3", "4", "5", "6"].map((id) => Math.hypot(spots.get(id)!.x, spots.get(id)!.y));
    for (const each of far) expect(each).toBeCloseTo(far[0]!, 5);
  });

  it("keeps the places of a ring where they are when the ring turns beneath them", () => {
    const still = { id: "r", label: "R", sectors: 8 };
    expect(turnOf(at("p", 0, 2), { ...still, turned: 3 })).toBe(turnOf(at("p", 0, 2), still));
    expect(turnOf(at("q", 0, 2), still) - turnOf(at("p", 0, 0), still)).toBeCloseTo(Math.PI / 2);
  });
});

describe("arrow keys", () => {
  const { spots } = geometryOf(board("grid", [at("a", 0, 0), at("b", 1, 0), at("c", 0, 1), at("d", 3, 0)]));
  it("goes to the nearest place ahead", () => {
    expect(neighbour(spots, "a", 1, 0)).toBe("b");
    expect(neighbour(spots, "b", 1, 0)).toBe("d");
    expect(neighbour(spots, "a", 0, 1)).toBe("c");
  });
  it("stays where nothing lies ahead, and starts somewhere", () => {
    expect(neighbour(spots, "a", -1, 0)).toBeNull();
    expect(neighbour(spots, "gone", 1, 0)).toBe("a");
  });
});

describe("several pieces on one place", () => {
  it("never covers one with another", () => {
    for (const count of [2, 3, 4]) {
      const spots = fan(count, 30);
      expect(new Set(spots.map(String)).size).toBe(count);
    }
  });

  it("lays hexes with a side to the north in columns, half a hex lower towards the south-east", () => {
    const places = [at("home", 0, 0), at("south", 0, 1), at("south-east", 1, 0), at("north-east", 1, -1)];
    const { spots } = geometryOf(board("hex", places, { flat: true }));
    const spot = (id: string) => spots.get(id) as Spot;
    expect(spot("south").x).toBe(spot("home").x);
    expect(spot("south-east").y - spot("home").y).toBeCloseTo((spot("south").y - spot("home").y) / 2);
    expect(spot("north-east").y).toBeCloseTo(-spot("south-east").y);
  });
});
