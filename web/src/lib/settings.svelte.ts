/** What this browser remembers of its reader: language, theme, motion, sound, how a press answers. */

export type Lang = "en" | "fr";
export type Theme = "dark" | "light";
export type Pace = "calm" | "quick" | "once";
export type Second = "never" | "reveals" | "always";

interface Saved {
  lang: Lang;
  theme: Theme;
  motion: boolean;
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** How fast others' answers are told. */
  pace: Pace;
  /** Which answers ask for a second press: none, those that bring something hidden to light, or all. */
  second: Second;
  /** Letters and digits on the keyboard answer. */
  keys: boolean;
  /** The rulebook shows the ids of the rules that it tells. */
  ruleids: boolean;
}

const PLACE = "starboard.settings";

function preferred(): Saved {
  const prefers = (query: string) => typeof matchMedia === "function" && matchMedia(query).matches;
  return {
    lang: navigator.language.startsWith("fr") ? "fr" : "en",
    theme: prefers("(prefers-color-scheme: light)") ? "light" : "dark",
    motion: !prefers("(prefers-reduced-motion: reduce)"),
    sound: false,
    volume: 0.6,
    pace: prefers("(prefers-reduced-motion: reduce)") ? "once" : "quick",
    second: "never",
    keys: true,
    ruleids: false,
  };
}

function remembered(): Partial<Saved> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Saved>;
  } catch {
    return {}; // storage is switched off or holds something else: what the system prefers is good enough
  }
}

export const settings: Saved = $state({ ...preferred(), ...remembered() });

/** Keeps one setting.  Only what the reader chose is kept, so that the rest follows the system. */
export function set<K extends keyof Saved>(key: K, value: Saved[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...remembered(), [key]: value }));
  } catch {
    // A browser without storage forgets; nothing else is lost.
  }
}

/** Puts the settings on the page itself, where style sheets read them. */
export function wear(): void {
  const page = document.documentElement;
  page.dataset["theme"] = settings.theme;
  page.dataset["motion"] = settings.motion ? "on" : "off";
  page.lang = settings.lang;
}
