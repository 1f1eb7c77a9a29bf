/** The scene at the end of a game, 1440 by 420: a dawn over a known land, or a cold night over a lost one. */
import { planet } from "./planet.ts";
import { n, Rng, uid } from "./rng.ts";
import { FAMILIES } from "./silhouettes.ts";
import { ground, heightAt, ridge, stars } from "./sky.ts";

const [W, H] = [1440, 420];
const ROCKET =
  '<path d="M0-46C14-30 20-12 19 8l14 15v13L16 30h-32l-17 6V23l14-15C-20-12-14-30 0-46Z" fill="#f2f5fb"/><path d="M0-46C14-30 20-12 19 8l14 15v13L16 30H0Z" fill="#c9d3e6"/><circle cy="-8" r="9" fill="#2a3d5f"/><circle cy="-8" r="5" fill="#8cc4ff"/>';

export function finale(won: boolean, seed: string, hue: number): string {
  const rng = new Rng(`finale/${seed}`);
  const [sky, glow] = [uid(), uid()];
  const stops = won
    ? [`hsl(${hue + 20} 44% 13%)`, `hsl(${hue + 50} 38% 28%)`, `hsl(${hue + 95} 44% 44%)`, "hsl(30 78% 62%)"]
    : [`hsl(${hue} 40% 7%)`, `hsl(${hue} 38% 11%)`, `hsl(${hue + 12} 34% 17%)`, `hsl(${hue + 14} 30% 22%)`];
  const land = won ? hue - 60 : hue + 6;
  const near = ridge(rng, W, 344, 10);
  return (
    `<defs><linearGradient id="${sky}" x1="0" y1="0" x2="0" y2="1">${stops.map((stop, i) => `<stop offset="${[0, 0.4, 0.66, 0.86][i]}" stop-color="${stop}"/>`).join("")}</linearGradient>` +
    `<radialGradient id="${glow}"><stop offset="0" stop-color="#ffe9a8"/><stop offset=".35" stop-color="#ffd27a" stop-opacity=".6"/><stop offset="1" stop-color="#ffb648" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${W}" height="${H}" fill="url(#${sky})"/><g class="twinkle">${stars(rng, W, 240, 110)}</g>` +
    (won ? `<circle cx="900" cy="300" r="330" fill="url(#${glow})"/><circle cx="900" cy="300" r="54" fill="#fff1c4"/>` : "") +
    planet(rng, { x: 1326, y: 84, r: 40 }, won ? hue + 150 : hue + 20, "gas", true) +
    ground(ridge(rng, W, 286, 22), W, H, won ? `hsl(${land + 120} 26% 34%)` : `hsl(${land} 28% 15%)`) +
    ground(ridge(rng, W, 318, 16), W, H, won ? `hsl(${land + 40} 28% 28%)` : `hsl(${land} 26% 12%)`) +
    stands(rng, near, won, land) +
    ground(near, W, H, won ? `hsl(${land - 10} 34% 20%)` : `hsl(${land} 26% 9%)`) +
    (won ? rising() + flowers(rng, near) : fallen())
  );
}

function stands(rng: Rng, near: [number, number][], won: boolean, hue: number): string {
  const names = Object.keys(FAMILIES);
  const family = FAMILIES[rng.pick(names)] ?? FAMILIES["crystals"]!;
  const [lit, shade] = won ? [`hsl(${hue + 10} 40% 44%)`, `hsl(${hue} 36% 28%)`] : [`hsl(${hue} 22% 22%)`, `hsl(${hue} 22% 15%)`];
  return Array.from({ length: 11 }, (_, i) => {
    const x = 640 + i * 74 + rng.range(-18, 18);
    return family(rng, { x, y: heightAt(near, x) + 4, tall: rng.range(24, 74), lit, shade });
  }).join("");
}

const rising = (): string =>
  '<g class="rises"><path d="M1128 300q18-90 42-176l26 6q-16 84-24 176Z" fill="#fff" opacity=".32"/>' +
  `<g transform="translate(1190 92) rotate(16) scale(1.15)"><path d="M-9 32 0 66 9 32Z" fill="#ffb648"/><path d="M-5 32 0 54 5 32Z" fill="#fff0b8"/>${ROCKET}</g></g>`;

const fallen = (): string =>
  `<g transform="translate(1090 318) rotate(-62) scale(1.2)" opacity=".92">${ROCKET}</g>` +
  '<ellipse cx="1094" cy="352" rx="84" ry="10" fill="#000" opacity=".4"/><path d="M1030 300q-14-26 6-48t-4-50" stroke="#8a93a6" stroke-width="7" fill="none" opacity=".35" stroke-linecap="round" class="smoke"/>';

const flowers = (rng: Rng, near: [number, number][]): string =>
  Array.from({ length: 70 }, () => {
    const x = rng.range(0, W);
    const y = rng.range(heightAt(near, x) + 12, H - 6);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${rng.pick([2, 2.5, 3])}" fill="${rng.pick(["#ffd27a", "#ff9a86", "#fff6e0"])}" opacity=".85"/>`;
  }).join("");
