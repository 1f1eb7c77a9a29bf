/** A species as far as it is known: three bands of one being, each dark until its trace is found. */

const DARK = "#05080f";

/** Head, body and limbs, from above; `[colour, drawing]` each. */
const BEINGS: readonly (readonly [string, string])[][] = [
  [
    ["#8ee3c8", "M22 42c0-20 13-32 28-32s28 12 28 32Z"],
    ["#8ee3c8", "M22 42h56v16c0 8-5 14-12 16v6H34v-6c-7-2-12-8-12-16Z"],
    ["#4f9fb0", "M26 80h8v22c0 6-8 6-8 0ZM40 80h8v30c0 6-8 6-8 0ZM54 80h8v30c0 6-8 6-8 0ZM68 80h8v22c0 6-8 6-8 0Z"],
  ],
  [
    ["#e29ad6", "M38 42 32 20l18-10 18 10-6 22Z"],
    ["#c77fc4", "M38 42h24l-2 8 12 6-6 8 2 16H32l2-16-6-8 12-6Z"],
    ["#e29ad6", "M32 80h36l12 30H20Z"],
  ],
];
const FACES = [
  `<circle cx="40" cy="34" r="6" fill="#fff"/><circle cx="60" cy="34" r="6" fill="#fff"/><circle cx="40" cy="35" r="3" fill="#10141c"/><circle cx="60" cy="35" r="3" fill="#10141c"/><g fill="#f2cf5b"><circle cx="50" cy="16" r="3"/><circle cx="36" cy="21" r="2.500"/><circle cx="64" cy="21" r="2.500"/></g>`,
  `<ellipse cx="50" cy="27" rx="9" ry="6" fill="#fff"/><circle cx="50" cy="27" r="3.500" fill="#10141c"/>`,
];
const BANDS = [30, 62, 98]; // where a question mark stands in each

export function portrait(at: number, found: readonly boolean[], known: boolean): string {
  const being = BEINGS[at % BEINGS.length] ?? [];
  const bands = being.map(([colour, d], i) => `<path d="${d}" fill="${found[i] || known ? colour : DARK}"/>`).join("");
  const face = found[0] || known ? FACES[at % FACES.length] : "";
  const asked = BANDS.map((y, i) =>
    found[i] || known ? "" : `<text x="50" y="${y + 6}" text-anchor="middle" font-size="17" font-weight="700" fill="#aab7cb">?</text>`,
  ).join("");
  const stars = [12, 88, 20, 80, 92].map((x, i) => `<circle cx="${x}" cy="${14 + i * 21}" r="0.8" fill="#fff"/>`).join("");
  const cuts = [42, 80].map((y) => `<path d="M0 ${y}H100" stroke="#aab7cb" stroke-opacity=".35" stroke-dasharray="3 3"/>`).join("");
  return stars + bands + face + cuts + asked;
}
