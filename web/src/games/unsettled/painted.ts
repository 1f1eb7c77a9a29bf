/** Single things of Unsettled: a place as its landscape, a focus cube, a structure. */
import { drawingOf } from "$/icons/find.svelte.ts";
import type { Board, Scene } from "$/lib/protocol.ts";
import type { Drawing } from "../pictures.ts";
import { hueOfMap, landscape } from "./land.ts";

const CUBES: Record<string, [string, string]> = {
  awareness: ["#7db8ff", "#3f6ea8"],
  wonder: ["#6fdc9f", "#36875f"],
  energy: ["#ffac5e", "#a86424"],
};

export function painted(id: string, scene: Scene): Drawing | null {
  const cube = CUBES[id];
  if (cube) return { box: "0 0 48 48", svg: cubed(id, cube) };
  const board = (scene.board ?? []).find((part) => part.type === "board") as Board | undefined;
  const place = board?.places.find((each) => each.id === id);
  if (!place || place.unknown || place.look === "empty") return null;
  if (place.look === "scarab") return { box: "0 0 122 122", svg: ship() };
  return { box: "0 0 122 122", svg: landscape(place.look ?? place.id, hueOfMap(board?.look)) };
}

function cubed(kind: string, [face, side]: [string, string]): string {
  const [size, body] = drawingOf(kind) ?? [24, ""];
  const scale = 22 / size;
  return (
    `<path d="M36 10 46 4v32l-10 8Z" fill="${side}"/><path d="M4 10 14 4h32l-10 6Z" fill="${face}" opacity=".55"/>` +
    `<rect x="3" y="9" width="34" height="36" rx="5" fill="${face}"/>` +
    `<g transform="translate(9 16) scale(${scale})" fill="none" color="#10141c" stroke="${size === 24 ? "currentColor" : "none"}" stroke-width="2">${body}</g>`
  );
}

function ship(): string {
  const [size, body] = drawingOf("ship") ?? [24, ""];
  return (
    `<rect width="122" height="122" fill="#dfe6f1"/><path d="M0 24h122M0 50h122M0 76h122M0 100h122M20 0v122M46 0v122M76 0v122M102 0v122" stroke="#b8c6dc"/>` +
    `<g transform="translate(23 21) scale(${76 / size})" color="#2a3d5f" fill="none">${body}</g>`
  );
}
