import { describe, expect, it } from "vitest";
import { placed } from "./place.ts";

const page = { width: 1000, height: 800 };
const size = { width: 200, height: 100 };

describe("the balloon of a lesson", () => {
  it("stands to the right of its thing, with its tip at the thing's middle", () => {
    expect(placed({ x: 400, y: 300, width: 100, height: 100 }, size, page, [])).toMatchObject({ x: 516, y: 300, tip: { side: "left", at: 50 } });
  });
  it("goes to another side where that one ends the page or hides something", () => {
    expect(placed({ x: 850, y: 300, width: 100, height: 100 }, size, page, []).tip?.side).toBe("right");
    const right = { x: 500, y: 0, width: 500, height: 800 };
    expect(placed({ x: 380, y: 300, width: 100, height: 100 }, size, page, [right]).tip?.side).toBe("right");
  });
  it("lies over a thing that fills the page, without a tip", () => {
    expect(placed({ x: 0, y: 0, width: 1000, height: 800 }, size, page, []).tip).toBeNull();
  });
  it("stays on the page where its thing is not in sight", () => {
    expect(placed(null, size, page, [])).toEqual({ x: 400, y: 240, tip: null });
  });
});
