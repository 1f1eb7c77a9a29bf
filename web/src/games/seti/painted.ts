/** Single things of SETI: a world, a star, a species, a technology, a cube of data, a card. */
import { card as cardArt } from "$/art/pictures.ts";
import { hash, Rng } from "$/art/rng.ts";
import { stars } from "$/art/sky.ts";
import { bodyOf } from "$/board/bodies.ts";
import type { Spot } from "$/board/geometry.ts";
import { drawingOf } from "$/icons/find.svelte.ts";
import type { Card, Place, Scene } from "$/lib/protocol.ts";
import { partsOf } from "$/parts/part.ts";
import type { Drawing } from "../pictures.ts";
import { portrait } from "./portrait.ts";

const WORLDS = /^(?:seen-)?(mercury|venus|earth|mars|jupiter|saturn|uranus|neptune|asteroids|comet|empty)\b/;
const SPECIES = ["mascamites", "anomalies", "oumuamua", "centaurians", "exertians"];
const TINTS: Record<string, string> = { probe: "#ff9f5e", telescope: "#c9a2ff", computer: "#7db8ff" };
const STARS: Record<string, string> = { yellow: "#f2cf5b", red: "#ff9384", blue: "#7db8ff", black: "#aab7cb" };

export function painted(id: string, scene: Scene): Drawing | null {
  const world = WORLDS.exec(id)?.[1];
  if (world) return { box: "0 0 60 60", svg: night(id) + worldly(world) };
  const kind = SPECIES.indexOf(id);
  if (kind >= 0) return { box: "0 0 100 120", svg: `<rect width="100" height="120" fill="#1b1d42"/>${portrait(kind, [true, true, true], true)}` };
  const found = cardOf(id, scene);
  const tint = TINTS[id.split("_")[0] ?? ""];
  if (tint && found?.art) return signed(found.art, tint);
  if (/^(top|lower|slot)-/.test(id)) return signed("data", "#7db8ff");
  if (/^(left|right)-/.test(id)) return signed("trace", id.includes("yellow") ? "#f2cf5b" : id.includes("blue") ? "#7db8ff" : "#c9a2ff");
  if (/^probe-/.test(id)) return signed("probe", "#ff9f5e");
  if (/^gold/.test(id)) return signed("star", "#f0c55a");
  const star = starOf(id, scene);
  if (star) return { box: "0 0 60 60", svg: night(id) + shining(star) };
  return { box: "0 0 150 60", svg: cardArt(found?.art || id) };
}

const night = (seed: string): string => `<rect width="60" height="60" fill="#131c3a"/>${stars(new Rng(seed), 60, 60, 14)}`;

function worldly(body: string): string {
  const spot = { x: 30, y: 30, r: 17 } as Spot;
  return `<g transform="translate(30 30) scale(1.15) translate(-30 -30)">${bodyOf({ id: body, look: body, label: "", x: 0, y: 0 } as Place, spot)}</g>`;
}

function shining(place: Place): string {
  const tint = STARS[Object.keys(STARS).find((word) => place.look?.includes(word)) ?? ""] ?? Object.values(STARS)[hash(place.id) % 4];
  return `<circle cx="30" cy="30" r="22" fill="${tint}" opacity=".18"/><circle cx="30" cy="30" r="9" fill="${tint}"/><path d="M30 4v52M4 30h52" stroke="${tint}" stroke-width="1.6" opacity=".8"/>`;
}

/** An icon on a ground of its colour. */
function signed(icon: string, tint: string): Drawing {
  const [size, body] = drawingOf(icon) ?? [24, ""];
  const line = size === 24 ? `stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"` : "";
  return {
    box: "0 0 60 60",
    svg: `<rect width="60" height="60" fill="#1b2540"/><rect width="60" height="60" fill="${tint}" opacity=".2"/><g transform="translate(15 15) scale(${30 / size})" fill="none" color="${tint}" ${line}>${body}</g>`,
  };
}

function cardOf(id: string, scene: Scene): Card | undefined {
  const all = [...(scene.board ?? []), ...(scene.shared ?? []), ...scene.players.flatMap((player) => player.parts ?? [])];
  for (const part of partsOf(all))
    if (part.type === "cards") {
      const found = part.cards?.find((each) => each.id === id && !each.face_down);
      if (found) return found;
    }
  return undefined;
}

function starOf(id: string, scene: Scene): Place | undefined {
  return (scene.board ?? [])
    .flatMap((part) => (part.type === "board" ? part.places : []))
    .find((place) => place.id === id || place.id.endsWith(`-${id}`));
}
