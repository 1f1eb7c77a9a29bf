import { describe, expect, it } from "vitest";
import { isThing, optionOf, toggled, withThings } from "./picks.ts";

const pick = { key: "take", groups: [["red-1", "red-2"], ["blue-1"]], least: 1, most: 2, labels: { "red-1": "red die" } };

describe("several things picked in one answer", () => {
  it("takes a thing and puts it back", () => {
    expect(toggled(pick, ["red-1"], "blue-1")).toEqual(["red-1", "blue-1"]);
    expect(toggled(pick, ["red-1", "blue-1"], "red-1")).toEqual(["blue-1"]);
  });

  it("puts back what was taken first where no more may be taken", () => {
    expect(toggled(pick, ["red-1", "red-2"], "blue-1")).toEqual(["red-2", "blue-1"]);
  });

  it("names of things that are alike the first ones", () => {
    expect(optionOf(pick, ["red-2", "blue-1"])).toEqual({ key: "take", ids: ["red-1", "blue-1"] });
  });

  it("is no answer while too few or too many are taken", () => {
    expect(optionOf(pick, [])).toBeNull();
    expect(optionOf(pick, ["red-1", "red-2", "blue-1"])).toBeNull();
  });

  it("lights every thing, and marks what is taken", () => {
    const lights = withThings(new Map(), pick, ["red-1"]);
    expect([...lights].map(([id, lit]) => [id, lit.chosen])).toEqual([
      ["red-1", true],
      ["red-2", false],
      ["blue-1", false],
    ]);
    expect(isThing(pick, "red-2")).toBe(true);
    expect(isThing(null, "red-2")).toBe(false);
  });
});
