/** A sample scene with a question, on the sample boards: no rule of any game. */
import type { Board, Scene } from "$/lib/protocol.ts";
import { hexes } from "./hexes.ts";
import { rings } from "./rings.ts";
import { sectors } from "./sectors.ts";
import { world } from "./world.ts";

export const boards: Board[] = [world, hexes, sectors, rings];

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
