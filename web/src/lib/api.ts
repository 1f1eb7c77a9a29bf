/** The HTTP side of the server.  Every refusal is a `Trouble` with the server's own sentence in the reader's language. */
import type {
  Advice,
  Credentials,
  GameInfo,
  InviteInfo,
  Journal,
  LessonInfo,
  Lobby,
  NewPassword,
  NewTable,
  Opened,
  Person,
  Positions,
  Problem,
  Retelling,
  Rulebook,
  Scene,
  SceneAt,
  SessionInfo,
  TableCard,
  TableInfo,
} from "./protocol.ts";
import { settings } from "./settings.svelte.ts";

export class Trouble extends Error {
  constructor(
    readonly code: Problem["code"] | "offline",
    message: string,
    readonly rule = "",
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(withLang(path), {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : typeof body === "string" || body instanceof ArrayBuffer ? body : JSON.stringify(body),
    });
  } catch {
    throw new Trouble("offline", "");
  }
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  const problem = said as Partial<Problem> | null;
  throw new Trouble(problem?.code ?? "fault", problem?.text ?? answer.statusText, problem?.rule ?? "");
}

function withLang(path: string): string {
  return `/api${path}${path.includes("?") ? "&" : "?"}lang=${settings.lang}`;
}

const seatPart = (seat: number | null | undefined) => (seat == null ? "" : `seat=${seat}`);
const part = (name: string, n: number | undefined) => (n === undefined ? "" : `&${name}=${n}`);
const at = encodeURIComponent;

export const api = {
  me: () => ask<Person>("GET", "/me"),
  rename: (name: string) => ask<Person>("PUT", "/me", { name }),
  myTables: () => ask<TableCard[]>("GET", "/me/tables"),
  signUp: (who: Credentials) => ask<Person>("POST", "/account", who),
  logIn: (who: Credentials) => ask<Person>("POST", "/account/login", who),
  logOut: () => ask<Person>("POST", "/account/logout"),
  newPassword: (words: NewPassword) => ask<Person>("PUT", "/account/password", words),
  deleteAccount: (password: string) => ask<Person>("POST", "/account/delete", { password }),
  devices: () => ask<SessionInfo[]>("GET", "/me/sessions"),
  endDevice: (id: string) => ask<SessionInfo[]>("DELETE", `/me/sessions/${at(id)}`),
  endOtherDevices: () => ask<SessionInfo[]>("DELETE", "/me/sessions"),
  games: () => ask<GameInfo[]>("GET", "/games"),
  rulebook: (game: string) => ask<Rulebook>("GET", `/games/${at(game)}/rulebook`),
  tableRulebook: (id: string) => ask<Rulebook>("GET", `/tables/${at(id)}/rulebook`),
  picture: (game: string, position: string) => ask<Scene>("GET", `/games/${at(game)}/pictures/${at(position)}`),
  lessons: (game: string) => ask<LessonInfo[]>("GET", `/games/${at(game)}/lessons`),
  openFirst: (game: string) => ask<Opened>("POST", `/games/${at(game)}/first`),
  lobby: () => ask<Lobby>("GET", "/tables"),
  open: (table: NewTable) => ask<Opened>("POST", "/tables", table),
  table: (id: string) => ask<TableInfo>("GET", `/tables/${at(id)}`),
  sit: (id: string, seat: number | null) => ask<Opened>("POST", `/tables/${at(id)}/sit`, { seat }),
  archive: (id: string, on: boolean) => ask<TableCard[]>("PUT", `/me/tables/${at(id)}/archive`, { on }),
  advice: (id: string, seat: number) => ask<Advice>("POST", `/tables/${at(id)}/advice?seat=${seat}`),
  invite: (token: string) => ask<InviteInfo>("GET", `/invites/${at(token)}`),
  join: (token: string) => ask<Opened>("POST", `/invites/${at(token)}`),
  positions: (id: string, seat: number | null, after?: number, to?: number) =>
    ask<Positions>("GET", `/tables/${at(id)}/positions?${seatPart(seat)}${part("after", after)}${part("to", to)}`),
  journal: (id: string) => ask<Journal>("GET", `/tables/${at(id)}/journal`),
  sceneAt: (id: string, position: number, seat: number | null) =>
    ask<SceneAt>("GET", `/tables/${at(id)}/scene?position=${position}&${seatPart(seat)}`),
  retelling: (id: string) => ask<Retelling>("GET", `/tables/${at(id)}/retelling`),
  whatIf: (id: string, position: number) => ask<Opened>("POST", `/tables/${at(id)}/whatif`, { position }),
  exportAddress: (id: string, seat: number | null) => `/api/tables/${at(id)}/export?${seatPart(seat)}`,
  campaignAddress: (id: string) => withLang(`/tables/${at(id)}/campaign`),
  import: (file: string | ArrayBuffer) => ask<Opened>("POST", "/import", file),
};
