// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { landscape, PAINTED } from "./land.ts";

const drawn = Object.keys(PAINTED).map((key) => [key, landscape(key, 38)] as const);

describe("the pictures of places", () => {
  it.each(drawn)("%s is a drawing that a browser can read", (_, picture) => {
    const read = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${picture}</svg>`, "image/svg+xml");
    expect(read.querySelector("parsererror")).toBeNull();
    expect(picture).not.toMatch(/NaN|undefined/);
    expect(read.documentElement.childElementCount).toBeGreaterThan(4);
  });
  it("differ from each other, and from those of the other world", () => {
    expect(new Set(drawn.map(([, picture]) => picture.replace(/u\d+/g, ""))).size).toBe(drawn.length);
  });
  it("are drawn from the name where nobody painted one, in the hue of the world", () => {
    expect(landscape("nowhere_yet", 38)).not.toBe(landscape("nowhere_yet", 260));
  });
});
