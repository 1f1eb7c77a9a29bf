import { beforeEach, describe, expect, it } from "vitest";
import { BEAT, LARGE, lengthOf, Pacing, type Arrival } from "./pacing.ts";

let timers: { call: () => void; at: number; off: boolean }[] = [];
let now = 0;
let shown: [string, number][] = [];

function pass(ms: number): void {
  const until = now + ms;
  for (;;) {
    const next = timers.filter((each) => !each.off && each.at <= until).sort((a, b) => a.at - b.at)[0];
    if (!next) break;
    [now, next.off] = [next.at, true];
    next.call();
  }
  now = until;
}

const made = (pace: "calm" | "quick" | "once" = "calm") =>
  new Pacing<string>(
    {
      later: (call, ms) => {
        const timer = { call, at: now + ms, off: false };
        timers.push(timer);
        return () => (timer.off = true);
      },
      apply: (view) => shown.push([view, now]),
      changed: () => undefined,
    },
    pace,
  );
const beat = (view: string, more: Partial<Arrival<string>> = {}): Arrival<string> => ({
  view,
  length: BEAT,
  mine: false,
  urgent: false,
  ...more,
});
const names = () => shown.map(([view]) => view);

describe("telling others' answers", () => {
  beforeEach(() => {
    [timers, now, shown] = [[], 0, []];
  });

  it("shows the first at once and each other after the one before has had its time", () => {
    const pacing = made();
    for (const each of ["a", "b", "c"]) pacing.arrives(beat(each));
    expect(shown).toEqual([["a", 0]]);
    pass(2 * BEAT);
    expect(shown).toEqual([
      ["a", 0],
      ["b", BEAT],
      ["c", 2 * BEAT],
    ]);
    pass(10 * BEAT);
    pacing.arrives(beat("d"));
    expect(shown.at(-1)).toEqual(["d", 12 * BEAT]); // nothing is told: no wait
  });

  it("does not hold what tells nothing, in its order", () => {
    const pacing = made();
    pacing.arrives(beat("mine", { length: 0, mine: true }));
    pacing.arrives(beat("again", { length: 0 }));
    expect(names()).toEqual(["mine", "again"]);
    pacing.arrives(beat("told"));
    pacing.arrives(beat("chat", { length: 0 }));
    expect(names()).toEqual(["mine", "again", "told"]);
    pass(BEAT);
    expect(names().at(-1)).toBe("chat");
  });

  it("is twice as fast when quick, and waits for nothing at once", () => {
    const quick = made("quick");
    quick.arrives(beat("a"));
    quick.arrives(beat("b"));
    pass(BEAT / 2);
    expect(shown.at(-1)).toEqual(["b", BEAT / 2]);
    const once = made("once");
    for (const each of ["x", "y", "z"]) once.arrives(beat(each));
    expect(names().slice(-3)).toEqual(["x", "y", "z"]);
  });

  it("tells a long wait faster, so that it ends in time", () => {
    const pacing = made("quick");
    for (let i = 0; i < 60; i++) pacing.arrives(beat(String(i)));
    pass(20_000);
    expect(pacing.waits).toBe(0);
    expect(shown).toHaveLength(60);
  });

  it("stands still while it is paused and goes on where it was", () => {
    const pacing = made();
    pacing.arrives(beat("a"));
    pacing.arrives(beat("b"));
    pacing.pause(true);
    pass(10 * BEAT);
    pacing.arrives(beat("c"));
    expect(names()).toEqual(["a"]);
    expect(pacing.waits).toBe(2);
    pacing.pause(false);
    expect(names()).toEqual(["a", "b"]);
    pass(BEAT);
    expect(names()).toEqual(["a", "b", "c"]);
  });

  it("knows that the reader is asked, and a press leads there at once", () => {
    const pacing = made();
    for (const each of ["a", "b"]) pacing.arrives(beat(each));
    expect(pacing.asked).toBe(false);
    pacing.arrives(beat("c", { mine: true }));
    expect(pacing.asked).toBe(true);
    pacing.skip();
    expect(names()).toEqual(["a", "b", "c"]);
    pacing.arrives(beat("d"));
    pacing.arrives(beat("e"));
    expect(names()).toEqual(["a", "b", "c", "d"]); // told again from here on
  });

  it("skips all that is to come, too, until the reader is asked", () => {
    const pacing = made();
    pacing.arrives(beat("a"));
    pacing.skip();
    for (const each of ["b", "c"]) pacing.arrives(beat(each));
    expect(names()).toEqual(["a", "b", "c"]);
    pacing.arrives(beat("d", { mine: true }));
    pacing.arrives(beat("e"));
    pacing.arrives(beat("f"));
    expect(names()).toEqual(["a", "b", "c", "d", "e"]);
  });

  it("lets nothing urgent wait, nor anything overtake what waits", () => {
    const pacing = made();
    pacing.arrives(beat("a"));
    pacing.arrives(beat("b"));
    pacing.arrives(beat("vote", { length: 0, urgent: true }));
    expect(names()).toEqual(["a", "b", "vote"]);
  });

  it("gives a moment and a long sentence more time", () => {
    expect(lengthOf([{ text: "a", moment: null }])).toBe(BEAT);
    expect(lengthOf([{ text: "a", moment: {} }])).toBe(BEAT + LARGE);
    expect(lengthOf([{ text: "a".repeat(90), moment: null }])).toBeGreaterThan(BEAT);
    expect(lengthOf([])).toBe(0);
  });

  it("says how long it will take", () => {
    const pacing = made("quick");
    for (const each of ["a", "b", "c"]) pacing.arrives(beat(each));
    expect(pacing.left).toBe(BEAT);
  });
});
