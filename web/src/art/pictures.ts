/** Pictures of places and cards, made of sky, ridges, silhouettes and one object. */
import { planet } from "./planet.ts";
import { hash, n, Rng } from "./rng.ts";
import { FAMILIES } from "./silhouettes.ts";
import { ground, heightAt, ridge, sky, stars } from "./sky.ts";

const NAMES = Object.keys(FAMILIES);

/** The hue of a word, so that the same word has the same colour everywhere. */
export function hueOf(word: string): number {
  return hash(word) % 360;
}

export function place(seed: string, look: string, w = 122, h = 122, hue = hueOf(look || seed)): string {
  const rng = new Rng(`${look}/${seed}`);
  const family = FAMILIES[look] ?? FAMILIES[NAMES[hash(look) % NAMES.length] ?? "crystals"]!;
  const sun = `<circle cx="${n(rng.range(w * 0.2, w * 0.8))}" cy="${n(rng.range(h * 0.2, h * 0.38))}" r="${n(rng.range(w * 0.06, w * 0.11))}" fill="hsl(${hue - 35} 70% 74%)"/>`;
  const far = ridge(rng, w, h * 0.6, h * 0.06);
  const near = ridge(rng, w, h * 0.76, h * 0.04);
  const [lit, shade] = [`hsl(${hue - 25} 52% 50%)`, `hsl(${hue - 10} 46% 30%)`];
  const count = rng.int(5, 8);
  let stands = "";
  for (let i = 0; i < count; i++) {
    const x = (w * (i + rng.range(0.2, 0.8))) / count;
    stands += family(rng, { x, y: heightAt(near, x) + 3, tall: rng.range(h * 0.16, h * 0.42), lit, shade });
  }
  return (
    sky(rng, w, h, hue, 9) +
    sun +
    ground(far, w, h, `hsl(${hue} 34% 24%)`) +
    stands +
    ground(near, w, h, `hsl(${hue + 10} 40% 15%)`)
  );
}

const OBJECTS: ((rng: Rng, hue: number) => string)[] = [
  () =>
    `<path d="M20 34h16v12H20ZM6 36h12v8H6ZM38 36h12v8H38ZM28 34V22" stroke="#edf2fa" fill="#3d4f70" stroke-width="2"/>`,
  () =>
    `<path d="M14 26a20 20 0 0 0 30 18L22 18a20 20 0 0 0-8 8ZM30 32l12-12M28 46l-6 10h18l-6-10" stroke="#edf2fa" fill="#3d4f70" stroke-width="2" stroke-linejoin="round"/><circle cx="43" cy="19" r="3" fill="#ff9a86"/>`,
  () =>
    `<path d="M8 52 30 16l22 36ZM30 16v36M22 52l8-14 8 14" stroke="#edf2fa" fill="#3d4f70" stroke-width="2" stroke-linejoin="round"/>`,
  (rng, hue) =>
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          `<path d="M0 ${14 + i * 10}q${n(rng.range(14, 22))} ${n(rng.range(-12, 12))} 40 0t40 0 40 0 40 0" fill="none" stroke="hsl(${hue + i * 14} 60% 62%)" stroke-width="1.6"/>`,
      )
      .join(""),
  () =>
    `<path d="M30 12c8 8 11 18 10 28l8 8v8l-12-5H24l-12 5v-8l8-8c-1-10 2-20 10-28Z" fill="#edf2fa"/><circle cx="30" cy="30" r="5" fill="#3d4f70"/>`,
  (_, hue) =>
    `<path d="M16 54 22 22 30 54ZM28 54 40 12 50 54ZM8 54 13 36 19 54Z" fill="hsl(${hue} 56% 58%)"/><path d="M40 12 50 54H40ZM22 22 30 54H23Z" fill="hsl(${hue} 46% 38%)"/>`,
];

/** The picture of a card, 150 by 60. */
export function card(seed: string): string {
  const rng = new Rng(seed);
  const hue = hueOf(seed);
  const object = rng.pick(OBJECTS);
  const world =
    rng.next() < 0.7
      ? planet(
          rng,
          { x: rng.range(100, 128), y: rng.range(26, 44), r: rng.range(16, 34) },
          (hue + 120) % 360,
          undefined,
          rng.next() < 0.3,
        )
      : "";
  return `<rect width="150" height="60" fill="hsl(${hue} 42% 13%)"/>${stars(rng, 150, 60, 22)}${world}<g transform="translate(${n(rng.range(6, 30))} 0)">${object(rng, (hue + 40) % 360)}</g>`;
}
