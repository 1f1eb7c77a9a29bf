/** Where the reader is: the address, as a page and its words. */

export type Page = "lobby" | "table" | "join" | "credits" | "account" | "gallery" | "nowhere";

export interface Route {
  page: Page;
  id: string;
  /** The position of a replay, `null` for the table as it is now. */
  at: number | null;
}

const PAGES: Record<string, Page> = {
  "": "lobby",
  table: "table",
  t: "table",
  join: "join",
  credits: "credits",
  account: "account",
  gallery: "gallery",
};

export function routeOf(path: string, search = ""): Route {
  const [first = "", id = ""] = path.split("/").filter(Boolean);
  const at = new URLSearchParams(search).get("at");
  const page = PAGES[first] ?? "nowhere";
  const wanted = at !== null && /^\d+$/.test(at) ? Number(at) : null;
  return { page: (page === "table" || page === "join") && !id ? "nowhere" : page, id, at: wanted };
}

export const route: Route = $state(routeOf(location.pathname, location.search));

function arrive(): void {
  Object.assign(route, routeOf(location.pathname, location.search));
}

export function go(address: string, replace = false): void {
  if (address !== location.pathname + location.search) {
    history[replace ? "replaceState" : "pushState"](null, "", address);
  }
  arrive();
}

/** Follows links inside the page without loading it again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a[href^='/']");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.pathname.startsWith("/api") || link.pathname.startsWith("/schema")) return;
  event.preventDefault();
  go(link.pathname + link.search);
  window.scrollTo(0, 0);
}

addEventListener("popstate", arrive);
