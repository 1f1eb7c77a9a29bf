import { describe, expect, it } from "vitest";
import { entriesOf } from "$/lib/options.ts";
import type { Amount, Choice } from "$/lib/protocol.ts";
import { isCrowded, isShort, ownOf, rowsOf } from "./rows.ts";

const time: Amount = { label: "Time", by: 1, icon: "time" };
const insight: Amount = { label: "insight", by: 1, icon: "insight" };
const assign = (action: string, cube: string, ...changes: Amount[]): Choice => ({
  option: { key: "assign", ids: [cube, action] },
  label: `${action} with ${cube}`,
  row: action,
  button: cube,
  column: cube,
  changes,
});
const plain = (label: string): Choice => ({ option: { key: label, ids: [] }, label });
const rows = (choices: Choice[]) =>
  rowsOf(entriesOf({ number: 1, prompt: "?", choices }), () => true);

describe("rows", () => {
  const found = rows([
    assign("rest", "eye", time, insight),
    assign("move", "eye", time),
    plain("end"),
    assign("rest", "bolt", time),
    assign("move", "bolt"),
  ]);
  it("hold the options that differ in one choice, in the order of the first", () => {
    expect(found.map(({ name, options }) => [name, ...options.map(({ at }) => at)])).toEqual([
      ["rest", 0, 3],
      ["move", 1, 4],
      ["", 2],
    ]);
  });
  it("say once what all share, and on the button what only one has", () => {
    const [rest, move] = found;
    expect(rest?.shared).toEqual([time]);
    expect(rest?.options.map((option) => ownOf(rest, option))).toEqual([[insight], []]);
    expect(move?.shared).toEqual([]);
    expect(move?.options.map((option) => ownOf(move, option))).toEqual([[time], []]);
  });
  it("say once how likely all of them are, and stand in two lines where four buttons carry two numbers", () => {
    const sneak = (way: string, chance: number): Choice => ({
      option: { key: "sneak", ids: [way] },
      label: way,
      row: "sneak",
      button: way,
      changes: [{ label: "points", by: -way.length, icon: "sun" }],
      odds: [{ label: "Stealth", chance }],
    });
    const ways = ["a", "ab", "abc", "abcd"];
    const [alike] = rows(ways.map((way) => sneak(way, 0.75)));
    const [apart] = rows(ways.map((way, i) => sneak(way, i / 4)));
    expect([alike?.chance, apart?.chance]).toEqual([0.75, undefined]);
    expect([alike && isCrowded(alike), apart && isCrowded(apart)]).toEqual([false, true]);
  });
  it("stand beside their name where their buttons are icons or short words", () => {
    const [rest] = found;
    expect(rest && isShort(rest, () => true)).toBe(true);
    expect(isShort(rows([assign("a", "a long name here"), assign("a", "b"), plain("c")])[0]!, () => false)).toBe(false);
    expect(isShort(rows([assign("a", "x"), assign("a", "b"), plain("c")])[0]!, () => false)).toBe(true);
  });
});
