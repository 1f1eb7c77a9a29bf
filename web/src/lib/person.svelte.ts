/** Who sits in front of this screen. */
import { api } from "./api.ts";
import type { Person } from "./protocol.ts";

export const person: Person & { known: boolean } = $state({ id: "", name: "", account: "", known: false });

export function become(who: Person): void {
  Object.assign(person, { id: who.id ?? "", name: who.name ?? "", account: who.account ?? "", known: true });
}

export async function recognise(): Promise<void> {
  become(await api.me());
}
