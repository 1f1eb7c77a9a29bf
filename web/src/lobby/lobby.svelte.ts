/** What the lobby shows, asked for again now and then while somebody looks. */
import { api } from "$/lib/api.ts";
import type { GameInfo, TableCard } from "$/lib/protocol.ts";
import { shelved } from "./shelf.ts";

const EVERY = 5000;

export class Lobby {
  games = $state.raw<readonly GameInfo[]>([]);
  mine = $state.raw<readonly TableCard[]>([]);
  open = $state.raw<readonly TableCard[]>([]);
  running = $state.raw<readonly TableCard[]>([]);
  ready = $state(false);
  offline = $state(false);

  async readGames(): Promise<void> {
    await this.safely(async () => {
      this.games = shelved(await api.games());
    });
    this.ready = true;
  }

  async readTables(): Promise<void> {
    await this.safely(async () => {
      const [mine, listed] = await Promise.all([api.myTables(), api.lobby()]);
      const own = new Set(mine.map((table) => table.id));
      this.mine = mine;
      this.open = (listed.open ?? []).filter((table) => !own.has(table.id));
      this.running = (listed.running ?? []).filter((table) => !own.has(table.id));
    });
  }

  /** Keeps looking; returns what ends it. */
  watch(): () => void {
    const look = () => document.visibilityState === "visible" && void this.readTables();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  private async safely(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.offline = false;
    } catch {
      this.offline = true;
    }
  }
}
