import { describe, expect, it } from "vitest";
import { candidates, entriesOf, entryOfKey, keysInShort, lightsOf, NOTHING, press, RESERVED } from "./options.ts";
import type { Asked, Choice } from "./protocol.ts";

const choice = (label: string, ...touches: string[]): Choice => ({
  option: { key: label, ids: touches },
  label,
  touches,
});
const asked = (choices: Choice[], free: Choice[] = []): Asked => ({ number: 1, prompt: "?", choices, free });

describe("keys", () => {
  it("numbers the first nine and then uses letters that the table does not need", () => {
    const keys = entriesOf(asked(Array.from({ length: 40 }, (_, i) => choice(`o${i}`)))).map((entry) => entry.key);
    expect(keys.slice(0, 11)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "Q", "W"]);
    const given = keys.filter(Boolean);
    expect(new Set(given).size).toBe(given.length);
    expect(given.some((key) => RESERVED.includes(key))).toBe(false);
    expect(keys.at(-1)).toBe("");
  });

  it("gives free moves letters that no answer has", () => {
    const many = Array.from({ length: 16 }, (_, i) => choice(`o${i}`));
    const entries = entriesOf(asked(many, [choice("a"), choice("b")]));
    const keys = entries.map((entry) => entry.key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(entries.at(-1)?.free).toBe(true);
  });

  it("finds an entry by its key, whatever the case", () => {
    const entries = entriesOf(asked([choice("one")], [choice("swap")]));
    expect(entryOfKey(entries, "1")).toBe(0);
    expect(entryOfKey(entries, "f")).toBe(1);
    expect(entryOfKey(entries, "9")).toBeNull();
    expect(entryOfKey(entries, "")).toBeNull();
  });

  it("writes several keys shortly", () => {
    expect(keysInShort(["3"])).toBe("3");
    expect(keysInShort(["1", "2"])).toBe("1 2");
    expect(keysInShort(["3", "4", "5"])).toBe("3–5");
    expect(keysInShort(["1", "4", "Q"])).toBe("");
  });
});

describe("pressing", () => {
  const entries = entriesOf(
    asked([choice("investigate", "cube", "space-a"), choice("rest", "cube", "space-b"), choice("discard", "cube")]),
  );

  it("chooses at once where only one entry touches the thing", () => {
    expect(press(entries, NOTHING, "space-a")).toEqual({ ids: ["space-a"], chosen: 0 });
  });

  it("leaves open which of several is meant, and narrows with the next press", () => {
    const first = press(entries, NOTHING, "cube");
    expect(first.chosen).toBeNull();
    expect(candidates(entries, first)).toEqual([0, 1, 2]);
    expect(press(entries, first, "space-b")).toEqual({ ids: ["cube", "space-b"], chosen: 1 });
  });

  it("starts anew when two things do not go together", () => {
    const first = press(entries, NOTHING, "space-a");
    expect(press(entries, first, "space-b")).toEqual({ ids: ["space-b"], chosen: 1 });
  });

  it("lets go of a thing that is pressed again", () => {
    const first = press(entries, NOTHING, "cube");
    expect(press(entries, first, "cube")).toEqual(NOTHING);
  });

  it("goes through the options of a key that is pressed again and again", () => {
    const rowed = entriesOf(asked([{ ...choice("a", "x"), row: "r" }, choice("b"), { ...choice("c", "y"), row: "r" }]));
    expect(rowed.map(({ key }) => key)).toEqual(["1", "2", "1"]);
    expect(entryOfKey(rowed, "1")).toBe(0);
    expect(entryOfKey(rowed, "1", 0)).toBe(2);
    expect(entryOfKey(rowed, "1", 2)).toBe(0);
  });

  it("lights the piece that an option moves, and says on its place who comes", () => {
    const moves = entriesOf(asked([{ ...choice("go", "there"), mover: "me" }]));
    const lights = lightsOf(moves, NOTHING);
    expect(lights.get("there")).toMatchObject({ keys: ["1"], movers: ["me"] });
    expect(lights.get("me")).toMatchObject({ keys: [], movers: [] });
    expect(press(moves, NOTHING, "me").chosen).toBe(0);
  });

  it("ignores a thing that no option touches", () => {
    expect(press(entries, NOTHING, "elsewhere")).toBe(NOTHING);
  });
});

describe("lights", () => {
  const entries = entriesOf(
    asked([choice("a", "p", "x"), choice("b", "p", "y"), choice("c", "z")], [choice("f", "z")]),
  );

  it("shows every key of a thing that serves several options", () => {
    expect(lightsOf(entries, NOTHING).get("p")?.keys).toEqual(["1", "2"]);
    expect(lightsOf(entries, NOTHING).get("z")).toMatchObject({ keys: ["3", "F"], free: false });
  });

  it("dims what does not go with what was pressed, until that comes to one option", () => {
    const narrowing = lightsOf(entries, press(entries, NOTHING, "p"));
    expect(narrowing.get("y")).toMatchObject({ dim: false, keys: ["2"] });
    expect(narrowing.get("z")?.dim).toBe(true);
    const settled = lightsOf(entries, press(entries, NOTHING, "x"));
    expect(settled.get("x")).toMatchObject({ chosen: true, dim: false });
    expect(settled.get("p")).toMatchObject({ chosen: true, keys: ["1"] });
    expect(settled.get("y")?.dim).toBe(false);
    expect(candidates(entries, { ids: ["x"], chosen: null })).toEqual([0]);
  });
});
