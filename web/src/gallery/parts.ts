/** One of every part beside boards: names, texts and numbers of our own, no rule of any game. */
import type { Part } from "$/parts/part.ts";

export const parts: Part[] = [
  {
    type: "panel",
    id: "stock",
    label: "Resources",
    parts: [
      { type: "counter", id: "data", label: "database", value: 4, icon: "data", tone: "info" },
      { type: "counter", id: "ore", label: "stockpile", value: 2, icon: "ore", tone: "good" },
      {
        type: "counter",
        id: "power",
        label: "power",
        value: 4,
        most: 6,
        icon: "bolt",
        tip: { text: "Charge it at the dynamo.", rule: "UN-POW-01" },
      },
    ],
  },
  {
    type: "book",
    id: "log-book",
    label: "Log book",
    title: "Workshop",
    lead: "Each bench costs 1 power.",
    lost: "Unspent and lost when you leave: 2 power.",
    tip: { text: "Pages are opened in order." },
    pages: [
      { label: "Bay", state: "done", icon: "ore", note: "2 unloaded" },
      { label: "Galley", state: "skipped" },
      { label: "Workshop", state: "now", icon: "bolt", note: "1 power each" },
      { label: "Airlock", icon: "data" },
    ],
    parts: [
      {
        type: "slots",
        id: "benches",
        label: "Benches",
        slots: [
          { label: "First", kind: "bench", holds: [{ id: "bench-ines", kind: "person", label: "Ines" }] },
          { label: "Second", kind: "bench" },
        ],
      },
    ],
  },
  {
    type: "prose",
    id: "task",
    label: "Page 4",
    paragraphs: [
      "The orchard rings when we hold our breath. Something below answers, lower.",
      "Bring 3 materials to the Hollow Choir with chemistry present.",
    ],
  },
  {
    type: "panel",
    id: "tracks",
    label: "Tracks",
    parts: [
      {
        type: "track",
        id: "time",
        label: "Time",
        cells: Array.from({ length: 12 }, (_, i) => ({
          label: String(i + 1),
          tone: i === 10 ? "bad" : "",
          icon: i === 10 ? "alert" : "",
          note: i === 10 ? "Something wakes" : "",
        })),
        markers: [{ id: "clock", kind: "clock", label: "Time", at: "7" }],
      },
      {
        type: "track",
        id: "score",
        label: "Publicity",
        cells: Array.from({ length: 11 }, (_, i) => ({ label: String(i) })),
        markers: [
          { id: "pi", kind: "m", label: "Ines", at: "6", seat: 0 },
          { id: "pb", kind: "m", label: "Bo", at: "3", seat: 1 },
          { id: "pd", kind: "m", label: "Dao", at: "3", seat: 2 },
        ],
      },
    ],
  },
  {
    type: "panel",
    id: "thrown",
    label: "Dice",
    parts: [
      {
        type: "dice",
        id: "dice",
        label: "Test",
        dice: [
          { id: "d1", label: "Bolt die", face: "kept", icon: "bolt", kept: true },
          { id: "d2", label: "Flask die", face: "flask", icon: "flask" },
          { id: "d3", label: "Blank", face: "4" },
          { id: "d4", label: "Eight", face: "3", sides: 8 },
          { id: "d5", label: "Twenty", face: "17", sides: 20, seat: 2 },
        ],
      },
    ],
  },
  {
    type: "panel",
    id: "cards",
    label: "Cards",
    parts: [
      {
        type: "cards",
        id: "row",
        label: "Card row",
        cards: [
          {
            id: "c1",
            title: "Ice Lexicon",
            rules: "Gain 1 data for each blue signal.",
            cost: [{ label: "credits", value: 3, icon: "coin" }],
          },
          {
            id: "c2",
            title: "Slow Mirror",
            rules: "Look twice, then once more.",
            cost: [{ label: "credits", value: 2, icon: "coin" }],
            blocked: true,
          },
        ],
      },
      { type: "cards", id: "deck", label: "Deck", layout: "pile", count: 31 },
      {
        type: "cards",
        id: "none",
        label: "Opportunities",
        cards: [],
        empty: "No opportunity yet. Investigate to find one.",
      },
    ],
  },
  {
    type: "cards",
    id: "hand",
    label: "Hand",
    layout: "hand",
    cards: [
      {
        id: "k1",
        title: "Red Dust Relay",
        rules: "Move 1. If your probe is at Mars: 1 data, 4 points.",
        flavour: "Dust keeps no secrets.",
        foot: "income +1",
        cost: [{ label: "credits", value: 1, icon: "coin" }],
        kind: "R",
      },
      {
        id: "k2",
        title: "Borrowed Dish",
        rules: "Mark 1 signal at a red star. Gain 1 publicity.",
        flavour: "Return it before dawn.",
        cost: [{ label: "credits", value: 2, icon: "coin" }],
        kind: "B",
      },
      { id: "k3", title: "", face_down: true },
    ],
  },
  {
    type: "slots",
    id: "bag",
    label: "Bag",
    note: "room for 1 more",
    slots: [
      { label: "Item", kind: "item", holds: [{ id: "lamp", kind: "thing", label: "lamp", icon: "bulb" }] },
      {
        label: "Mixed",
        kind: "mixed",
        room: 3,
        holds: [
          { id: "ore-a", kind: "good", label: "ore", icon: "ore" },
          { id: "ore-b", kind: "good", label: "water", icon: "water" },
        ],
      },
      { label: "Gear", kind: "gear" },
    ],
  },
  {
    type: "steps",
    id: "phases",
    label: "Phase",
    note: "Wind from the west.",
    steps: [
      { label: "dawn", state: "done" },
      { label: "noon", state: "now", icon: "sun" },
      { label: "dusk", state: "skipped" },
      { label: "night", icon: "moon" },
    ],
  },
  {
    type: "lines",
    id: "bench",
    label: "What could be built",
    ready: "Ready",
    missing: "Not yet",
    more: "3 more lack two things or more",
    lines: [
      { id: "mast", label: "Mast", icon: "land", ready: true, needs: [{ label: "ore", icon: "ore", have: 2, need: 2 }] },
      { id: "still", label: "Still", icon: "flask", note: "goes to the camp", needs: [{ label: "water", icon: "water", have: 0, need: 1 }] },
    ],
  },
  {
    type: "clash",
    id: "storm",
    label: "The storm",
    title: "Hollow Choir",
    sides: ["Your side", "Against you"],
    joins: "Who may still join",
    sums: [
      { label: "you deal ≈ 1.2", tone: "good" },
      { label: "you take ≈ 0.5", tone: "bad" },
    ],
    ours: [{ id: "ines", label: "Ines", seat: 0, now: true, stock: [{ label: "health", value: 3, most: 5, icon: "health" }] }],
    theirs: [{ id: "gust", label: "Gust", icon: "wave", note: "weather", stock: [{ label: "force", value: 2, most: 2, icon: "health" }] }],
    blows: [
      {
        by: "ines",
        on: "gust",
        label: "Ines rolled",
        text: "2",
        state: "now",
        dice: [
          { id: "cd-0", label: "green", face: "success", look: "green", icon: "star" },
          { id: "cd-1", label: "yellow", face: "success", look: "yellow", icon: "star" },
          { id: "cd-2", label: "red", face: "blank", look: "red" },
        ],
      },
      { by: "gust", on: "ines", label: "Gust answers Ines", text: "≈ 0.5", dice: [{ id: "cd-3", label: "blue", face: "", look: "blue", unrolled: true }] },
    ],
  },
  {
    type: "exchange",
    id: "trade",
    label: "The counter",
    balance: 1,
    verdict: "1 over",
    tone: "info",
    unit: { label: "water", icon: "water" },
    left: { label: "Ines", gives: "Ines gives", seat: 0, worth: 2, wares: [{ id: "w-ore", label: "ore", n: 2, put: 1, worth: 2, icon: "ore" }] },
    right: { label: "Bo", gives: "Bo gives", seat: 1, worth: 1, wares: [{ id: "w-water", label: "water", n: 3, put: 1, worth: 1, icon: "water" }] },
  },
];
