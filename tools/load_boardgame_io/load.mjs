// The load of tools/load_server on boardgame.io: two-player tables whose seats decide over
// WebSockets, each table `tables / rate` seconds after its last decision.
//   node load.mjs PORT [--tables 1000] [--rate 2000] [--seconds 20]
import { parseArgs } from 'node:util'

import { io } from 'socket.io-client'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tables: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '20' },
  },
})
const port = Number(positionals[0] ?? 8000)
const tables = Number(values.tables)
const rate = Number(values.rate)
const seconds = Number(values.seconds)

const times = []
let measuring = false
let opened = 0

class Table {
  constructor(number) {
    this.number = number
    this.games = 0
    this.seats = ['0', '1'].map((player) => this.sit(player))
    this.sent = 0 // 0: no answer is waited for
    this.due = Infinity
  }

  sit(player) {
    const socket = io(`http://127.0.0.1:${port}/kingdom`, {
      transports: ['websocket'],
      forceNew: true,
    })
    socket.on('connect', () => this.begin(socket, player))
    socket.on('sync', (match, { state }) => this.hear(match, state))
    socket.on('update', (match, state) => this.hear(match, state, player))
    return socket
  }

  get match() {
    return `table-${this.number}-${this.games}`
  }

  begin(socket, player) {
    socket.emit('sync', this.match, player, undefined, 2)
  }

  // As with ours, an answer counts when the seat that decided has it.
  hear(match, state, player) {
    if (match !== this.match) return
    if (!this.state) opened += 1
    if (!this.state || state._stateID > this.state._stateID) this.state = state
    if (player !== this.decider || !this.sent) return
    if (measuring) times.push(performance.now() - this.sent)
    this.sent = 0
    if (!state.ctx.gameover) return
    this.games += 1
    this.state = undefined
    this.seats.forEach((socket, index) => this.begin(socket, String(index)))
  }

  decide(now) {
    if (this.sent || now < this.due || !this.state) return
    this.decider = this.state.ctx.currentPlayer
    const payload = { type: 'decide', args: [Math.floor(Math.random() * 100)], playerID: this.decider }
    this.sent = now
    this.due += (tables / rate) * 1000
    this.seats[this.decider].emit(
      'update',
      { type: 'MAKE_MOVE', payload },
      this.state._stateID,
      this.match,
      this.decider,
    )
  }
}

function report() {
  times.sort((one, two) => one - two)
  const at = (part) => (times[Math.floor(part * (times.length - 1))] ?? 0).toFixed(1)
  console.log(
    `${tables} tables, ${Math.round(times.length / seconds)} decisions a second in memory over ` +
      `${seconds} s; ms: median ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)}`,
  )
  process.exit(0)
}

const all = []
for (let number = 0; number < tables; ++number) {
  all.push(new Table(number))
  while (opened < number - 20) await new Promise((go) => setTimeout(go, 1))
}
while (opened < tables) await new Promise((go) => setTimeout(go, 5))

measuring = true
const start = performance.now()
all.forEach((table, number) => (table.due = start + (number / rate) * 1000))
setInterval(() => {
  const now = performance.now()
  if (now - start > seconds * 1000) report()
  for (const table of all) table.decide(now)
}, 1)
