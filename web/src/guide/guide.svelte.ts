/** The guide of a table as this page knows it: the lessons of the game, which one is due, which one is being read. */
import { api } from "$/lib/api.ts";
import type { Choice, LessonInfo } from "$/lib/protocol.ts";
import { settings } from "$/lib/settings.svelte.ts";
import type { Session } from "$/table/session.svelte.ts";

const read = new Map<string, Promise<LessonInfo[]>>();

function lessonsOf(game: string): Promise<LessonInfo[]> {
  const place = `${game}/${settings.lang}`;
  const known = read.get(place) ?? api.lessons(game);
  read.set(place, known);
  known.catch(() => read.delete(place)); // the next scene asks again
  return known;
}

export class Guide {
  private lessons = $state.raw<readonly LessonInfo[]>([]);
  /** How many lessons the reader has turned back; 0 is the one that is due. */
  private back = $state(0);

  constructor(private readonly session: Session) {}

  get on(): boolean {
    return this.session.guide !== null;
  }
  get lesson(): LessonInfo | null {
    return this.pages[this.at] ?? null;
  }
  get isPast(): boolean {
    return this.back > 0;
  }
  get mayGoBack(): boolean {
    return this.at > 0;
  }
  /** The id of what the lesson is about. */
  get about(): string {
    return (this.lesson?.at ?? "").replace("{seat}", String(this.seat));
  }

  /** What was read, in its order, and last the one that is due, if one is. */
  private get pages(): readonly LessonInfo[] {
    const { seen = [], lesson } = this.session.guide ?? {};
    const keys = lesson ? [...seen.filter((key) => key !== lesson), lesson] : seen;
    return keys.flatMap((key) => this.lessons.find((each) => each.key === key) ?? []);
  }
  private get at(): number {
    return this.pages.length - this.back - (this.session.guide?.lesson ? 1 : 0);
  }
  private get seat(): number {
    return this.session.you.look ?? this.session.mine[0] ?? 0;
  }

  /** Reads the lessons in the reader's language, where somebody is guided. */
  async load(game: string): Promise<void> {
    if (!game || !this.on) return;
    const lang = settings.lang;
    const found = await lessonsOf(game).catch(() => []);
    if (lang === settings.lang) this.lessons = found;
  }

  /** On to the next one; the one that is due has been read. */
  next(): void {
    if (this.back > 0) this.back -= 1;
    else if (this.lesson) this.session.say({ type: "learn", seat: this.seat, lesson: this.lesson.key });
  }

  goBack(): void {
    if (this.mayGoBack) this.back += 1;
  }

  /** Back to the present: a new lesson is due, or the reader has answered. */
  forward(): void {
    this.back = 0;
  }

  turn(on: boolean): void {
    this.back = 0;
    this.session.say({ type: "learn", seat: this.seat, lesson: "", on });
  }

  /** Whether the lesson is about this option. */
  means(choice: Choice): boolean {
    const { option, touches } = this.lesson ?? {};
    return !!option && choice.option.key === option && (!touches || (choice.touches ?? []).includes(touches));
  }
}
