import { describe, expect, it } from "vitest";
import type { SeatInfo } from "$/lib/protocol.ts";
import { awaited, presenceOf } from "./presence.ts";

const seat = (n: number, kind: SeatInfo["kind"], more: Partial<SeatInfo> = {}): SeatInfo => ({ seat: n, kind, ...more });

describe("presence", () => {
  it("is here, away or thinking, for bots too", () => {
    expect(presenceOf(seat(1, "person"), [1], [0], [0])).toBe("here");
    expect(presenceOf(seat(1, "person"), [], [0], [0])).toBe("away");
    expect(presenceOf(seat(1, "person"), [1], [0], [1])).toBe("thinking");
    expect(presenceOf(seat(1, "person"), [], [0], [1])).toBe("away");
    expect(presenceOf(seat(2, "bot"), [], [0], [0])).toBe("bot");
    expect(presenceOf(seat(2, "bot"), [], [0], [2])).toBe("thinking");
    expect(presenceOf(seat(1, "person", { stand_in: "strong" }), [], [0], [0])).toBe("stand-in");
    expect(presenceOf(seat(0, "person"), [], [0], [])).toBe("here");
    expect(presenceOf(seat(3, "invite"), [], [0], [3])).toBe("free");
    expect(presenceOf(undefined, [], [], [])).toBe("free");
  });

  it("finds whom a bot may stand in for: who is asked, and away or silent", () => {
    const seats = [seat(0, "person"), seat(1, "person"), seat(2, "bot"), seat(3, "person", { stand_in: "easy" })];
    const of = (online: number[], waiting: number[], silence = 0) =>
      awaited(seats, online, [0], waiting, silence).map((each) => each.seat);
    expect(of([0], [1])).toEqual([1]);
    expect(of([0, 1], [1])).toEqual([]);
    expect(of([0, 1], [1], 121_000)).toEqual([1]);
    expect(of([0], [0])).toEqual([]);
    expect(of([0], [0, 2, 3])).toEqual([]);
  });
});
