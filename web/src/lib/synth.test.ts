import { describe, expect, it } from "vitest";
import { SCORES } from "./synth.ts";

describe("the sounds", () => {
  it("are a dozen or more, short, and none is empty", () => {
    const all = Object.entries(SCORES);
    expect(all.length).toBeGreaterThanOrEqual(12);
    for (const [name, { notes = [], breaths = [] }] of all) {
      const ends = [...notes, ...breaths].map((each) => each.at + each.length);
      expect([name, ends.length > 0 && Math.max(...ends) <= 2.3]).toEqual([name, true]);
    }
  });
  it("stay within what a gain can glide to", () => {
    for (const { notes = [], breaths = [] } of Object.values(SCORES)) {
      for (const note of notes) expect(note.pitch > 0 && (note.to ?? 1) > 0 && (note.level ?? 0.8) <= 1).toBe(true);
      for (const breath of breaths) expect(breath.from > 0 && breath.to > 0).toBe(true);
    }
  });
});
