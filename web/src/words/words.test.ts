import { parse, type Message, type Resource } from "@fluent/syntax";
import { describe, expect, it } from "vitest";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

const files: Record<string, string> = { en, fr };
const sources = import.meta.glob<string>("../**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });

const messages = (resource: Resource) => resource.body.filter((entry): entry is Message => entry.type === "Message");
const ids = (text: string) => messages(parse(text, {})).map((message) => message.id.name);
const variables = (text: string) => [...new Set([...text.matchAll(/\$([a-z]+)/g)].map((found) => found[1]))].sort();

function bodies(text: string): Map<string, string> {
  return new Map(
    messages(parse(text, {})).map((message) => [message.id.name, text.slice(message.span?.start, message.span?.end)]),
  );
}

describe.each(Object.keys(files))("%s.ftl", (lang) => {
  const text = files[lang] ?? "";
  it("has no junk, which would vanish silently", () => {
    expect(parse(text, {}).body.filter((entry) => entry.type === "Junk")).toEqual([]);
  });
  it("says everything once", () => {
    expect(new Set(ids(text)).size).toBe(ids(text).length);
  });
});

describe("both languages", () => {
  it("have the same messages", () => {
    expect(ids(fr)).toEqual(ids(en));
  });
  it("use the same variables", () => {
    const [english, french] = [bodies(en), bodies(fr)];
    for (const [id, body] of english) expect([id, variables(french.get(id) ?? "")]).toEqual([id, variables(body)]);
  });
  it("have every message that the client names", () => {
    const known = new Set(ids(en));
    const code = Object.entries(sources).filter(([path]) => !path.includes(".test."));
    const named = code.flatMap(([, text]) =>
      [...text.matchAll(/(?<![.\w])say\(((?:\w[\w.()! ]*\? )?"[^`]*?)\)/g)].flatMap((call) =>
        [...(call[1] ?? "").split(/,\s*\{/)[0]!.matchAll(/"([a-z0-9-]+)"/g)].map((word) => word[1] as string),
      ),
    );
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("French", () => {
  it("puts a thin no-break space before high signs and inside quotes, a full one before a colon", () => {
    const wrong = [...bodies(fr)].filter(([, body]) =>
      /[^\u202f][;?!»]|«[^\u202f]|[^\u00a0]:( |$)/.test(body.replaceAll(/\{[^}]*\}/g, "x")),
    );
    expect(wrong.map(([id]) => id)).toEqual([]);
  });
  it("writes zero by hand wherever a number would be plural", () => {
    for (const [id, body] of bodies(fr)) expect([id, body.includes("[one]")]).toEqual([id, false]);
  });
});
