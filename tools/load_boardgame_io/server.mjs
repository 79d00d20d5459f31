// boardgame.io as it comes: tables in memory, nothing is written to disk. The game has as many
// decisions as one of ours has on average, and hardly a rule: what is measured is the server.
//   node server.mjs PORT
import { Origins, Server } from 'boardgame.io/dist/cjs/server.js'

const DECISIONS = 240

const game = {
  name: 'kingdom',
  setup: () => ({ decisions: 0, places: Array(100).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    decide: ({ G }, place) => {
      G.places[place] += 1
      G.decisions += 1
    },
  },
  endIf: ({ G }) => (G.decisions >= DECISIONS ? { winner: '0' } : undefined),
  disableUndo: true,
}

const port = Number(process.argv[2] ?? 8000)
const server = Server({ games: [game], origins: [Origins.LOCALHOST] })
server.run({ port, lobbyConfig: { apiPort: port + 1 } }, () => console.log('ready'))
