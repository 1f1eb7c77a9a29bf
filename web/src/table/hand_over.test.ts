import { expect, test } from "vitest";

import type { SeatInfo } from "$/lib/protocol.ts";
import { receivers } from "./hand_over.ts";

const seats: SeatInfo[] = [
  { seat: 0, kind: "person", name: "Ines" },
  { seat: 1, kind: "person", name: "Ines" },
  { seat: 2, kind: "person", name: "Bo" },
  { seat: 3, kind: "bot", name: "Vega" },
];

test("a seat is handed to somebody else who plays here, not to oneself and not to a bot's seat", () => {
  expect(receivers(seats, 1, [0, 1]).map(({ name }) => name)).toEqual(["Bo"]);
  expect(receivers(seats, 2, [2]).map(({ name }) => name)).toEqual(["Ines"]);
});

test("who plays at one's own screen is somebody else", () => {
  const shared: SeatInfo[] = [
    { seat: 0, kind: "person", name: "Ines" },
    { seat: 1, kind: "hot", name: "Dao" },
    { seat: 2, kind: "hot", name: "Kim" },
  ];
  expect(receivers(shared, 1, [0, 1, 2]).map(({ name }) => name)).toEqual(["Ines", "Kim"]);
});

test("two friends of one name are both there", () => {
  const alike: SeatInfo[] = [
    { seat: 0, kind: "person", name: "Bo" },
    { seat: 1, kind: "person", name: "Bo" },
  ];
  expect(receivers(alike, 0, [0]).map(({ seat }) => seat)).toEqual([1]);
});
