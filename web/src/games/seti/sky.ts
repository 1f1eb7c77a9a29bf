/** Where things of the sky lie around the Sun, and how its colours look, also to those who do not see colours. */
import { BAND, SUN } from "$/board/geometry.ts";

export interface Point {
  x: number;
  y: number;
}

/** Where the ring of stars begins. */
export const RIM = SUN + BAND * 4;

export interface Hue {
  colour: string;
  /** How the arc of a sector is dashed. */
  dash: string;
}

const HUES: Record<string, Hue> = {
  yellow: { colour: "#f2cf5b", dash: "none" },
  red: { colour: "#ff8f7f", dash: "20 7" },
  blue: { colour: "#86b8ff", dash: "4 4" },
  black: { colour: "#b9c3d4", dash: "22 5 4 5" },
  purple: { colour: "#c79bff", dash: "none" },
};
const PLAIN: Hue = { colour: "#86b8ff", dash: "none" };

export const hueOf = (look: string | undefined): Hue => HUES[look ?? ""] ?? PLAIN;

/** The turn of a sector's middle, clockwise from the top. */
export const turnOf = (sector: number): number => ((sector + 0.5) / 8) * 2 * Math.PI;

export const polar = (r: number, turn: number): Point => ({ x: r * Math.sin(turn), y: -r * Math.cos(turn) });

/** An arc without its radii. */
export function arc(r: number, from: number, to: number): string {
  const [a, b] = [polar(r, from), polar(r, to)];
  return `M${a.x} ${a.y}A${r} ${r} 0 0 1 ${b.x} ${b.y}`;
}

/** So many spots along the rim around a turn, read from left to right also in the lower half. */
export function alongRim(count: number, r: number, middle: number, step: number): Point[] {
  const way = Math.cos(middle) < 0 ? -1 : 1;
  return Array.from({ length: count }, (_, i) => polar(r, middle + (way * (i - (count - 1) / 2) * step) / r));
}

/** A name in lines of at most so many letters. */
export function lines(name: string, most: number): string[] {
  const found: string[] = [];
  for (const word of name.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}
