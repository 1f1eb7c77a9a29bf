import { describe, expect, it } from "vitest";
import { entriesOf } from "$/lib/options.ts";
import type { Amount, Choice } from "$/lib/protocol.ts";
import { isShort, ownOf, rowsOf } from "./rows.ts";

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
  it("stand beside their name where their buttons are icons or short words", () => {
    const [rest] = found;
    expect(rest && isShort(rest, () => true)).toBe(true);
    expect(isShort(rows([assign("a", "a long name here"), assign("a", "b"), plain("c")])[0]!, () => false)).toBe(false);
    expect(isShort(rows([assign("a", "x"), assign("a", "b"), plain("c")])[0]!, () => false)).toBe(true);
  });
});
