/** Options that differ in one choice as one row: what they share stands once, what differs on a button each. */
import { signed } from "$/lib/amount.ts";
import { rowOf, type Entry } from "$/lib/options.ts";
import type { Amount } from "$/lib/protocol.ts";

export interface Option {
  entry: Entry;
  at: number;
}

export interface Row {
  name: string;
  options: readonly Option[];
  /** What all its options cost and bring. */
  shared: readonly Amount[];
  /** All of them bring something hidden to light. */
  wall: boolean;
  /** How likely each of them succeeds, where that is the same for all. */
  chance?: number | undefined;
}

const FEW = 4; // buttons that stand beside the name of a row
const MANY = 6; // of short ones, which stand in two lines
const SHORT = 3; // letters of a short one
const ROOM = 236; // pixels for all of them
const BUTTON = 59; // of one with an icon
const EDGE = 18; // of one with words, beside its letters
const LETTER = 7.5;

const same = (a: Amount, b: Amount) => JSON.stringify(a) === JSON.stringify(b);

/** The rows of some entries, in the order in which they came; each option knows its number among all. */
export function rowsOf(entries: readonly Entry[], wanted: (entry: Entry, at: number) => boolean): Row[] {
  const rows = new Map<unknown, Option[]>();
  entries.forEach((entry, at) => {
    if (!wanted(entry, at)) return;
    const key = rowOf(entry.choice);
    rows.set(key, [...(rows.get(key) ?? []), { entry, at }]);
  });
  return [...rows.values()].map((options) => ({
    name: options.length > 1 ? (options[0]?.entry.choice.row ?? "") : "",
    options,
    shared: sharedBy(options),
    wall: options.every(({ entry }) => entry.choice.wall),
    chance: sharedChance(options),
  }));
}

function sharedChance(options: readonly Option[]): number | undefined {
  const [chance, ...others] = options.map(chanceOf);
  return others.length && others.every((each) => each === chance) ? chance : undefined;
}

/** How likely an option succeeds, where dice decide that. */
export function chanceOf({ entry }: Option): number | undefined {
  return (entry.choice.odds ?? []).find((each) => each.chance != null)?.chance ?? undefined;
}

/** Four buttons with two numbers each need two lines. */
export function isCrowded(row: Row): boolean {
  const { options } = row;
  const chances = (option: Option) => (row.chance === undefined && chanceOf(option) !== undefined ? 1 : 0);
  const wide = (option: Option) => !option.entry.choice.column && ownOf(row, option).length + chances(option) > 1;
  return options.length > FEW || (options.length === FEW && options.some(wide));
}

function sharedBy(options: readonly Option[]): Amount[] {
  const [first, ...others] = options;
  return (first?.entry.choice.changes ?? []).filter((amount) =>
    others.every(({ entry }) => (entry.choice.changes ?? []).some((each) => same(each, amount))),
  );
}

/** What only this option of a row costs or brings. */
export function ownOf(row: Row, { entry }: Option): Amount[] {
  return (entry.choice.changes ?? []).filter((amount) => !row.shared.some((each) => same(each, amount)));
}

/** Whether the options of a row have room beside its name; else the row opens by itself. */
export function isShort(row: Row, hasIcon: (word: string) => boolean): boolean {
  const widths = row.options.map(({ entry: { choice } }) =>
    hasIcon(choice.column ?? "") ? BUTTON : Math.max(BUTTON, EDGE + LETTER * (choice.button || choice.label).length),
  );
  const brief = row.options.every(({ entry: { choice } }) => (choice.button ?? "") !== "" && (choice.button ?? "").length <= SHORT);
  if (brief && widths.length <= MANY) return true;
  return widths.length <= FEW && Math.max(...widths) * widths.length <= ROOM;
}

/** What every option costs or brings, though not as much of it: `−3 … −1`. */
export function rangesOf(row: Row): Amount[] {
  const [first] = row.options;
  return (first ? ownOf(row, first) : []).flatMap((amount) => {
    const all = row.options.map(({ entry }) => entry.choice.changes?.find((each) => each.icon === amount.icon)?.by);
    if (!amount.icon || all.some((by) => by == null)) return [];
    const [least, most] = [Math.min(...(all as number[])), Math.max(...(all as number[]))];
    return [{ label: `${signed(least)} … ${signed(most)}`, icon: amount.icon, tone: most <= 0 ? "bad" : "good" }];
  });
}
