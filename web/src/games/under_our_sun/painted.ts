/** Single things of Under our Sun: a tile as its land, an enemy or a thing as its sign on dark ground. */
import { drawingOf } from "$/icons/find.svelte.ts";
import type { Board, Scene } from "$/lib/protocol.ts";
import type { Drawing } from "../pictures.ts";
import { landscape, patterns } from "./land.ts";

export function painted(id: string, scene: Scene): Drawing | null {
  const board = (scene.board ?? []).find((part) => part.type === "board") as Board | undefined;
  const place = board?.places.find((each) => each.id === id || each.look?.split(":")[1] === id);
  if (place && !place.unknown)
    return { box: "-66 -66 132 132", svg: `<defs>${patterns()}</defs>${landscape(place.look ?? "")}` };
  const piece = board?.pieces?.find((each) => each.id === id && each.kind === "enemy");
  return piece ? signed(piece.icon ?? "human") : drawingOf(id) ? signed(id) : null;
}

/** The sign of a thing, large. */
function signed(icon: string): Drawing {
  const [size, body] = drawingOf(icon) ?? [24, ""];
  const stroke = size === 24 ? "currentColor" : "none";
  return {
    box: "0 0 48 48",
    svg:
      `<rect width="48" height="48" rx="6" fill="#1a1014"/>` +
      `<g transform="translate(9 9) scale(${30 / size})" fill="none" color="#ffc2b8" stroke="${stroke}" stroke-width="2">${body}</g>`,
  };
}
