import { describe, expect, it } from "vitest";
import type { Line, Scene } from "$/lib/protocol.ts";
import { Digest, doingsOf, type Told } from "./digest.svelte.ts";
import type { Session } from "./session.svelte.ts";

const line = (seat: number | null, text: string): Line => ({ seq: 1, kind: "event", position: 1, at: 0, seat, text });
const told: Told = { seat: 0, at: 9, since: 4, doings: [], changes: [] };
const seenBy = (viewer: number) => {
  const digest = new Digest({ scene: { game: "g", title: "", players: [], viewer } as Scene } as Session);
  digest.told = told;
  return digest;
};

describe("what happened since", () => {
  it("has the lines of each seat together, in the order in which they began, none twice in a row", () => {
    const lines = [line(1, "moves"), line(2, "rests"), line(1, "builds"), line(1, "builds"), line(null, "dawn")];
    expect(doingsOf(lines).map(({ seat, lines: all }) => [seat, ...all.map((each) => each.text)])).toEqual([
      [1, "moves", "builds"],
      [2, "rests"],
    ]);
  });
  it("is for the seat it was made for and for nobody else at the same screen", () => {
    expect(seenBy(0).shown).toBe(told);
    expect(seenBy(1).shown).toBeNull();
  });
  it("stays away once it was put away", () => {
    const digest = seenBy(0);
    digest.putAway();
    expect(digest.shown).toBeNull();
  });
});
