import { describe, expect, it } from "vitest";
import type { SeatInfo } from "$/lib/protocol.ts";
import { nextEyes } from "./eyes.ts";

const hot: SeatInfo[] = [
  { seat: 0, kind: "person" },
  { seat: 1, kind: "hot", name: "Dao" },
];
const solo: SeatInfo[] = [
  { seat: 0, kind: "person" },
  { seat: 1, kind: "person" },
];

describe("a screen that is passed around", () => {
  it("covers what the last one saw before it is passed on", () => {
    expect(nextEyes({ seats: [0, 1], look: 0 }, hot, [1], false)).toEqual({ look: null, pass: 1 });
    expect(nextEyes({ seats: [0, 1] }, hot, [1], false)).toEqual({ pass: 1 });
  });
  it("stays with whoever is asked", () => {
    expect(nextEyes({ seats: [0, 1], look: 1 }, hot, [1], false)).toEqual({ pass: null });
    expect(nextEyes({ seats: [0, 1], look: 0 }, hot, [2], false)).toEqual({ pass: null });
  });
  it("looks on at once where nothing is to be hidden", () => {
    expect(nextEyes({ seats: [0, 1], look: 0 }, hot, [1], true)).toEqual({ look: 1, pass: null });
    expect(nextEyes({ seats: [0, 1] }, solo, [0], false)).toEqual({ look: 0, pass: null });
  });
  it("does nothing for a single seat or a spectator", () => {
    expect(nextEyes({ seats: [0] }, hot, [0], false)).toEqual({ pass: null });
    expect(nextEyes({}, hot, [0], false)).toEqual({ pass: null });
  });
});
