import { describe, expect, it } from "vitest";
import { spanAt, spansOf } from "./chapters.ts";

const chapters = [
  { key: "a", title: "Ferry Rock", position: 0 },
  { key: "b", title: "On board", position: 40 },
  { key: "old", title: "Before positions were kept" },
  { key: "c", title: "Marrow", position: 60 },
  { key: "d", title: "Back on board", position: 90 },
];

describe("the chapters of a table", () => {
  it("end where the next begins, the last at the last answer", () => {
    const spans = [...spansOf(chapters, 95).values()].map(({ key, begin, end }) => [key, begin, end]);
    expect(spans).toEqual([
      ["a", 0, 40],
      ["b", 40, 60],
      ["c", 60, 90],
      ["d", 90, 95],
    ]);
  });
  it("are left out while no answer was given in them", () => {
    expect([...spansOf(chapters, 90).keys()]).toEqual(["a", "b", "c"]);
  });
  it("hold the answer that leads to the next", () => {
    const spans = spansOf(chapters, 95);
    const at = (position: number) => spanAt(spans.values(), position)?.key;
    expect([at(0), at(1), at(40), at(41), at(90), at(95), at(96)]).toEqual(["a", "a", "a", "b", "c", "d", undefined]);
  });
});
