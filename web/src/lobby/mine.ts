/** Your tables in the order of the lobby: trials under the table they come from, archived ones apart. */
import type { TableCard } from "$/lib/protocol.ts";

export interface Mine {
  shown: { table: TableCard; trials: TableCard[] }[];
  away: TableCard[];
}

/** A trial whose table is not among yours stands by itself. */
export function sorted(tables: readonly TableCard[]): Mine {
  const ids = new Set(tables.filter((table) => !table.origin).map((table) => table.id));
  const under = (table: TableCard) => !!table.origin && ids.has(table.origin);
  const heads = tables.filter((table) => !under(table));
  return {
    shown: heads
      .filter((table) => !table.archived)
      .map((table) => ({ table, trials: tables.filter((trial) => under(trial) && trial.origin === table.id) })),
    away: heads.filter((table) => table.archived),
  };
}
