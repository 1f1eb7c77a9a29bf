/** What happened since the reader last answered: every answer of others as it was told, and what differs since then. */
import { api } from "$/lib/api.ts";
import type { Scene } from "$/lib/protocol.ts";
import { toldOf, type Told } from "$/story/beats.ts";
import { changesBetween, type Change } from "./changes.ts";
import type { Session } from "./session.svelte.ts";

export interface Since {
  /** Through whose eyes: on a shared screen nobody reads another's. */
  seat: number;
  /** The position of the table when it was asked again. */
  at: number;
  since: number;
  told: readonly Told[];
  changes: readonly Change[];
}

export class Digest {
  found = $state.raw<Since | null>(null);
  open = $state(false);
  /** What belongs to who looks now and was not put away. */
  readonly shown = $derived.by(() => {
    const { found, away } = this;
    return found && found.seat === this.session.scene?.viewer && found.since !== away ? found : null;
  });
  private away = $state(-1);
  private asked = "";
  private then: { key: string; scene: Scene } | null = null;

  constructor(private readonly session: Session) {}

  /** Looks back when the reader is asked and others have acted since; a language change looks back anew. */
  async follow(lang: string): Promise<void> {
    const { scene, position, id } = this.session;
    const seat = scene?.viewer;
    if (!scene?.question || seat == null) return;
    const since = this.session.answered(seat) ?? (await lastOf(id, seat));
    const key = `${lang}/${seat}/${since}`;
    if (since === null || since >= position || `${key}/${position}` === this.asked) return;
    this.asked = `${key}/${position}`;
    try {
      if (this.then?.key !== key) this.then = { key, scene: (await api.sceneAt(id, since, seat)).scene };
      const now = this.session.scene;
      const at = this.session.position;
      if (now?.viewer === seat && since < at)
        this.found = { seat, at, since, told: this.told(since, seat), changes: changesBetween(this.then.scene, now) };
    } catch {
      this.found = null; // a look back that fails is no reason not to play on
    }
  }

  /** Until others have acted again. */
  putAway(): void {
    [this.open, this.away] = [false, this.found?.since ?? -1];
  }

  private told(since: number, seat: number): readonly Told[] {
    return toldOf(this.session.lines, since).filter((each) => each.seat !== seat && !each.undone);
  }
}

/** The position after this seat's last answer, for who has only just opened the page. */
async function lastOf(table: string, seat: number): Promise<number | null> {
  const { steps } = await api.positions(table, seat).catch(() => ({ steps: [] }));
  return steps?.findLast((step) => step.seat === seat)?.n ?? null;
}
