import { describe, expect, it } from "vitest";
import type { Beat, Line } from "$/lib/protocol.ts";
import { bitsOf, spoken, toldOf } from "./beats.ts";

const line = (seq: number, text: string, more: Partial<Line> = {}): Line => ({
  seq,
  kind: "event",
  position: seq,
  at: 0,
  seat: 1,
  text,
  ...more,
});
const beat = (text: string, more: Partial<Beat> = {}): Beat => ({ seat: 1, text, ...more });

describe("answers as they are told", () => {
  it("are a sentence each, with all the lines of the answer", () => {
    const lines = [
      line(1, "Assigns.", { beat: beat("{who} rests.") }),
      line(1, "Time goes on.", { seat: null }),
      line(2, "hello", { kind: "chat" }),
      line(3, "Moves.", { beat: beat("{who} walks.", { picture: "fen" }) }),
    ];
    const told = toldOf(lines);
    expect(told.map((each) => [each.text, each.lines.length])).toEqual([
      ["{who} rests.", 2],
      ["{who} walks.", 1],
    ]);
    expect(told[1]?.picture).toBe("fen");
    expect(toldOf(lines, 1)).toHaveLength(1);
  });
  it("are told by their lines where a game has no sentences, and not at all where only the turn changes", () => {
    expect(toldOf([line(1, "Bo marks b2.")])[0]?.text).toBe("Bo marks b2.");
    expect(toldOf([line(1, "Begins a turn.", { beat: beat("") })])).toEqual([]);
  });
  it("stay, marked, when they were taken back", () => {
    expect(toldOf([line(1, "Moves.", { undone: true, beat: beat("{who} walks.") })])[0]?.undone).toBe(true);
  });
  it("show names and titles strongly, without quotation marks", () => {
    expect(bitsOf("{who} walks to “The Fen”.", "Bo")).toEqual([
      { text: "Bo", strong: true },
      { text: " walks to ", strong: false },
      { text: "The Fen", strong: true },
      { text: ".", strong: false },
    ]);
    expect(bitsOf("{who} va à «\u202fLa Tourbière\u202f».", "Bo").map((bit) => bit.text)).toEqual([
      "Bo",
      " va à ",
      "La Tourbière",
      ".",
    ]);
    expect(spoken("{who} rests; {who} sleeps.", "Bo")).toBe("Bo rests; Bo sleeps.");
  });
});
