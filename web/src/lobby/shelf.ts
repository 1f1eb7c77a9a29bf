/** What the shelf says of a game, from its cartridges. */
import type { GameInfo, NewTable, SeatPlan } from "$/lib/protocol.ts";

/** Minutes of the shortest cartridge. */
export function lengthOf(game: GameInfo): number {
  return Math.min(...(game.cartridges ?? []).map((cartridge) => cartridge.minutes ?? 30), 999) % 999;
}

/** What it is in a sentence: the first of its rulebook. */
export function introOf(game: GameInfo): string {
  const text = game.blurb || game.cartridges?.[0]?.blurb || "";
  return /^.*?[.!?…](?=\s|$)/s.exec(text)?.[0] ?? text;
}

/** Minutes of a game, from the shortest of its worlds to the longest: `75–110`. */
export function spanOf(game: GameInfo): string {
  const all = (game.cartridges ?? []).flatMap((cartridge) => cartridge.minutes ?? []);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return !all.length ? "" : least === most ? `${least}` : `${least}–${most}`;
}

/** The games that fill an evening first, the short ones last. */
export function shelved(games: readonly GameInfo[]): GameInfo[] {
  return [...games].sort((a, b) => lengthOf(b) - lengthOf(a));
}

/** Who sits where to begin with: you, and a bot where there is one, else an invitation. */
export function firstPlans(game: GameInfo, count: number): SeatPlan[] {
  const bot = game.bots?.[0]?.key;
  return Array.from({ length: count }, (_, i): SeatPlan => {
    if (i === 0) return { kind: "me" };
    return bot ? { kind: "bot", bot } : { kind: "invite" };
  });
}

/** Fits the plans to another number of seats, keeping what was chosen. */
export function withSeats(game: GameInfo, plans: readonly SeatPlan[], count: number): SeatPlan[] {
  return firstPlans(game, count).map((plan, i) => plans[i] ?? plan);
}

/** Whether a choice makes a difference at a table of so many; one that names no numbers always does. */
export function matters(seats: readonly number[] | undefined, count: number): boolean {
  return !seats?.length || seats.includes(count);
}

/** What goes to the server: nothing that was left as it is, nothing that makes no difference. */
export function tableOf(
  game: GameInfo,
  draft: {
    cartridge: string;
    difficulty: string;
    options: Record<string, string>;
    name: string;
    listed: boolean;
    adviser: boolean;
    undo: NonNullable<NewTable["undo"]>;
    clock: number;
    plans: readonly SeatPlan[];
  },
): NewTable {
  const count = draft.plans.length;
  const mute = (game.settings ?? []).filter((setting) => !matters(setting.seats, count)).map((setting) => setting.key);
  return {
    game: game.key,
    seats: draft.plans.map((plan) => ({ ...plan })),
    cartridge: draft.cartridge,
    difficulty: matters(game.difficulty_seats, count) ? draft.difficulty : "",
    options: Object.fromEntries(Object.entries(draft.options).filter(([key]) => !mute.includes(key))),
    name: draft.name.trim(),
    listed: draft.listed,
    adviser: draft.adviser,
    undo: draft.undo,
    clock: draft.clock ? { minutes: draft.clock, bonus: 10 } : null,
  };
}
