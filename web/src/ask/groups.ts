/** Options by their group, in the order in which they came; each knows its number among all. */
import type { Entry } from "$/lib/options.ts";

export interface Group {
  label: string;
  options: { entry: Entry; at: number }[];
}

export function groupsOf(entries: readonly Entry[]): Group[] {
  const groups = new Map<string, Group>();
  entries.forEach((entry, at) => {
    if (entry.free) return;
    const label = entry.choice.group ?? "";
    const group = groups.get(label) ?? { label, options: [] };
    group.options.push({ entry, at });
    groups.set(label, group);
  });
  return [...groups.values()];
}

/** Short options without cost stand two abreast once there are many of them. */
export function isTight(group: Group): boolean {
  return (
    group.options.length > 6 &&
    group.options.every(
      ({ entry }) => !entry.choice.changes?.length && !entry.choice.note && entry.choice.label.length < 26,
    )
  );
}
