/** Several things picked in one answer: what a press on one of them means, and the answer that they come to.  Knows no rule. */
import type { Lit } from "./options.ts";
import type { Choice, Picking } from "./protocol.ts";

export type Option = Choice["option"];

export function isThing(pick: Picking | null | undefined, id: string): boolean {
  return !!pick && pick.groups.some((group) => group.includes(id));
}

/** A press takes a thing or puts it back; beyond the most, what was taken first is put back. */
export function toggled(pick: Picking, taken: readonly string[], id: string): readonly string[] {
  if (taken.includes(id)) return taken.filter((each) => each !== id);
  return [...taken, id].slice(-pick.most || undefined);
}

/** The answer that picks these things, of alike ones the first; nothing while they are too few or too many. */
export function optionOf(pick: Picking, taken: readonly string[]): Option | null {
  if (taken.length < pick.least || taken.length > pick.most) return null;
  const ids = pick.groups.flatMap((group) => group.slice(0, group.filter((id) => taken.includes(id)).length));
  return { key: pick.key, ids };
}

/** The things of a pick are lit beside whatever else is. */
export function withThings(lights: Map<string, Lit>, pick: Picking | null | undefined, taken: readonly string[]): Map<string, Lit> {
  if (!pick) return lights;
  const found = new Map(lights);
  for (const id of pick.groups.flat()) {
    const options = [{ key: "", label: pick.labels?.[id] ?? id }];
    found.set(id, { keys: [], free: false, chosen: taken.includes(id), dim: false, movers: [], options });
  }
  return found;
}
