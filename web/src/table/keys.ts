/** The keys of the table.  Letters and digits answer; the rest opens, unselects, undoes. */
import { entryOfKey } from "$/lib/options.ts";
import { settings } from "$/lib/settings.svelte.ts";
import { closeRules, drawer, openRules } from "$/rulebook/rulebook.svelte.ts";
import { skipMotion } from "$/stage/motion.ts";
import type { Stage } from "$/stage/stage.svelte.ts";
import type { Session } from "./session.svelte.ts";

interface Deeds {
  log(): void;
  chat(): void;
  step(by: number): void;
  /** Where the rulebook opens. */
  rule(): string | undefined;
  leave(): void;
}

/** The key as it is printed: digits by their place, so that keyboards with digits on the second level work too. */
export function printed(event: Pick<KeyboardEvent, "key" | "code">): string {
  return /^(Digit|Numpad)[0-9]$/.exec(event.code) ? event.code.slice(-1) : event.key;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.matches("input:not([type=range]):not([type=checkbox]), textarea, select") || target.isContentEditable)
  );
}

export function tableKeys(stage: Stage, session: Session, deeds: Deeds): (event: KeyboardEvent) => void {
  const undo = () => {
    const to = session.reach?.alone?.[0] ?? session.reach?.asked?.[0];
    if (to !== undefined && session.status === "open") session.say({ type: "undo", to });
  };
  const named: Record<string, () => void> = {
    u: undo,
    a: () => document.querySelector<HTMLButtonElement>("[data-adviser]")?.click(),
    l: deeds.log,
    c: deeds.chat,
    "/": () => (drawer.open ? closeRules() : openRules(deeds.rule())),
    "[": () => deeds.step(-1),
    "]": () => deeds.step(1),
    Escape: () => {
      if (drawer.open) closeRules();
      else if (stage.opened) stage.opened = null;
      else if (stage.pick.chosen !== null || stage.narrowed) stage.letGo();
      else deeds.leave();
    },
  };
  return (event) => {
    skipMotion();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector("dialog[open], :popover-open")) return; // what lies on top has the keys
    const key = printed(event);
    const deed = named[key] ?? named[key.toLowerCase()];
    if (key === "Enter") return enter(event, stage);
    if (!settings.keys && key !== "Escape" && key !== "/") return;
    const at = entryOfKey(stage.entries, key, stage.pick.chosen);
    if (at !== null && key.length === 1) stage.choose(at);
    else if (deed) deed();
    else return;
    event.preventDefault();
  };
}

/** Enter commits what is chosen, except on a thing that has a meaning of its own for it. */
function enter(event: KeyboardEvent, stage: Stage): void {
  const target = event.target as Element;
  const own = target.closest?.("button:not([role=radio]), a, input, summary");
  if (own && !own.classList.contains("lit")) return;
  if (stage.chosen) {
    event.preventDefault();
    stage.commit(event.shiftKey || stage.ends);
  }
}
