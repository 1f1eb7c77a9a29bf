import { describe, expect, it } from "vitest";
import type { Line } from "$/lib/protocol.ts";
import { readOut, withUndone } from "./log.ts";

const line = (seq: number, kind: Line["kind"], position: number, more: Partial<Line> = {}): Line => ({
  seq,
  kind,
  position,
  text: `line ${seq}`,
  at: 0,
  ...more,
});

describe("undo in the log", () => {
  it("crosses out the events after the position it went back to, and nothing else", () => {
    const before = [line(1, "event", 1), line(2, "event", 2), line(3, "chat", 2), line(4, "event", 3)];
    const after = withUndone(before, [line(5, "undo", 1, { to: 1 })]);
    expect(after.map((each) => !!each.undone)).toEqual([false, true, false, true, false]);
    expect(before.some((each) => each.undone)).toBe(false);
  });
});

describe("reading out", () => {
  const lines = [1, 2, 3, 4, 5].map((seq) => line(seq, "event", seq));
  it("says at most three sentences and how many more there are", () => {
    expect(
      readOut(
        lines,
        () => "Bo",
        (n) => `and ${n} more`,
      ),
    ).toEqual(["line 1", "line 2", "line 3", "and 2 more"]);
    expect(
      readOut(
        lines.slice(0, 2),
        () => "",
        () => "",
      ),
    ).toEqual(["line 1", "line 2"]);
  });
});
