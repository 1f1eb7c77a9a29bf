/** The parts of a scene, and how to walk through them. */
import type { Board, Book, Card, Cards, Clash, Counter, Dice, Die, Exchange, Lines, Panel, Prose, Scene, Slots, Steps, Track } from "$/lib/protocol.ts";

export type Part = Board | Cards | Track | Dice | Counter | Prose | Panel | Book | Slots | Steps | Lines | Clash | Exchange;

/** All parts of a scene, the ones inside panels and books included. */
export function* partsOf(parts: readonly Part[]): Generator<Part> {
  for (const part of parts) {
    yield part;
    if (part.type === "panel" || part.type === "book") yield* partsOf(part.parts);
  }
}

/** The ids of everything in a part that an option could touch. */
export function* idsOf(parts: readonly Part[]): Generator<string> {
  for (const part of partsOf(parts)) {
    yield part.id;
    if (part.type === "board") {
      for (const place of part.places) yield place.id;
      for (const piece of part.pieces ?? []) yield piece.id;
    } else if (part.type === "cards") {
      for (const card of part.cards ?? []) {
        yield card.id;
        for (const piece of card.pieces ?? []) yield piece.id;
      }
    } else if (part.type === "track") {
      for (const cell of part.cells) if (cell.id) yield cell.id;
      for (const marker of part.markers ?? []) yield marker.id;
    } else if (part.type === "dice") {
      for (const die of part.dice) yield die.id;
    } else if (part.type === "slots") {
      for (const slot of part.slots) for (const piece of slot.holds ?? []) yield piece.id;
    } else if (part.type === "lines") {
      for (const line of part.lines) yield line.id;
    } else if (part.type === "clash") {
      for (const who of [...part.ours, ...part.theirs, ...(part.others ?? [])]) yield who.id;
      for (const blow of part.blows ?? []) for (const die of blow.dice ?? []) yield die.id;
    } else if (part.type === "exchange") {
      for (const ware of [...part.left.wares, ...part.right.wares]) yield ware.id;
    }
  }
}

/** A die of a scene by its id: one that lies somewhere, or one in a slot of its colour. */
export function dieOf(scene: Scene, id: string): Die | null {
  const own = scene.players.flatMap((player) => player.parts ?? []);
  for (const part of partsOf([...(scene.board ?? []), ...own])) {
    if (part.type === "dice") {
      const die = part.dice.find((each) => each.id === id);
      if (die?.look) return { ...die, unrolled: false };
    } else if (part.type === "slots") {
      for (const slot of part.slots) {
        const piece = slot.holds?.find((each) => each.id === id && each.kind === "die");
        if (piece) return { id, label: piece.label, face: piece.text ?? "", look: slot.kind ?? "", icon: piece.icon ?? "" };
      }
    }
  }
  return null;
}

/** All cards of a scene that are face up. */
export function cardsOf(scene: Scene): Card[] {
  const own = scene.players.flatMap((player) => player.parts ?? []);
  const parts = [...partsOf([...(scene.board ?? []), ...(scene.strip ?? []), ...(scene.shared ?? []), ...own])];
  return parts.flatMap((part) => (part.type === "cards" ? (part.cards ?? []).filter((card) => !card.face_down) : []));
}

/** By how many degrees, clockwise, each ring turned between two scenes: the shorter way round. */
export function turnsBetween(before: Scene, after: Scene): Map<number, number> {
  const rings = (scene: Scene) =>
    (scene.board ?? []).flatMap((part) => (part.type === "board" ? (part.rings ?? []) : []));
  const old = new Map(rings(before).map((ring) => [ring.id, ring.turned ?? 0]));
  const turns = rings(after).map((ring, i) => {
    const now = ring.turned ?? 0;
    const on = (now - (old.get(ring.id) ?? now) + ring.sectors) % ring.sectors;
    return [i, ((on > ring.sectors / 2 ? on - ring.sectors : on) * 360) / ring.sectors] as const;
  });
  return new Map(turns.filter(([, degrees]) => degrees !== 0));
}

/** The pieces on rings that went along with one of the turns, each with its degrees. */
export function ridersBetween(before: Scene, after: Scene, turns: ReadonlyMap<number, number>): Map<string, number> {
  const riders = new Map<string, number>();
  const boards = (scene: Scene) => (scene.board ?? []).filter((part) => part.type === "board");
  for (const board of boards(after)) {
    const sectors = board.rings?.[0]?.sectors;
    const old = boards(before).find((each) => each.id === board.id);
    if (!sectors || !old) continue;
    const places = new Map(board.places.map((place) => [place.id, place]));
    const was = new Map((old.pieces ?? []).map((piece) => [piece.id, places.get(piece.at ?? "")]));
    for (const piece of board.pieces ?? []) {
      const [from, to] = [was.get(piece.id), places.get(piece.at ?? "")];
      if (!from || !to || from.x !== to.x || from.y === to.y) continue;
      const by = [...turns.values()].find((turn) => (((to.y - from.y) * 360) / sectors - turn) % 360 === 0);
      if (by !== undefined) riders.set(piece.id, by);
    }
  }
  return riders;
}

/** Where every movable thing lies, by its id: what moved is what changed between two scenes. */
export function whereabouts(scene: Scene): Map<string, string> {
  const found = new Map<string, string>();
  const everything: Part[] = [
    ...(scene.board ?? []),
    ...(scene.strip ?? []),
    ...(scene.shared ?? []),
    ...scene.players.flatMap((player) => player.parts ?? []),
  ];
  for (const part of partsOf(everything)) {
    if (part.type === "board")
      for (const piece of part.pieces ?? []) found.set(piece.id, `${part.id}/${piece.at ?? ""}`);
    if (part.type === "track")
      for (const marker of part.markers ?? []) found.set(marker.id, `${part.id}/${marker.at ?? ""}`);
    if (part.type === "cards")
      for (const card of part.cards ?? []) found.set(card.id, `${part.id}/${card.face_down ? "down" : "up"}`);
    if (part.type === "slots")
      for (const slot of part.slots) for (const piece of slot.holds ?? []) found.set(piece.id, part.id);
    if (part.type === "dice")
      for (const die of part.dice) found.set(die.id, `${part.id}/${die.face}/${die.kept ? "kept" : ""}`);
  }
  return found;
}
