import { describe, expect, it } from "vitest";
import type { GameInfo } from "$/lib/protocol.ts";
import { firstPlans, introOf, lengthOf, matters, shelved, spanOf, tableOf, withSeats } from "./shelf.ts";

const game: GameInfo = {
  key: "g",
  title: "G",
  seats: [2, 3, 4],
  bots: [{ key: "random", label: "Random" }],
  cartridges: [
    { key: "a", title: "A", blurb: "", challenge: 3, minutes: 90 },
    { key: "b", title: "B", blurb: "", challenge: 2, minutes: 60 },
  ],
};

const draft = {
  cartridge: "a",
  difficulty: "",
  options: {},
  name: " Tea ",
  listed: false,
  adviser: true,
  undo: "consent" as const,
  clock: 0,
  plans: firstPlans(game, 2),
};

describe("a new table", () => {
  it("begins with you and bots, or with an invitation where there are none", () => {
    expect(firstPlans(game, 3)).toEqual([
      { kind: "me" },
      { kind: "bot", bot: "random" },
      { kind: "bot", bot: "random" },
    ]);
    expect(firstPlans({ ...game, bots: [] }, 2)[1]).toEqual({ kind: "invite" });
  });
  it("keeps what was chosen when seats are added or taken away", () => {
    const plans = withSeats(game, [{ kind: "me" }, { kind: "hot", name: "Dao" }], 3);
    expect(plans[1]).toEqual({ kind: "hot", name: "Dao" });
    expect(withSeats(game, plans, 2)).toHaveLength(2);
  });
  it("asks for a clock only where one was chosen", () => {
    expect(tableOf(game, draft)).toMatchObject({ clock: null, name: "Tea" });
    expect(tableOf(game, { ...draft, clock: 15 }).clock).toEqual({ minutes: 15, bonus: 10 });
  });
  it("asks nothing that makes no difference with so many players", () => {
    const solo: GameInfo = {
      ...game,
      difficulty_seats: [3],
      settings: [
        { key: "deck", label: "Deck", values: [] },
        { key: "rival", label: "Rival", values: [], seats: [3] },
      ],
    };
    expect([matters([3], 2), matters([3], 3), matters([], 2), matters(undefined, 2)]).toEqual([false, true, true, true]);
    const chosen = { ...draft, difficulty: "hard", options: { deck: "b", rival: "yes" } };
    expect(tableOf(solo, chosen)).toMatchObject({ difficulty: "", options: { deck: "b" } });
    expect(tableOf(solo, { ...chosen, plans: firstPlans(game, 3) })).toMatchObject({
      difficulty: "hard",
      options: { deck: "b", rival: "yes" },
    });
  });
});

describe("the shelf", () => {
  it("says how long the shortest and the longest of its worlds are", () => {
    expect([lengthOf(game), spanOf(game)]).toEqual([60, "60–90"]);
    const one: GameInfo = { key: "s", title: "S", cartridges: [{ key: "s", title: "S", blurb: "", minutes: 5 }] };
    expect([spanOf(one), spanOf({ key: "x", title: "X" })]).toEqual(["5", ""]);
    expect(lengthOf({ key: "x", title: "X" })).toBe(0);
  });
  it("says in a sentence what it is", () => {
    expect(introOf({ ...game, blurb: "A grid of 3.5 by 2. And gravity!" })).toBe("A grid of 3.5 by 2.");
    expect(introOf({ ...game, blurb: "No end" })).toBe("No end");
  });
  it("puts the long games first", () => {
    const short: GameInfo = { key: "s", title: "S", cartridges: [{ key: "s", title: "S", blurb: "", minutes: 5 }] };
    expect(shelved([short, game]).map((each) => each.key)).toEqual(["g", "s"]);
  });
});
