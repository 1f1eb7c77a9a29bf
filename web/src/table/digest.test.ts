// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "$/lib/api.ts";
import type { Line, Scene, SceneAt } from "$/lib/protocol.ts";
import { Digest, type Since } from "./digest.svelte.ts";
import type { Session } from "./session.svelte.ts";

const line = (seat: number, position: number, text: string): Line => ({ seq: position, kind: "event", position, at: 0, seat, text });
const found: Since = { seat: 0, at: 9, since: 4, told: [], changes: [] };
const scene = (viewer: number): Scene =>
  ({ game: "g", title: "", players: [], viewer, question: { number: 1, prompt: "", choices: [] } }) as Scene;
const seenBy = (viewer: number) => {
  const digest = new Digest({ scene: scene(viewer) } as Session);
  digest.found = found;
  return digest;
};

describe("what happened since", () => {
  afterEach(() => void vi.restoreAllMocks());

  it("has every answer of the others, and follows what they do while the reader is asked", async () => {
    const then = vi.spyOn(api, "sceneAt").mockResolvedValue({ position: 4, scene: scene(0) } as SceneAt);
    const session = { id: "t", scene: scene(0), position: 6, answered: () => 4, lines: [line(0, 4, "mine"), line(1, 5, "moves"), line(2, 6, "rests")] };
    const digest = new Digest(session as unknown as Session);
    await digest.follow("en");
    expect(digest.shown?.told.map((each) => each.text)).toEqual(["moves", "rests"]);
    Object.assign(session, { position: 7, lines: [...session.lines, line(1, 7, "builds")] });
    await digest.follow("en");
    expect(digest.shown?.told.map((each) => each.text)).toEqual(["moves", "rests", "builds"]);
    await digest.follow("en");
    expect(then).toHaveBeenCalledTimes(1);
  });
  it("is for the seat it was made for and for nobody else at the same screen", () => {
    expect(seenBy(0).shown).toBe(found);
    expect(seenBy(1).shown).toBeNull();
  });
  it("stays away once it was put away", () => {
    const digest = seenBy(0);
    digest.putAway();
    expect(digest.shown).toBeNull();
  });
});
