// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { apart, difference } from "./floats.svelte.ts";

describe("what floats at a counter", () => {
  it("is the difference of two numbers, and nothing else", () => {
    expect(difference({ sign: "changed", from: "2", to: "5" })).toBe(3);
    expect(difference({ sign: "changed", from: "1", to: "−1" })).toBe(-2);
    expect(difference({ sign: "changed", from: "low", to: "high" })).toBeNull();
    expect(difference({ sign: "new", from: "", to: "4" })).toBeNull();
  });
  it("never lies on another", () => {
    const found = apart([
      { x: 100, y: 50 },
      { x: 110, y: 50 },
      { x: 300, y: 50 },
    ]);
    expect(found.map((each) => each.y)).toEqual([50, 25, 50]);
  });
});
