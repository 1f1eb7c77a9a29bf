/** What differs between two scenes of one seat, in the scene's own words: numbers, cards, places, pieces, rings. */
import { figure } from "$/lib/amount.ts";
import type { Board, Scene } from "$/lib/protocol.ts";
import { partsOf, type Part } from "$/parts/part.ts";

export type Sign = "new" | "gone" | "moved" | "changed";

export interface Change {
  sign: Sign;
  /** The thing on the screen that it is about. */
  id: string;
  seat: number | null;
  icon: string;
  what: string;
  from: string;
  to: string;
  /** How much it matters, most first: 0 and 1 are what everybody counts. */
  rank: number;
}

/** Something that a scene says of one thing. */
interface Fact extends Omit<Change, "sign" | "from" | "to"> {
  value: string;
  /** It lies somewhere: another value is another place. */
  lies: boolean;
  /** That it is there at all is news. */
  counts: boolean;
}

type Facts = Map<string, Fact>;
const PLAIN = { seat: null, icon: "", lies: false, counts: false };

function numbers(parts: readonly Part[], rank: number, facts: Facts): void {
  for (const part of partsOf(parts)) {
    if (part.type === "counter")
      facts.set(`n/${part.id}`, {
        ...PLAIN,
        rank,
        id: part.id,
        icon: part.icon ?? "",
        what: part.label,
        value: String(part.value),
      });
    if (part.type === "track" && part.markers?.length === 1) {
      const [marker] = part.markers;
      const value = part.cells[Number(marker?.at)]?.label ?? "";
      facts.set(`n/${part.id}`, { ...PLAIN, rank, id: marker?.id ?? part.id, what: part.label, value });
    }
  }
}

/** Cards by where they lie.  In the middle of the table only what has a kind is a card; the rest are spaces. */
function cards(parts: readonly Part[], rank: number, seat: number | null, facts: Facts): void {
  for (const part of partsOf(parts))
    if (part.type === "cards")
      for (const card of part.cards ?? [])
        if (!card.face_down && (card.kind || (seat !== null && !card.pieces)))
          facts.set(`c/${card.id}`, {
            ...PLAIN,
            rank,
            id: card.id,
            seat: card.seat ?? seat,
            what: card.title,
            value: part.label,
            lies: true,
            counts: true,
          });
}

function board(part: Board, facts: Facts): void {
  const names = new Map(part.places.map((place) => [place.id, place.short || place.label]));
  for (const ring of part.rings ?? [])
    facts.set(`r/${ring.id}`, { ...PLAIN, rank: 3, id: ring.id, what: ring.label, value: String(ring.turned ?? 0) });
  for (const place of part.places)
    if (!place.unknown)
      facts.set(`p/${place.id}`, { ...PLAIN, rank: 4, id: place.id, what: place.label, value: "", counts: true });
  for (const piece of part.pieces ?? [])
    facts.set(`b/${piece.id}`, {
      rank: piece.seat == null ? 6 : 2,
      id: piece.id,
      seat: piece.seat ?? null,
      icon: piece.icon ?? "",
      what: piece.label,
      value: names.get(piece.at ?? "") ?? "",
      lies: true,
      counts: true,
    });
}

function factsOf(scene: Scene): Facts {
  const facts: Facts = new Map();
  numbers(scene.strip ?? [], 0, facts);
  for (const player of scene.players)
    for (const amount of player.stock ?? [])
      facts.set(`s/${player.seat}/${amount.icon || amount.label}`, {
        ...PLAIN,
        rank: 1,
        id: "",
        seat: player.seat,
        icon: amount.icon ?? "",
        what: amount.label,
        value: figure(amount),
      });
  for (const part of partsOf(scene.board ?? [])) if (part.type === "board") board(part, facts);
  numbers(scene.shared ?? [], 3, facts);
  cards(scene.shared ?? [], 5, null, facts);
  for (const player of scene.players) cards(player.parts ?? [], 5, player.seat, facts);
  return facts;
}

/** What changed from one scene to the other, what matters most first. */
export function changesBetween(before: Scene, after: Scene): Change[] {
  const [old, now] = [factsOf(before), factsOf(after)];
  const found: Change[] = [];
  const tell = ({ rank, id, seat, icon, what }: Fact, sign: Sign, from: string, to: string) =>
    found.push({ sign, rank, id, seat, icon, what, from, to });
  for (const [key, fact] of now) {
    const was = old.get(key);
    if (!was) {
      if (fact.counts) tell(fact, "new", "", fact.value);
    } else if (key.startsWith("r/")) {
      if (was.value !== fact.value) tell(fact, "moved", "", "");
    } else if (was.value !== fact.value) tell(fact, fact.lies ? "moved" : "changed", was.value, fact.value);
    else if (was.what !== fact.what && fact.lies) tell(fact, "changed", was.what, fact.what);
  }
  for (const [key, fact] of old) if (fact.counts && !now.has(key)) tell(fact, "gone", fact.value, "");
  return found.sort((a, b) => a.rank - b.rank);
}
