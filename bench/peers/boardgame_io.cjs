/**
 * boardgame.io as a peer of our server: matches in memory, no storage, a state of about 5 kB that each move changes a little.
 *
 *   node boardgame_io.cjs serve                                                  prints its port
 *   node boardgame_io.cjs load PORT TABLES SOCKETS SECONDS RATE PROCESS          prints what it has measured, as JSON
 *
 * The clients are boardgame.io's own: two seats of each match, of which the one that is to act moves; further ones watch.
 */
const { readFileSync } = require('node:fs');

const REGIONS = 40;
const game = {
  name: 'peer',
  setup: () => ({
    regions: Object.fromEntries(
      Array.from({ length: REGIONS }, (_, i) => [
        `region${i}`,
        { owner: null, legions: [0, 0], fleets: [0, 0], city: false, temple: false, resource: 'marble', sea: i % 7 === 0 },
      ]),
    ),
    nations: [0, 1].map((seat) => ({ seat, marble: 3, iron: 3, gold: 3, coins: 0, knowHow: ['wheel', 'road'], position: 0 })),
    events: Array.from({ length: 9 }, (_, i) => ({ card: `card${i}`, taken: false })),
  }),
  moves: {
    place: {
      move: ({ G, playerID, events }, region, amount) => {
        const place = G.regions[`region${region}`];
        place.owner = playerID;
        place.legions[Number(playerID)] += amount;
        G.nations[Number(playerID)].iron = (G.nations[Number(playerID)].iron + amount) % 12;
        events.endTurn();
      },
    },
  },
};

function serve() {
  const { Server, Origins } = require('boardgame.io/server');
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
  console.info = console.log = () => undefined;
  server.run({ port: 0, callback: () => undefined }).then((running) => {
    process.stdout.write(`${running.appServer.address().port}\n`);
  });
}

const ticks = (id) => {
  const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(')').pop().trim().split(' ');
  return Number(fields[11]) + Number(fields[12]);
};
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** One match: whoever is to act moves, and the move is answered when the server's state is here. */
async function table(port, index, sockets) {
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  const matchID = `match${index}`; // made when its first client asks for it
  const clients = [];
  for (let place = 0; place < sockets; place += 1) {
    const seat = place < 2 ? { playerID: String(place) } : {};
    const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ['websocket'] } });
    const client = Client({ game, numPlayers: 2, multiplayer, matchID, debug: false, ...seat });
    client.start();
    clients.push(client);
  }
  while (!clients.every((client) => client.getState()?.isConnected)) await sleep(20);
  let random = index + 1;
  const next = (limit) => (random = (random * 48271) % 2147483647) % limit;
  return async () => {
    const state = clients[0].getState();
    const mover = clients[Number(state.ctx.currentPlayer)];
    const other = clients[1 - Number(state.ctx.currentPlayer)];
    const before = other.getState()._stateID;
    const began = performance.now();
    const heard = new Promise((done) => {
      const stop = other.subscribe((now) => {
        if (now && now._stateID > before) {
          stop();
          done();
        }
      });
    });
    mover.moves.place(next(REGIONS), 1 + next(3));
    await heard;
    const took = (performance.now() - began) / 1000;
    while (mover.getState()._stateID <= before) await sleep(0);
    return took;
  };
}

async function load([port, tables, sockets, seconds, rate, server]) {
  const moves = [];
  for (let i = 0; i < Number(tables); i += 1) moves.push(await table(port, i, Number(sockets)));
  const play = async (duration) => {
    const times = [];
    const end = performance.now() + 1000 * duration;
    await Promise.all(
      moves.map(async (move, place) => {
        const pause = Number(rate) ? (1000 * moves.length) / Number(rate) : 0;
        let due = performance.now() + (pause * place) / moves.length;
        while (performance.now() < end) {
          if (pause) {
            await sleep(Math.max(0, due - performance.now()));
            due = Math.max(due + pause, performance.now());
          }
          times.push(await move());
        }
      }),
    );
    return times;
  };
  await play(Math.min(2, Number(seconds) / 4));
  const began = performance.now();
  const used = ticks(server);
  const times = await play(Number(seconds));
  const told = { times, took: (performance.now() - began) / 1000, ticks: ticks(server) - used, bytes: 0 };
  process.stdout.write(JSON.stringify(told), () => process.exit(0));
}

if (process.argv[2] === 'serve') serve();
else void load(process.argv.slice(3));
