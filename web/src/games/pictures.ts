/** Pictures of single things, drawn by the game they belong to where it can; loaded when they are first needed. */
import type { Scene } from "$/lib/protocol.ts";

export interface Drawing {
  /** The view box. */
  box: string;
  svg: string;
}

export type Painter = (id: string, scene: Scene) => Drawing | null;

const PAINTERS = import.meta.glob<{ painted: Painter }>("./*/painted.ts");

/** How a game draws one thing by its id; `null`: it does not. */
export async function painterOf(game: string): Promise<Painter | null> {
  const load = PAINTERS[`./${game}/painted.ts`];
  return load ? (await load()).painted : null;
}
