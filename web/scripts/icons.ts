/** Turns `*.icons.json?drawn` into drawings at build time: only the icons that are named there reach the browser. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number }>;
}

const require = createRequire(import.meta.url);
const sets = new Map<string, IconSet>();

function setOf(name: string): IconSet {
  let set = sets.get(name);
  if (!set) {
    set = JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), "utf8")) as IconSet;
    sets.set(name, set);
  }
  return set;
}

const COMMON = new URL("../src/icons/common.icons.json", import.meta.url);

function common(): Record<string, string> {
  return JSON.parse(readFileSync(COMMON, "utf8")) as Record<string, string>;
}

/** `<path…/>` is a drawing of our own on a grid of 24; `set:name` is taken from a set; `=name` is one of the common ones. */
function drawing(source: string): [size: number, body: string] {
  if (source.startsWith("=")) return drawing(common()[source.slice(1)] ?? "");
  if (source.startsWith("<")) return [24, source];
  const [setName = "", name = ""] = source.split(":");
  const set = setOf(setName);
  const icon = set.icons[name];
  if (!icon) throw new Error(`no icon called ${source}`);
  const body = icon.body.replaceAll('fill="currentColor"', 'class="f"');
  return [icon.width ?? set.width ?? 16, body];
}

export function icons(): Plugin {
  return {
    name: "starboard-icons",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".icons.json?drawn")) return null;
      const named = JSON.parse(readFileSync(id.slice(0, -"?drawn".length), "utf8")) as Record<string, string>;
      const drawn = Object.fromEntries(Object.entries(named).map(([name, source]) => [name, drawing(source)]));
      const taken = Object.values(named).filter((source) => !/^[<=]/.test(source));
      const code = `export default ${JSON.stringify(drawn)};\nexport const taken = ${JSON.stringify([...new Set(taken)])};`;
      return { code, map: null, moduleType: "js" };
    },
  };
}
