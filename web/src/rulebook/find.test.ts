import { describe, expect, it } from "vitest";
import type { Board, Rulebook } from "$/lib/protocol.ts";
import { around, runs, search, wordsOfOption } from "./find.ts";

const book: Rulebook = {
  game: "g",
  title: "G",
  lang: "fr",
  chapters: [
    {
      key: "a",
      title: "Votre tour",
      entries: [{ text: "Marquez une case vide.", rules: ["TT-TRN-01"] }, { text: "Une case marquée l’est encore." }],
    },
    { key: "b", title: "La fin", entries: [{ text: "Une ligne gagne.", rules: ["TT-END-01"] }] },
  ],
};

describe("search", () => {
  it("ignores accents, case and the kind of apostrophe, and wants every word", () => {
    expect(search(book, "l'est")[0]?.entries).toHaveLength(1);
    expect(search(book, "MARQUEE case")[0]?.entries).toHaveLength(1);
    expect(search(book, "case")[0]?.entries).toHaveLength(2);
    expect(search(book, "case ligne")).toEqual([]);
  });
  it("finds a rule by its id and a chapter by its title", () => {
    expect(search(book, "end-01").map((chapter) => chapter.key)).toEqual(["b"]);
    expect(search(book, "tour vide")[0]?.entries).toHaveLength(1);
  });
  it("finds what stands in a term, a table or beside a number of a picture", () => {
    const marks = [{ key: "b2", label: "Le centre." }];
    const entries = [
      { text: "", term: "Scanner" },
      { text: "", rows: [["orbite", "coûte 1 énergie"]] },
      { text: "Un tour.", picture: { position: "middle", marks } },
    ];
    const rich: Rulebook = { ...book, chapters: [{ key: "a", title: "A", entries }] };
    expect(["scanner", "energie", "centre"].map((word) => search(rich, word)[0]?.entries)).toEqual(
      entries.map((entry) => [entry]),
    );
  });
  it("shows everything for nothing", () => {
    expect(search(book, "  ")).toBe(book.chapters);
  });
});

describe("runs", () => {
  it("splits bold and italic and keeps the rest as it is", () => {
    expect(runs("a **b** *c* <i>d</i>")).toEqual([
      { text: "a ", kind: "" },
      { text: "b", kind: "b" },
      { text: " ", kind: "" },
      { text: "c", kind: "i" },
      { text: " <i>d</i>", kind: "" },
    ]);
  });
});

describe("a place alone", () => {
  const place = (id: string, x: number) => ({ id, label: id, x, y: 0 });
  const board = {
    type: "board",
    id: "map",
    label: "Map",
    layout: "grid",
    places: [place("a", 0), place("b", 1), place("c", 2)],
    edges: [
      { a: "a", b: "b", icon: "insight" },
      { a: "b", b: "c" },
    ],
    pieces: [
      { id: "me", kind: "explorer", label: "Me", at: "a" },
      { id: "you", kind: "explorer", label: "You", at: "b" },
    ],
  } as Board;

  it("keeps what lies there and what lies between it and its neighbours", () => {
    const shown = around([board], "a");
    expect(shown?.places.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(shown?.edges).toHaveLength(1);
    expect(shown?.pieces?.map(({ id }) => id)).toEqual(["me"]);
    expect(around([board], "map")).toBeNull();
  });

  it("names an option as the book does", () => {
    expect(wordsOfOption({ key: "assign", ids: ["wonder", "rest"] })).toBe("assign wonder rest");
  });
});
