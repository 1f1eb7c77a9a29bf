import { describe, expect, it } from "vitest";
import type { GameInfo, TableInfo } from "$/lib/protocol.ts";
import { nextLevel, otherWorlds, seatsOf, tableOf } from "./plans.ts";

const info = {
  id: "t",
  game: "g",
  title: "G",
  name: "Mine",
  status: "over",
  cartridge: "easy",
  difficulty: "",
  options: { a: "b" },
  seats: [
    { seat: 0, kind: "person", name: "Ines" },
    { seat: 1, kind: "bot", bot: "strong" },
    { seat: 2, kind: "person", name: "Bo" },
  ],
} as unknown as TableInfo;
const game = {
  key: "g",
  title: "G",
  seats: [2, 3],
  cartridges: [
    { key: "hard", title: "Hard", blurb: "", challenge: 3 },
    { key: "easy", title: "Easy", blurb: "", challenge: 1 },
  ],
} as GameInfo;

describe("what comes after a game", () => {
  it("has the same people, bots and settings", () => {
    const seats = seatsOf(info, 0);
    expect(seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "strong" }, { kind: "invite", name: "Bo" }]);
    expect(tableOf(info, seats)).toMatchObject({ game: "g", cartridge: "easy", options: { a: "b" }, name: "Mine" });
  });
  it("goes one level up: a difficulty, else the next world, else nowhere", () => {
    const levels = [
      { key: "1", label: "One" },
      { key: "2", label: "Two" },
    ];
    expect(nextLevel(game, info)).toMatchObject({ cartridge: "hard", label: "Hard" });
    expect(nextLevel({ ...game, difficulties: levels }, { ...info, difficulty: "1" })).toMatchObject({
      cartridge: "easy",
      difficulty: "2",
    });
    expect(nextLevel({ ...game, difficulties: levels, difficulty_seats: [1] }, { ...info, difficulty: "1" })?.cartridge).toBe("hard");
    expect(nextLevel(game, { ...info, cartridge: "hard" })).toBeNull();
    expect(nextLevel(undefined, info)).toBeNull();
  });
  it("offers every other world with room for all", () => {
    const duel = { ...game, key: "duel", seats: [2], cartridges: [{ key: "x", title: "X", blurb: "" }] } as GameInfo;
    expect(otherWorlds([game, duel], info).map((world) => world.cartridge)).toEqual(["hard"]);
  });
  it("takes settings along only within a game", () => {
    const world = { game: "other", cartridge: "x", difficulty: "", label: "", note: "" };
    expect(tableOf(info, [], world)).toMatchObject({ game: "other", cartridge: "x", options: {} });
  });
});
