/** The survival task as the scene tells it, sorted into the pages of a book. */
import type { Counter, Panel, Prose } from "$/lib/protocol.ts";

export type Side = "before" | "now" | "next";

export interface Leaf {
  side: Side;
  part: Prose;
  /** What the page asks for; only the open one asks. */
  goals: readonly Counter[];
}

const SIDES: readonly Side[] = ["before", "now", "next"];

/** The pages that there are, in their order. */
export function leavesOf(panel: Panel): Leaf[] {
  const goals = panel.parts.filter((part) => part.type === "counter");
  return SIDES.flatMap((side) => {
    const part = panel.parts.find((each) => each.type === "prose" && each.id === `page-${side}`);
    return part?.type === "prose" ? [{ side, part, goals: side === "now" ? goals : [] }] : [];
  });
}

export const isMet = (goal: Counter): boolean => goal.most != null && goal.value >= goal.most;
