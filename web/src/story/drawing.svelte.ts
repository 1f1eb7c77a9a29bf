/** What is drawn beside a sentence and in a moment: the thing that it is about, as the game draws it, or as any card. */
import { card as cardArt, place as placeArt } from "$/art/pictures.ts";
import { painterOf, type Drawing, type Painter } from "$/games/pictures.ts";
import { drawingOf } from "$/icons/find.svelte.ts";
import type { Card, Scene } from "$/lib/protocol.ts";
import { partsOf, type Part } from "$/parts/part.ts";

let painters = $state.raw<Record<string, Painter | null>>({});
const wanted = new Set<string>();

/** The painter of a game, once it is loaded. */
function painterFor(game: string): Painter | null {
  if (!wanted.has(game)) {
    wanted.add(game);
    painterOf(game)
      .then((painter) => (painters = { ...painters, [game]: painter }))
      .catch(() => wanted.delete(game)); // a picture that does not load is tried again with the next
  }
  return painters[game] ?? null;
}

const everything = (scene: Scene): Part[] => [
  ...(scene.board ?? []),
  ...(scene.strip ?? []),
  ...(scene.shared ?? []),
  ...scene.players.flatMap((player) => player.parts ?? []),
];

export function cardNamed(id: string, scene: Scene): Card | null {
  for (const part of partsOf(everything(scene)))
    if (part.type === "cards") {
      const found = part.cards?.find((card) => card.id === id && !card.face_down);
      if (found) return found;
    }
  return null;
}

/** The picture of a thing by its id; `null`: there is nothing to draw. */
export function drawn(id: string, scene: Scene | null): Drawing | null {
  if (!id || !scene) return null;
  const own = painterFor(scene.game)?.(id, scene);
  if (own) return own;
  const card = cardNamed(id, scene);
  if (card) return { box: "0 0 150 60", svg: cardArt(card.art || card.id) };
  for (const part of scene.board ?? [])
    if (part.type === "board") {
      const place = part.places.find((each) => each.id === id);
      if (place && part.layout === "grid" && place.look) return { box: "0 0 122 122", svg: placeArt(place.id, place.look) };
    }
  return signOf(id);
}

/** The icon of a word on a quiet ground. */
export function signOf(word: string): Drawing | null {
  const found = drawingOf(word);
  if (!found) return null;
  const [size, body] = found;
  const line = size === 24 ? 'stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"' : "";
  return {
    box: "0 0 60 60",
    svg: `<rect width="60" height="60" fill="#22314d"/><g transform="translate(14 14) scale(${32 / size})" fill="none" color="#cfe0ff" ${line}>${body}</g>`,
  };
}
