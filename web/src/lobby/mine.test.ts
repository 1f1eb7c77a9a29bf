import { describe, expect, it } from "vitest";
import type { TableCard } from "$/lib/protocol.ts";
import { sorted } from "./mine.ts";

const card = (id: string, more: Partial<TableCard> = {}): TableCard =>
  ({ id, game: "g", title: "G", name: "", status: "playing", seats: [], ...more }) as TableCard;

describe("your tables", () => {
  it("have their trials under them, and those put away apart", () => {
    const mine = sorted([card("t1", { origin: "a" }), card("a"), card("b", { archived: true }), card("t2", { origin: "gone" })]);
    expect(mine.shown.map(({ table, trials }) => [table.id, trials.map((trial) => trial.id)])).toEqual([
      ["a", ["t1"]],
      ["t2", []],
    ]);
    expect(mine.away.map((table) => table.id)).toEqual(["b"]);
  });
  it("put away take their trials along", () => {
    const mine = sorted([card("a", { archived: true }), card("t", { origin: "a" })]);
    expect(mine.shown).toEqual([]);
    expect(mine.away.map((table) => table.id)).toEqual(["a"]);
  });
});
