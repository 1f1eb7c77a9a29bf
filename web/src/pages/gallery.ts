/** Sample scenes: names, texts and numbers of our own, no rule of any game. */
import type { Board, Place, Scene } from "$/lib/protocol.ts";
import type { Part } from "$/parts/part.ts";

const tile = (id: string, label: string, x: number, y: number, look: string, more: Partial<Place> = {}): Place => ({
  id,
  label,
  x,
  y,
  look,
  ...more,
});

export const world: Board = {
  type: "board",
  id: "world",
  label: "Square nodes",
  layout: "grid",
  places: [
    tile("fen", "Lantern Fen", 0, 0, "fungi", { note: "1" }),
    tile("steps", "Cinder Steps", 1, 0, "vents"),
    tile("orchard", "Glass Orchard", 0, 1, "crystals", {
      note: "2",
      tip: { text: "What we took for trees rings when it rains.", rule: "UN-MAP-04" },
    }),
    tile("heron", "The Heron", 1, 1, "ruins"),
    tile("archive", "Tidal Archive", 2, 1, "arches", { note: "3" }),
    tile("mirror", "Brine Mirror", 0, 2, "lake"),
    tile("mast", "Weeping Mast", 1, 2, "spires"),
    tile("dark", "Unexplored", 2, 0, "", { unknown: true }),
    tile("west", "Unexplored, west", 2, 2, "", { unknown: true }),
  ],
  edges: [
    { a: "fen", b: "orchard", icon: "thorn", label: "Thorns: lose 1 endurance" },
    { a: "orchard", b: "mirror", icon: "wave", label: "Water" },
    { a: "heron", b: "archive", icon: "snow", label: "Cold" },
    { a: "steps", b: "dark", blocked: true, label: "Wall" },
  ],
  pieces: [
    { id: "ines", kind: "explorer", label: "Ines", at: "orchard", seat: 0 },
    { id: "bo", kind: "explorer", label: "Bo", at: "mast", seat: 1 },
    { id: "sam", kind: "explorer", label: "Sam", at: "heron", seat: 3 },
    { id: "dao", kind: "explorer", label: "Dao", at: "heron", seat: 2 },
    { id: "robot", kind: "robot", label: "TARN", at: "archive", icon: "robot" },
  ],
};

const terrains = [
  "rock",
  "sand",
  "sand",
  "lava",
  "sand",
  "camp",
  "sand",
  "rock",
  "lava",
  "sand",
  "ice",
  "rock",
  "sand",
  "mountain",
  "water",
  "sand",
  "sand",
  "rock",
  "mountain",
];
const ring: [number, number][] = [
  [0, -2],
  [1, -2],
  [2, -2],
  [-1, -1],
  [0, -1],
  [1, -1],
  [2, -1],
  [-2, 0],
  [-1, 0],
  [0, 0],
  [1, 0],
  [2, 0],
  [-2, 1],
  [-1, 1],
  [0, 1],
  [1, 1],
  [-2, 2],
  [-1, 2],
  [0, 2],
];

export const hexes: Board = {
  type: "board",
  id: "hexes",
  label: "Hexes",
  layout: "hex",
  places: ring.map(([x, y], i) => ({
    id: `h${i}`,
    label: `Hex ${i + 1}, ${terrains[i]}`,
    x,
    y,
    look: terrains[i] ?? "",
    note: String(1 + (i % 3)),
    unknown: i === 18,
  })),
  pieces: [
    { id: "hd", kind: "walker", label: "Dao", at: "h9", seat: 2 },
    { id: "camp", kind: "camp", label: "Camp", at: "h5", icon: "campfire" },
    { id: "water", kind: "water", label: "Water", at: "h12", icon: "water", count: 5 },
  ],
};

export const sectors: Board = {
  type: "board",
  id: "sectors",
  label: "Sector graph",
  layout: "graph",
  places: [
    { id: "g1", label: "Ember", x: 0.08, y: 0.62 },
    { id: "g2", label: "Halcyon", x: 0.3, y: 0.25 },
    { id: "g3", label: "Rusk", x: 0.36, y: 0.82 },
    { id: "g4", label: "Verdance", x: 0.6, y: 0.52 },
    { id: "g5", label: "Tall Quiet", x: 0.84, y: 0.18 },
    { id: "g6", label: "Unknown", x: 0.9, y: 0.8, unknown: true },
  ],
  edges: [
    { a: "g1", b: "g2", text: "1" },
    { a: "g2", b: "g4", text: "2" },
    { a: "g1", b: "g3", text: "1" },
    { a: "g3", b: "g4", text: "1" },
    { a: "g4", b: "g5", text: "2" },
    { a: "g4", b: "g6", text: "3", blocked: true },
  ],
  pieces: [{ id: "ship", kind: "ship", label: "The ship", at: "g4", icon: "ship" }],
};

export const rings: Board = {
  type: "board",
  id: "rings",
  label: "Rings",
  layout: "rings",
  rings: [
    { id: "r1", label: "Disc 1", sectors: 8 },
    { id: "r2", label: "Disc 2", sectors: 8, turned: 1 },
    { id: "r3", label: "Disc 3", sectors: 8, turned: 3 },
  ],
  places: [0, 1, 2].flatMap((x) =>
    Array.from({ length: 8 }, (_, y) => {
      const world = (
        {
          "0-1": "Mercury",
          "0-5": "Venus",
          "1-0": "Earth",
          "1-3": "Mars",
          "2-2": "Jupiter",
          "2-6": "Saturn",
        } as Record<string, string>
      )[`${x}-${y}`];
      return {
        id: `s${x}-${y}`,
        label: world ?? `Ring ${x + 1}, sector ${y + 1}`,
        x,
        y,
        short: world ?? "",
        look: (x + y) % 3 === 0 && !world ? "asteroids" : "",
      };
    }),
  ),
  pieces: [
    { id: "probe-i", kind: "probe", label: "Probe of Ines", at: "s1-3", seat: 0, icon: "probe" },
    { id: "probe-b", kind: "probe", label: "Probe of Bo", at: "s2-5", seat: 1, icon: "probe" },
  ],
};

export const boards: Board[] = [world, hexes, sectors, rings];

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
];

export const sample: Scene = {
  game: "gallery",
  title: "Gallery",
  players: [0, 1, 2, 3].map((seat) => ({ seat })),
  viewer: 0,
  waiting: [0],
  question: {
    number: 12,
    prompt: "Where does the wonder cube go?",
    rule: "UN-FOC-03",
    choices: [
      {
        option: { key: "investigate", ids: ["fen"] },
        label: "Investigate the fen",
        touches: ["fen"],
        group: "Place wonder",
        changes: [
          { label: "wonder", value: 2, to: 1, icon: "spark" },
          { label: "cards", by: 2, icon: "card" },
        ],
        wall: true,
        note: "Reveals 2 cards.",
      },
      {
        option: { key: "recover", ids: ["h4"] },
        label: "Recover",
        touches: ["h4", "power"],
        group: "Place wonder",
        changes: [
          { label: "trust falls", tone: "bad", icon: "heart" },
          { label: "wonder", value: 2, to: 3, icon: "spark" },
        ],
      },
      {
        option: { key: "play", ids: ["k1"] },
        label: "Play Red Dust Relay",
        touches: ["k1"],
        group: "Place wonder",
        changes: [{ label: "credits", by: -1, icon: "coin" }],
      },
      {
        option: { key: "explore", ids: ["dark"] },
        label: "Explore, north-east",
        touches: ["dark"],
        group: "Or move first",
      },
      {
        option: { key: "go", ids: ["g5"] },
        label: "Fly to Tall Quiet",
        touches: ["g5"],
        group: "Or move first",
        changes: [{ label: "energy", by: -2, icon: "bolt" }],
      },
      {
        option: { key: "land", ids: ["s1-3"] },
        label: "Land on Mars",
        touches: ["s1-3", "probe-i"],
        group: "Or move first",
        changes: [
          { label: "energy", by: -2, icon: "bolt" },
          { label: "points", by: 6, icon: "star" },
        ],
      },
      {
        option: { key: "orbit", ids: ["s1-3"] },
        label: "Orbit Mars",
        touches: ["s1-3", "probe-i"],
        group: "Or move first",
        changes: [{ label: "credits", by: -1, icon: "coin" }],
      },
    ],
    free: [
      { option: { key: "distress", ids: ["h7"] }, label: "Manage distress", touches: ["h7"] },
      {
        option: { key: "reroll", ids: ["d2"] },
        label: "Reroll",
        touches: ["d2"],
        changes: [{ label: "energy", by: -1, icon: "bolt" }],
      },
    ],
    refused: [
      {
        label: "Analyze data",
        why: { text: "The top row holds 5 of 6 data. Place the one in your pool first.", rule: "SE-ANA-02" },
        touches: ["steps"],
      },
    ],
  },
};
