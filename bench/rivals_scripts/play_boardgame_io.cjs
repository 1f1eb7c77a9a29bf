// boardgame.io's reducer called directly: no network, no client, no store.  Arguments: game, seconds.
// Run in the folder of the npm project, with NODE_ENV=production, which leaves out its checks for developers.
"use strict";
const path = require("node:path");
const load = require("node:module").createRequire(path.join(process.cwd(), "package.json"));
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = load("boardgame.io/internal");
const { INVALID_MOVE } = load("boardgame.io/core");

const WARM_UP = 1;
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const game = ProcessGameConfig({
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G: { cells }, ctx }) => {
    if (LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]))
      return { winner: ctx.currentPlayer };
    if (cells.every((cell) => cell !== null)) return { draw: true };
  },
});
const reduce = CreateGameReducer({ game });

// The package does not export its makeMove: this is the plain action that it builds.
const makeMove = (type, args, playerID) => ({ type: "MAKE_MOVE", payload: { type, args, playerID } });

function play() {
  let state = InitializeGame({ game, numPlayers: 2 });
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const legal = [];
    state.G.cells.forEach((owner, cell) => owner === null && legal.push(cell));
    const cell = legal[Math.floor(Math.random() * legal.length)];
    state = reduce(state, makeMove("clickCell", [cell], state.ctx.currentPlayer));
    moves += 1;
    if (state._stateID !== moves) throw new Error(`move ${moves} was refused`);
  }
  return moves;
}

function run(seconds) {
  const cpu = process.cpuUsage();
  const start = performance.now();
  let games = 0, moves = 0, wall = 0;
  while (wall < seconds) {
    moves += play();
    games += 1;
    wall = (performance.now() - start) / 1000;
  }
  const used = process.cpuUsage(cpu);
  return { per_s: moves / wall, moves, seconds: wall, cpu_seconds: (used.user + used.system) / 1e6, games };
}

run(WARM_UP);
const { version } = load("boardgame.io/package.json");
const row = { rival: "boardgame.io, reducer", game: process.argv[2], version, ...run(Number(process.argv[3])) };
console.log(JSON.stringify({ ...row, unit: "moves", runtime: `Node ${process.versions.node}` }));
