/** The guided first game: one press opens it; who has no name yet gets one, to be changed whenever they like. */
import { api } from "$/lib/api.ts";
import { become, person } from "$/lib/person.svelte.ts";
import type { Opened } from "$/lib/protocol.ts";
import { go } from "$/lib/router.svelte.ts";
import { say } from "$/lib/say.svelte.ts";

/** Sits down at a table that is opened now, under a name. */
export async function sitDown(name: string, open: () => Promise<Opened>): Promise<void> {
  if (!person.name) become(await api.rename(name.trim() || say("newcomer")));
  const opened = await open();
  go(`/table/${opened.table.id}`);
}

export const openFirst = (game: string): Promise<void> => sitDown("", () => api.openFirst(game));
