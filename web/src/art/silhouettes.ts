/** What stands on the near ridge of a place: one family of shapes a place. */
import { n, Rng } from "./rng.ts";

interface Stand {
  x: number;
  y: number;
  tall: number;
  lit: string;
  shade: string;
}
type Family = (rng: Rng, stand: Stand) => string;

const crystals: Family = (rng, { x, y, tall, lit, shade }) => {
  const [lean, wide] = [rng.range(-0.12, 0.12) * tall, tall * rng.range(0.12, 0.2)];
  const top = `${n(x + lean)} ${n(y - tall)}`;
  return `<path d="M${n(x - wide)} ${n(y)}L${top}L${n(x)} ${n(y)}Z" fill="${lit}"/><path d="M${n(x)} ${n(y)}L${top}L${n(x + wide)} ${n(y)}Z" fill="${shade}"/>`;
};

const fungi: Family = (rng, { x, y, tall, lit, shade }) => {
  const [wide, cap] = [tall * rng.range(0.3, 0.45), y - tall];
  return (
    `<path d="M${n(x - tall * 0.05)} ${n(y)}V${n(cap)}h${n(tall * 0.1)}V${n(y)}Z" fill="${shade}"/>` +
    `<path d="M${n(x - wide)} ${n(cap + tall * 0.08)}Q${n(x)} ${n(cap - tall * 0.42)} ${n(x + wide)} ${n(cap + tall * 0.08)}Q${n(x)} ${n(cap + tall * 0.2)} ${n(x - wide)} ${n(cap + tall * 0.08)}Z" fill="${lit}"/>`
  );
};

const spires: Family = (rng, { x, y, tall, lit, shade }) => {
  const wide = tall * rng.range(0.08, 0.14);
  return (
    `<path d="M${n(x - wide)} ${n(y)}L${n(x)} ${n(y - tall)}L${n(x + wide)} ${n(y)}Z" fill="${lit}"/>` +
    `<path d="M${n(x - wide * 2.2)} ${n(y - tall * 0.35)}Q${n(x)} ${n(y - tall * 0.25)} ${n(x + wide * 2.2)} ${n(y - tall * 0.45)}" fill="none" stroke="${shade}" stroke-width="1.6"/>`
  );
};

const arches: Family = (rng, { x, y, tall, lit, shade }) => {
  const wide = tall * rng.range(0.35, 0.5);
  return `<path d="M${n(x - wide)} ${n(y)}V${n(y - tall * 0.5)}a${n(wide)} ${n(wide)} 0 0 1 ${n(2 * wide)} 0V${n(y)}" fill="none" stroke="${rng.next() < 0.5 ? lit : shade}" stroke-width="${n(tall * 0.14)}"/>`;
};

const vents: Family = (rng, { x, y, tall, lit, shade }) => {
  const wide = tall * 0.45;
  const smoke = [0.3, 0.6, 0.9].map(
    (up) =>
      `<circle cx="${n(x + rng.range(-3, 3))}" cy="${n(y - tall * 0.6 - up * tall * 0.6)}" r="${n(tall * 0.13 * (1 + up))}" fill="#fff" opacity=".18"/>`,
  );
  return `${smoke.join("")}<path d="M${n(x - wide)} ${n(y)}L${n(x - wide * 0.3)} ${n(y - tall * 0.6)}H${n(x + wide * 0.3)}L${n(x + wide)} ${n(y)}Z" fill="${lit}"/><path d="M${n(x)} ${n(y)}V${n(y - tall * 0.6)}H${n(x + wide * 0.3)}L${n(x + wide)} ${n(y)}Z" fill="${shade}"/>`;
};

const ruins: Family = (rng, { x, y, tall, lit, shade }) => {
  const wide = tall * rng.range(0.16, 0.24);
  const broken = tall * rng.range(0.1, 0.3);
  return (
    `<path d="M${n(x - wide)} ${n(y)}V${n(y - tall + broken)}L${n(x + wide)} ${n(y - tall)}V${n(y)}Z" fill="${lit}"/>` +
    `<path d="M${n(x - wide * 0.4)} ${n(y)}v${n(-tall * 0.3)}h${n(wide * 0.8)}v${n(tall * 0.3)}Z" fill="${shade}"/>`
  );
};

/** A lake has no silhouettes: light lies on its ground. */
const lake: Family = (rng, { x, y, tall, lit }) =>
  `<path d="M${n(x - tall * 0.5)} ${n(y + rng.range(2, 12))}h${n(tall * rng.range(0.5, 1.1))}" stroke="${lit}" stroke-width="1.8" stroke-linecap="round" opacity=".8"/>`;

export const FAMILIES: Record<string, Family> = { crystals, fungi, spires, lake, arches, vents, ruins };
