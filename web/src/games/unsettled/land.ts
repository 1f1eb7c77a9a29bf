/** What a world of this game looks like: two or three families of shapes, one hue, one accent, all from its own hue. */
import { place } from "$/art/pictures.ts";
import { hash, Rng } from "$/art/rng.ts";
import { FAMILIES } from "$/art/silhouettes.ts";
import { METICULA } from "./art/meticula.ts";
import { VESPERA } from "./art/vespera.ts";

/** Places that were painted by hand; the others are drawn from their names. */
export const PAINTED = { ...METICULA, ...VESPERA };
const NAMES = Object.keys(FAMILIES);
const drawn = new Map<string, string>();

/** `hue-38`, the look of the map, as a number. */
export function hueOfMap(look: string | undefined): number {
  return Number(/^hue-(\d+)$/.exec(look ?? "")?.[1] ?? 210);
}

/** The families of shapes that grow on this world, most common first. */
export function familiesOf(hue: number): string[] {
  const rng = new Rng(`families/${hue}`);
  const left = [...NAMES];
  return [0, 1, 2].map(() => left.splice(Math.floor(rng.next() * left.length), 1)[0] ?? "crystals");
}

/** The picture of a node, the same on every screen; one in four stands in the accent, 120 degrees away. */
export function landscape(key: string, hue: number): string {
  const id = `${hue}/${key}`;
  const known = drawn.get(id);
  if (known) return known;
  const seed = hash(id);
  const family = familiesOf(hue)[[0, 0, 1, 1, 2][seed % 5] ?? 0] ?? "crystals";
  const shade = (hue + (seed % 4 === 3 ? 120 : 0) + ((seed >>> 4) % 56) - 28 + 360) % 360;
  const made = PAINTED[key]?.() ?? place(key, family, 122, 122, shade);
  drawn.set(id, made);
  return made;
}

/** A name in one or two lines, for a plate of so many letters. */
export function lines(name: string, most: number): string[] {
  if (name.length <= most) return [name];
  const words = name.split(" ");
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const longest = (cut: string[]) => Math.max(...cut.map((line) => line.length));
  return cuts.sort((a, b) => longest(a) - longest(b))[0] ?? [name];
}
