// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { shared, shownAs } from "./point.ts";

describe("what a lesson is about", () => {
  beforeEach(() => {
    document.body.innerHTML = `<div data-part="time"></div><b data-piece="cube.1"></b><g data-stop="mars"></g><h2 id="question"></h2>`;
  });
  it("is found as a part, a piece, a place or a place of the page", () => {
    for (const id of ["time", "cube.1", "mars", "question"]) expect(shownAs(id)).not.toBeNull();
  });
  it("is nothing where it is not shown or none is named", () => {
    expect(shownAs("nowhere")).toBeNull();
    expect(shownAs("")).toBeNull();
  });
});

describe("what is in sight", () => {
  const frame = { x: 0, y: 0, width: 100, height: 100 };
  it("is what the frame shows of it", () => {
    expect(shared({ x: 80, y: 90, width: 40, height: 40 }, frame)).toEqual({ x: 80, y: 90, width: 20, height: 10 });
  });
  it("is nothing outside the frame", () => {
    expect(shared({ x: 100, y: 0, width: 10, height: 10 }, frame)).toBeNull();
  });
});
