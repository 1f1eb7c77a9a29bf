// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "$/lib/settings.svelte.ts";
import { BEAT, beat, REST } from "./beat.ts";

const page = document.documentElement;
let end = () => {};
const seen = () => page.dataset["beat"];

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = true;
  end = beat();
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("a beat goes round in four", () => {
  const phases = [1, 2, 3, 4, 5].map(() => (vi.advanceTimersByTime(BEAT), seen()));
  expect(phases).toEqual(["1", "2", "3", "0", "1"]);
});

test("a hidden page stands still", () => {
  vi.advanceTimersByTime(BEAT);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  vi.advanceTimersByTime(10 * BEAT);
  expect(seen()).toBe("1");
});

test("without motion nothing moves", () => {
  settings.motion = false;
  vi.advanceTimersByTime(10 * BEAT);
  expect(seen()).toBeUndefined();
});

test("a page that nobody touches rests, and goes on at a touch", () => {
  vi.advanceTimersByTime(REST + 5 * BEAT);
  const at = seen();
  vi.advanceTimersByTime(BEAT);
  expect(seen()).toBe(at);
  dispatchEvent(new Event("pointermove"));
  vi.advanceTimersByTime(BEAT);
  expect(seen()).not.toBe(at);
});
