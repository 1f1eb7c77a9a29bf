/** What comes after a game: the same table again, the next level, another world with the same people. */
import type { CartridgeInfo, GameInfo, NewTable, SeatInfo, SeatPlan, TableInfo } from "$/lib/protocol.ts";

export interface World {
  game: string;
  cartridge: string;
  difficulty: string;
  label: string;
  note: string;
}

export interface Plans {
  /** Opens a table in this world; without one, in the same. */
  open(world?: World): Promise<void>;
  /** A trial from a position of this game. */
  trial(position: number): Promise<void>;
  /** Whether there is somebody to play with again. */
  others: readonly SeatInfo[];
  worlds(): Promise<{ next: World | null; all: readonly World[] }>;
  /** Who only looks on opens nothing. */
  mine: boolean;
}

/** The same people and bots at the same seats: who is not at this screen gets a link. */
export function seatsOf(info: TableInfo, own: number | undefined): SeatPlan[] {
  return info.seats.map(({ seat, kind, bot, name }): SeatPlan => {
    if (kind === "bot") return { kind, bot: bot ?? "" };
    if (seat === own) return { kind: "me" };
    return kind === "hot" ? { kind, name: name ?? "" } : { kind: "invite", name: name ?? "" };
  });
}

export function tableOf(info: TableInfo, seats: SeatPlan[], world?: World): NewTable {
  const { game, cartridge, difficulty, options, listed, adviser, undo, name } = info;
  const same = { game, cartridge, difficulty, options, listed, adviser, undo, name, seats } as NewTable;
  if (!world) return same;
  const { game: other, cartridge: place, difficulty: level } = world;
  return { ...same, game: other, cartridge: place, difficulty: level, options: other === game ? (options ?? {}) : {}, name: "" };
}

const byChallenge = (a: CartridgeInfo, b: CartridgeInfo) => (a.challenge ?? 1) - (b.challenge ?? 1);

/** One step harder: the next difficulty of this world, else the next world of this game. */
export function nextLevel(game: GameInfo | undefined, info: TableInfo): World | null {
  if (!game) return null;
  const worlds = [...(game.cartridges ?? [])].sort(byChallenge);
  const here = worlds.findIndex((each) => each.key === info.cartridge);
  const levels = !game.difficulty_seats?.length || game.difficulty_seats.includes(info.seats.length) ? (game.difficulties ?? []) : [];
  const level = levels.findIndex((each) => each.key === info.difficulty);
  const harder = level >= 0 ? levels[level + 1] : undefined;
  const base = { game: game.key, cartridge: info.cartridge ?? "", note: worlds[here]?.title ?? game.title };
  if (harder) return { ...base, difficulty: harder.key, label: harder.label };
  const next = here >= 0 ? worlds[here + 1] : undefined;
  return next ? { game: game.key, cartridge: next.key, difficulty: levels[0]?.key ?? "", label: next.title, note: game.title } : null;
}

/** All worlds in which so many can play, but for the one that was played. */
export function otherWorlds(games: readonly GameInfo[], info: TableInfo): World[] {
  return games
    .filter((game) => game.seats?.includes(info.seats.length))
    .flatMap((game) =>
      (game.cartridges ?? []).map((each) => ({
        game: game.key,
        cartridge: each.key,
        difficulty: "",
        label: each.title,
        note: game.title,
      })),
    )
    .filter((world) => world.game !== info.game || world.cartridge !== info.cartridge);
}
