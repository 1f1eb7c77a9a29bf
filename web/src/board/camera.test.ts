import { beforeEach, describe, expect, it } from "vitest";
import { Camera } from "./camera.svelte.ts";

const UNIT = 100;
const box = { x: 0, y: 0, w: 1200, h: 1200 };
const core = { x: 300, y: 300, w: 400, h: 300 };

/** The part of the map in sight, as the drawing gets it. */
function sight(camera: Camera): { x: number; y: number; w: number; h: number } {
  const [x = 0, y = 0, w = 0, h = 0] = camera.viewBox.split(" ").map(Number);
  return { x, y, w, h };
}

describe("the first look at a map", () => {
  let camera: Camera;
  const opened = (width: number, height: number, centre = { x: 350, y: 350 }) => {
    camera = new Camera();
    [camera.width, camera.height] = [width, height];
    camera.frame(box, core, UNIT, 96);
    camera.open(centre);
    camera.follow(centre);
  };
  beforeEach(() => opened(800, 400));

  it("is the whole map where that is readable", () => {
    [camera.width, camera.height] = [1600, 1500];
    camera.frame(core, core, UNIT, 96);
    camera.fit(null);
    const { x, y, w, h } = sight(camera);
    expect(Math.max(x - core.x, y - core.y, core.x + core.w - x - w, core.y + core.h - y - h)).toBeLessThan(0.01);
  });
  it("holds what matters, as large as there is room for", () => {
    const { x, y, w, h } = sight(camera);
    expect([y, h]).toEqual([core.y, core.h]);
    expect(x + w / 2).toBeCloseTo(core.x + core.w / 2, 0);
  });
  it("is three places wide on a small screen, beside the buttons, without more emptiness than need be", () => {
    opened(390, 250);
    const { x, y, w } = sight(camera);
    expect(((390 - 58) / 390) * w).toBeCloseTo(3 * UNIT, 0);
    expect([x, y]).toEqual([core.x, core.y]);
  });
  it("stays where it is while what is new lies in sight, and grows with the map", () => {
    const before = camera.viewBox;
    camera.frame(box, { ...core, w: 399 }, UNIT, 96);
    expect(camera.viewBox).toBe(before);
    camera.frame(box, { ...core, h: 400 }, UNIT, 96);
    expect(sight(camera).h).toBe(400);
  });
  it("keeps clear of what covers an edge", () => {
    [camera.side, camera.foot] = [200, 50];
    camera.open({ x: 350, y: 350 });
    const { x, w } = sight(camera);
    const pixels = (n: number) => (n * w) / 800;
    expect(x + pixels(200)).toBeLessThanOrEqual(core.x);
    expect(camera.sideOf({ x: x + pixels(100), y: 350 })).toBe("left");
    expect(camera.sideOf({ x: core.x + 1, y: 350 })).toBeNull();
  });
  it("uses the whole width where no buttons stand, beneath what covers its upper edge", () => {
    [camera.tools, camera.head] = [0, 60];
    camera.open({ x: 350, y: 350 });
    const { x, y, w, h } = sight(camera);
    const pixels = (n: number) => (n * w) / 800;
    expect(x + w / 2).toBeCloseTo(core.x + core.w / 2, 0);
    expect(y + pixels(60)).toBeCloseTo(core.y, 0);
    expect(h - pixels(60)).toBeCloseTo(core.h, 0);
    expect(camera.sideOf({ x: 450, y: y + pixels(30) })).toBe("up");
  });
  it("is left alone once somebody has moved it", () => {
    camera.zoomBy(1.2);
    const before = sight(camera).h;
    camera.frame(box, { ...core, h: 400 }, UNIT, 96);
    expect(sight(camera).h).toBeCloseTo(before);
  });
  it("never shrinks on a small screen below what is readable, and says on which side the rest lies", () => {
    opened(390, 250);
    camera.gather({ x: 0, y: 300, w: 1200, h: 100 });
    expect((390 / sight(camera).w) * UNIT).toBeGreaterThanOrEqual(96);
    expect([camera.sideOf({ x: 50, y: 350 }), camera.sideOf({ x: 1150, y: 350 })]).toEqual(["left", "right"]);
    expect([camera.sideOf({ x: 600, y: 50 }), camera.sideOf({ x: 600, y: 1100 })]).toEqual(["up", "down"]);
  });
  it("goes to what lies beyond, the nearest in any case", () => {
    const far = { x: 1150, y: 350 };
    expect(camera.sideOf(far)).toBe("right");
    camera.goTo([far, { x: 1050, y: 350 }]);
    expect(camera.sideOf({ x: 1050, y: 350 })).toBeNull();
  });
});
