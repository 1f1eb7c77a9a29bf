import { describe, expect, it } from "vitest";
import type { Line, SeatInfo, TableInfo } from "$/lib/protocol.ts";
import { isQuiet, talkers } from "./hosting.ts";

const line = (seq: number, who: string, kind: Line["kind"] = "chat"): Line => ({
  seq,
  who,
  kind,
  text: "Ha!",
  at: 0,
  position: 0,
});
const seats: SeatInfo[] = [
  { seat: 0, kind: "person", name: "Ann" },
  { seat: 1, kind: "person", name: "Bo" },
];

describe("talkers", () => {
  it("names each spectator once, by the last line, newest first", () => {
    const lines = [line(1, "Cleo"), line(2, "Dao"), line(3, "Cleo"), line(4, "Eve", "seat")];
    expect(talkers(lines, seats, "Ann").map((each) => [each.who, each.seq])).toEqual([
      ["Cleo", 3],
      ["Dao", 2],
    ]);
  });
  it("leaves out players and the host", () => {
    expect(talkers([line(1, "Ann"), line(2, "Bo"), line(3, "Host")], seats, "Host")).toEqual([]);
  });
});

describe("isQuiet", () => {
  const info = (more: Partial<TableInfo>): TableInfo => ({
    id: "t",
    game: "g",
    title: "G",
    name: "",
    status: "playing",
    seats,
    ...more,
  });
  it("holds for spectators where only players chat, but not for the host", () => {
    const quiet = info({ spectator_chat: false });
    expect(isQuiet({ info: quiet, you: {} })).toBe(true);
    expect(isQuiet({ info: quiet, you: { host: true } })).toBe(false);
    expect(isQuiet({ info: quiet, you: { seats: [1] } })).toBe(false);
    expect(isQuiet({ info: info({}), you: {} })).toBe(false);
  });
  it("holds for who was muted", () => {
    const muted = info({ seats: [seats[0]!, { ...seats[1]!, muted: true }] });
    expect(isQuiet({ info: muted, you: { seats: [1] } })).toBe(true);
    expect(isQuiet({ info: muted, you: { seats: [0] } })).toBe(false);
  });
});
