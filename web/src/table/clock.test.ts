import { describe, expect, it } from "vitest";
import type { ClockInfo, View } from "$/lib/protocol.ts";
import { leftOf, seenAt } from "./clock.ts";

const clock = (at: number): ClockInfo => ({ left: [60_000, 30_000], running: [1], at });
const view = (since: number, at: number) => ({ since, clock: clock(at) }) as View;

describe("clocks", () => {
  it("run for who is asked, and end at nothing", () => {
    expect(leftOf(clock(0), 1_000, 1, 11_000)).toBe(20_000);
    expect(leftOf(clock(0), 1_000, 0, 11_000)).toBe(60_000);
    expect(leftOf(clock(0), 1_000, 1, 99_000)).toBe(0);
  });

  it("do not start anew for who comes back to the table", () => {
    expect(seenAt(view(0, 5_000), null, 0, 25_000)).toBe(5_000);
  });

  it("trust no other machine's time where there is news", () => {
    expect(seenAt(view(7, 900_000), clock(5_000), 5_000, 25_000)).toBe(25_000);
  });

  it("are not set back by a word in the chat", () => {
    expect(seenAt(view(7, 5_000), clock(5_000), 6_000, 25_000)).toBe(6_000);
  });
});
