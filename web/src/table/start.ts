import type { TableInfo } from "$/lib/protocol.ts";

/** What all must know about how a table began: the word of its badge; empty where there is nothing to tell. */
export function startWord(info: Pick<TableInfo, "bare" | "known"> | null | undefined): string {
  if (info?.bare) return "start-bare";
  return info?.known ? "start-known" : "";
}
