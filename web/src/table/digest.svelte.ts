/** What happened since the reader last answered: the lines of the log, and what differs from the scene of then. */
import { api } from "$/lib/api.ts";
import type { Line, Scene } from "$/lib/protocol.ts";
import { changesBetween, type Change } from "./changes.ts";
import type { Session } from "./session.svelte.ts";

export interface Doing {
  seat: number;
  lines: readonly Line[];
}

export interface Told {
  /** Through whose eyes: on a shared screen nobody reads another's. */
  seat: number;
  /** The position of the table when it was asked again. */
  at: number;
  since: number;
  doings: readonly Doing[];
  changes: readonly Change[];
}

export class Digest {
  told = $state.raw<Told | null>(null);
  open = $state(false);
  /** What belongs to who looks now and was not put away. */
  readonly shown = $derived.by(() => {
    const { told, away } = this;
    return told && told.seat === this.session.scene?.viewer && told.since !== away ? told : null;
  });
  private away = $state(-1);
  private asked = "";

  constructor(private readonly session: Session) {}

  /** Looks back when the reader is asked and others have acted since; a language change looks back anew. */
  async follow(lang: string): Promise<void> {
    const { scene, position, id } = this.session;
    const seat = scene?.viewer;
    if (!scene?.question || seat == null) return;
    const since = this.session.answered(seat) ?? (await lastOf(id, seat));
    const key = `${lang}/${seat}/${since}`;
    if (since === null || since >= position || key === this.asked) return;
    this.asked = key;
    try {
      const then = await api.sceneAt(id, since, seat);
      const now = this.session.scene;
      if (now?.viewer === seat) this.told = { seat, at: position, since, ...this.between(then.scene, now, since, seat) };
    } catch {
      this.told = null; // a look back that fails is no reason not to play on
    }
  }

  /** Until others have acted again. */
  putAway(): void {
    [this.open, this.away] = [false, this.told?.since ?? -1];
  }

  private between(then: Scene, now: Scene, since: number, seat: number): Pick<Told, "doings" | "changes"> {
    const lines = this.session.lines.filter(
      (line) => line.kind === "event" && !line.undone && line.position > since && line.seat !== seat,
    );
    return { doings: doingsOf(lines), changes: changesBetween(then, now) };
  }
}

/** The lines of each seat together, in the order in which they began to act. */
export function doingsOf(lines: readonly Line[]): Doing[] {
  const found = new Map<number, Line[]>();
  for (const line of lines) {
    if (line.seat == null || line.seat < 0) continue;
    const before = found.get(line.seat) ?? [];
    if (before.at(-1)?.text !== line.text) found.set(line.seat, [...before, line]);
  }
  return [...found].map(([seat, all]) => ({ seat, lines: all }));
}

/** The position after this seat's last answer, for who has only just opened the page. */
async function lastOf(table: string, seat: number): Promise<number | null> {
  const { steps } = await api.positions(table, seat).catch(() => ({ steps: [] }));
  return steps?.findLast((step) => step.seat === seat)?.n ?? null;
}
