/** The parts of a dashboard, found in the scene of a player by their kind. */
import type { Entry } from "$/lib/options.ts";
import type { Card, Player, Track } from "$/lib/protocol.ts";
import { partsOf } from "$/parts/part.ts";

export const CUBES = ["awareness", "wonder", "energy"] as const;
export const ACTIONS = ["theorize", "investigate", "traverse", "support", "recover", "rest"] as const;

export interface CubeSeen {
  kind: string;
  /** The id by which options name it. */
  id: string;
  value: string;
  label: string;
  /** Where it lies, in words; empty while it lies beside the dashboard. */
  on: string;
}

export interface Dashboard {
  cubes: CubeSeen[];
  actions: readonly Card[];
  held: readonly Card[];
  insight: Track | undefined;
  endurance: Track | undefined;
  who: string;
  nothing: string;
}

export function dashboardOf(player: Player): Dashboard {
  const parts = [...partsOf(player.parts ?? [])];
  const track = (word: string) =>
    parts.find((part): part is Track => part.type === "track" && part.id === `${word}-${player.seat}`);
  const cards = (word: string) => parts.find((part) => part.type === "cards" && part.id === `${word}-${player.seat}`);
  const [actions, held] = [cards("actions"), cards("held")];
  const who = parts.find((part) => part.type === "prose" && part.id === `who-${player.seat}`);
  return {
    cubes: CUBES.flatMap((kind) => {
      const seen = track(`focus-${kind}`);
      return seen ? [cubeOf(kind, seen)] : [];
    }),
    actions: (actions?.type === "cards" && actions.cards) || [],
    held: (held?.type === "cards" && held.cards) || [],
    insight: track("insight"),
    endurance: track("endurance"),
    who: who?.type === "prose" ? who.paragraphs.join(" ") : "",
    nothing: (held?.type === "cards" && held.empty) || "",
  };
}

function cubeOf(kind: string, track: Track): CubeSeen {
  const at = Number(track.markers?.[0]?.at ?? 0);
  const cell = track.cells[at];
  return { kind, id: cell?.id ?? "", value: cell?.label ?? "", label: track.label, on: cell?.note ?? "" };
}

/** The cube that the option being weighed would lay on a space, with the value it would have there. */
export function weighed(chosen: Entry | null, space: string): { kind: string; value: number } | null {
  const touches = chosen?.choice.touches ?? [];
  const kind = touches[0] ?? "";
  if (touches[1] !== space || !(CUBES as readonly string[]).includes(kind)) return null;
  const change = (chosen?.choice.changes ?? []).find((amount) => amount.icon === kind);
  return change?.to == null ? { kind, value: Number.NaN } : { kind, value: change.to };
}

/** The rules of an action without its own name before them. */
export function rulesOf(card: Card): string {
  const rules = card.rules ?? "";
  return rules.startsWith(card.title) ? rules.slice(card.title.length).replace(/^\s*([↑↓]*)\s*:\s*/u, "$1 ") : rules;
}
