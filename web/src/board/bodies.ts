/** What is drawn in a sector of a ring: a world, rocks, a comet.  A sector without a name is empty space. */
import { hueOf } from "$/art/pictures.ts";
import { planet } from "$/art/planet.ts";
import { n, Rng } from "$/art/rng.ts";
import type { Place } from "$/lib/protocol.ts";
import type { Spot } from "./geometry.ts";

type Draw = (rng: Rng, spot: Spot) => string;

const rocks: Draw = (rng, { x, y }) => {
  let out = "";
  for (let i = 0; i < 9; i++) {
    const [cx, cy, r] = [x + rng.range(-26, 26), y + rng.range(-18, 14), rng.range(2.5, 5.5)];
    out += `<path d="M${n(cx - r)} ${n(cy)}l${n(r * 0.6)} ${n(-r)} ${n(r)} ${n(r * 0.3)} ${n(r * 0.2)} ${n(r)} ${n(-r)} ${n(r * 0.6)}Z" fill="hsl(220 14% ${rng.int(46, 62)}%)"/>`;
  }
  return out;
};

const comet: Draw = (_, { x, y }) =>
  `<path d="M${n(x - 26)} ${n(y + 16)}L${n(x + 9)} ${n(y - 15)}L${n(x + 14)} ${n(y - 5)}Z" fill="#cfe0ff" opacity=".4"/><circle cx="${n(x + 12)}" cy="${n(y - 10)}" r="7" fill="#eef4ff"/>`;

const KNOWN: Record<string, Draw> = { asteroids: rocks, asteroid: rocks, comet };
const NOTHING = new Set(["", "empty", "hole"]);

/** Worlds as one knows them: a hue, and which surface. */
const HUES: Record<string, [number, "gas" | "land" | "rock"]> = {
  mercury: [28, "rock"],
  venus: [42, "gas"],
  earth: [205, "land"],
  mars: [12, "rock"],
  jupiter: [30, "gas"],
  saturn: [44, "gas"],
  uranus: [180, "gas"],
  neptune: [222, "gas"],
};

export function bodyOf(place: Place, spot: Spot): string {
  const look = place.look || place.short?.toLowerCase() || "";
  if (NOTHING.has(look)) return "";
  const rng = new Rng(place.look || place.id);
  const draw = KNOWN[look];
  if (draw) return draw(rng, spot);
  const [hue, surface] = HUES[look] ?? [hueOf(look), undefined];
  return planet(rng, { x: spot.x, y: spot.y, r: 17 }, hue, surface, look === "saturn");
}
