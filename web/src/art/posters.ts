/** The picture of a game on the shelf, 400 by 150: its own composition where we have one, else a world from its name. */
import { place } from "./pictures.ts";
import { planet } from "./planet.ts";
import { hash, n, Rng } from "./rng.ts";
import { FAMILIES } from "./silhouettes.ts";
import { ground, heightAt, ridge, stars } from "./sky.ts";

const W = 400;
const H = 150;
type Poster = (rng: Rng, hue: number) => string;

const flat = (fill: string) => `<rect width="${W}" height="${H}" fill="${fill}"/>`;

const landing: Poster = (rng, hue) => {
  const near = ridge(rng, W, 118, 5);
  let stands = "";
  for (let i = 0; i < 13; i++) {
    const x = (W * (i + rng.range(0.2, 0.8))) / 13;
    stands += FAMILIES["crystals"]!(rng, {
      x,
      y: heightAt(near, x) + 4,
      tall: rng.range(16, 62),
      lit: `hsl(${hue - 30} 46% 48%)`,
      shade: `hsl(${hue - 24} 40% 30%)`,
    });
  }
  return (
    flat(`hsl(${hue} 45% 12%)`) +
    stars(rng, W, 90, 70) +
    planet(rng, { x: 286, y: 56, r: 46 }, hue - 30, "gas", true) +
    ground(ridge(rng, W, 100, 8), W, H, `hsl(${hue - 20} 30% 25%)`) +
    stands +
    ground(near, W, H, `hsl(${hue - 20} 32% 17%)`) +
    `<path transform="translate(60 0)" d="M38 84c7 7 10 15 9 24l8 9v6l-11-4H32l-11 4v-6l8-9c-1-9 2-17 9-24Z" fill="#edf2fa"/>`
  );
};

const scorched: Poster = (rng) => {
  let cells = "";
  for (let row = 0; row < 3; row++) {
    for (let col = -1; col < 9; col++) {
      const [x, y] = [col * 46 + (row % 2) * 23 + 10, 62 + row * 40];
      const d = [0, 1, 2, 3, 4, 5].map(
        (k) => `${n(x + 25 * Math.sin((k * Math.PI) / 3))} ${n(y - 25 * Math.cos((k * Math.PI) / 3))}`,
      );
      cells += `<path d="M${d.join("L")}Z" fill="hsl(${rng.int(12, 42)} ${rng.int(30, 52)}% ${rng.int(18, 30)}%)" stroke="#221510" stroke-width="3"/>`;
      if (rng.next() < 0.4) cells += `<path d="M${n(x - 11)} ${n(y + 8)}l8-13 5 7 4-5 6 11Z" fill="#d79a5b"/>`;
    }
  }
  return (
    `<radialGradient id="sun-ground" cx=".5" cy=".06" r=".62"><stop offset="0" stop-color="#fff0b8"/><stop offset=".3" stop-color="#ffb648"/><stop offset="1" stop-color="#2b1510"/></radialGradient>` +
    flat("url(#sun-ground)") +
    cells
  );
};

const listening: Poster = (rng, hue) => {
  const [cx, cy] = [286, 72];
  const orbit = [34, 62, 92, 124].map(
    (r, i) =>
      `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="hsl(220 55% ${52 - i * 7}%)" stroke-width="2.2" ${i === 3 ? 'stroke-dasharray="3 7"' : ""}/>`,
  );
  return (
    flat(`hsl(${hue} 45% 13%)`) +
    stars(rng, W, H, 80) +
    orbit.join("") +
    `<circle cx="${cx}" cy="${cy}" r="21" fill="#ffd76a"/>` +
    planet(rng, { x: 228, y: 34, r: 14 }, 205, "land") +
    planet(rng, { x: 194, y: 112, r: 15 }, 38, "gas", true) +
    `<path d="M40 150Q120 114 230 150Z" fill="hsl(${hue} 30% 22%)"/><g transform="translate(62 0)"><path d="M24 68l64 32a36 36 0 0 1-64-32Z" fill="#dfe6f1"/><path d="M24 68 50 60l38 40M50 60l-4 26" stroke="#dfe6f1" stroke-width="2.4" fill="none"/><circle cx="50" cy="59" r="5" fill="#ff9a86"/><path d="M38 100 26 140h30L50 106Z" fill="#9aa9c2"/></g>`
  );
};

const voyage: Poster = (rng, hue) => {
  const nodes: [number, number, number, number][] = [
    [138, 34, 9, 44],
    [196, 84, 13, 190],
    [262, 34, 8, 12],
    [302, 104, 10, 130],
    [206, 132, 7, 212],
    [332, 52, 9, 280],
  ];
  const ways = [
    [0, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 5],
    [3, 5],
  ].map(
    ([a = 0, b = 0]) =>
      `<path d="M${nodes[a]?.slice(0, 2).join(" ")}L${nodes[b]?.slice(0, 2).join(" ")}" stroke="#a887cf" stroke-width="2.4" stroke-dasharray="2 7" stroke-linecap="round"/>`,
  );
  return (
    flat(`hsl(${hue} 42% 12%)`) +
    stars(rng, W, H, 90) +
    planet(rng, { x: 62, y: 140, r: 62 }, 300, "rock") +
    ways.join("") +
    nodes.map(([x, y, r, h]) => planet(rng, { x, y, r }, h, "rock")).join("") +
    `<path d="M262 64c9 0 16 4 20 12-9 3-17 2-23-4Z" fill="#edf2fa" transform="rotate(-28 268 68)"/><path d="M236 80l14-7" stroke="#ffb648" stroke-width="4" stroke-linecap="round" stroke-dasharray="6 6"/>`
  );
};

const marks: Poster = (rng, hue) => {
  const cell = (col: number, row: number) => [145 + col * 44, 31 + row * 44] as const;
  let out =
    flat(`hsl(${hue} 34% 13%)`) +
    stars(rng, W, H, 60) +
    planet(rng, { x: 92, y: 118, r: 34 }, hue + 40, "gas", true) +
    planet(rng, { x: 312, y: 36, r: 20 }, hue - 60, "rock");
  for (let i = 0; i < 9; i++) {
    const [x, y] = cell(i % 3, Math.floor(i / 3));
    out += `<rect x="${x - 19}" y="${y - 19}" width="38" height="38" rx="7" fill="#151d2a" stroke="#33415a"/>`;
    if ([0, 4, 8, 3].includes(i))
      out += `<path d="M${x - 9} ${y - 9}l18 18M${x + 9} ${y - 9}l-18 18" stroke="#ff9a86" stroke-width="5" stroke-linecap="round"/>`;
    if ([1, 2, 6].includes(i))
      out += `<circle cx="${x}" cy="${y}" r="10" fill="none" stroke="#86c8ff" stroke-width="5"/>`;
  }
  return out;
};

const discs: Poster = (rng, hue) => {
  let out =
    flat(`hsl(${hue} 40% 12%)`) +
    stars(rng, W, H, 60) +
    planet(rng, { x: 80, y: 24, r: 24 }, hue + 20, "rock") +
    planet(rng, { x: 326, y: 124, r: 34 }, hue - 40, "gas", true);
  out += `<path d="M94 30h212v128H94Z" fill="hsl(${hue} 46% 34%)"/><path d="M94 30h212v8H94Z" fill="hsl(${hue} 46% 44%)"/>`;
  const heights = [1, 3, 2, 4, 3, 1, 2];
  for (let col = 0; col < 7; col++) {
    for (let row = 0; row < 4; row++) {
      const [x, y] = [112 + col * 29.5, 136 - row * 28];
      const seat = "0110100 1011010 0101101 1010110".replaceAll(" ", "")[row * 7 + col] === "1" ? 1 : 0;
      const fill = row < (heights[col] ?? 0) ? ["#ff9a86", "#86c8ff"][seat] : `hsl(${hue} 42% 14%)`;
      out += `<circle cx="${n(x)}" cy="${y}" r="11.5" fill="${fill}"/>`;
      if (row < (heights[col] ?? 0))
        out += `<circle cx="${n(x)}" cy="${y}" r="6.5" fill="none" stroke="#10141c" stroke-opacity=".25" stroke-width="2"/>`;
    }
  }
  return out;
};

const POSTERS: Record<string, Poster> = {
  unsettled: landing,
  under_our_sun: scorched,
  seti: listening,
  iss_vanguard: voyage,
  vanguard: voyage,
  tictactoe: marks,
  connect_four: discs,
};

const HUES: Record<string, number> = {
  unsettled: 196,
  seti: 228,
  iss_vanguard: 315,
  vanguard: 315,
  tictactoe: 215,
  connect_four: 222,
};

export function poster(game: string, hue = HUES[game] ?? hash(game) % 360): string {
  const draw = POSTERS[game];
  return draw ? draw(new Rng(game), HUES[game] ?? hue) : place(game, game, W, H, hue);
}
