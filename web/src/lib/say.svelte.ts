/** The client's own words, in the reader's language, by Fluent.  Sentences of a game arrive written by the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Lang } from "./settings.svelte.ts";

const FILES = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });

const bundles: Partial<Record<Lang, FluentBundle>> = {};
let spoken = $state.raw<FluentBundle | null>(null);

export function bundleOf(lang: Lang, text: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(text));
  if (errors.length) throw errors[0];
  return bundle;
}

/** Reads the words of a language and speaks it from now on. */
export async function speak(lang: Lang): Promise<void> {
  const load = FILES[`../words/${lang}.ftl`];
  if (!load) throw new Error(`no words for ${lang}`);
  bundles[lang] ??= bundleOf(lang, await load());
  if (settings.lang === lang) spoken = bundles[lang];
}

/** A message of the client in the reader's language. */
export function say(id: string, args?: Record<string, FluentVariable>): string {
  const pattern = spoken?.getMessage(id)?.value;
  return pattern && spoken ? spoken.formatPattern(pattern, args ?? null) : id;
}

/** How long ago, in words: "4 minutes ago". */
export function ago(at: number, now = Date.now()): string {
  const seconds = Math.round((at - now) / 1000);
  const format = new Intl.RelativeTimeFormat(settings.lang, { numeric: "auto" });
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ["second", 60],
    ["minute", 60],
    ["hour", 24],
    ["day", 1e9],
  ];
  let value = seconds;
  for (const [unit, length] of steps) {
    if (Math.abs(value) < length) return format.format(Math.round(value), unit);
    value /= length;
  }
  return format.format(Math.round(value), "day");
}
