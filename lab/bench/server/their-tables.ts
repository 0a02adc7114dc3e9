import * as v from 'valibot';
import type { Table } from './load.ts';
import { openWire, type Wire } from '../../driver/client/wire.ts';

/** Tables at a bare `ws` server, with messages as long as a move in our protocol. */
export async function openBareTable(port: number, index: number): Promise<Table> {
  return turns(
    await Promise.all([0, 1].map(async () => openWire(port, `/${index}`, () => undefined))),
    (_, moves) =>
      JSON.stringify({
        t: 'do',
        id: `b${index}-${moves}`,
        table: '0123456789abcdef0123',
        seen: moves,
        command: { do: 'act', action: { type: 'move' } },
      }),
    () => true,
    2,
  );
}

/** A match at boardgame.io, over Socket.IO: https://socket.io/docs/v4/engine-io-protocol/ */
export async function openBoardgameIo(port: number, index: number): Promise<Table> {
  const match = `m${index}`;
  const wires: Wire[] = [];
  for (const player of ['0', '1']) {
    const opened = Promise.withResolvers<void>();
    const joined = Promise.withResolvers<void>();
    const synced = Promise.withResolvers<void>();
    const wire = await openWire(port, '/socket.io/?EIO=4&transport=websocket', (message) => {
      const text = message.toString('latin1', 0, 16);
      if (text.startsWith('0{')) opened.resolve();
      if (text.startsWith('40/toy,')) joined.resolve();
      if (text.startsWith('42/toy,["sync"')) synced.resolve();
    });
    await opened.promise;
    wire.send('40/toy,');
    await joined.promise;
    wire.send(`42/toy,${JSON.stringify(['sync', match, player, null, 2])}`);
    await synced.promise;
    wires.push(wire);
  }
  return turns(
    wires,
    (seat, moves) => {
      const payload = { type: 'move', args: [], playerID: `${seat}`, credentials: null };
      const args = [{ type: 'MAKE_MOVE', payload }, moves, match, `${seat}`];
      return `42/toy,${JSON.stringify(['update', ...args])}`;
    },
    (message, wire) => {
      if (message.length === 1 && message[0] === 0x32) wire.send('3');
      return message.toString('latin1', 0, 16) === '42/toy,["update"';
    },
    2,
  );
}

const reservation = v.object({ sessionId: v.string(), roomId: v.string(), processId: v.string() });

// https://docs.colyseus.io: the first byte of a message is its type.
const JOIN = 10;
const ROOM_DATA = 13;
const STATE = 14;
const PATCH = 15;
/** An empty message named `move`. */
const MOVE = Buffer.from([ROOM_DATA, 0xa4, ...Buffer.from('move')]);

/** A room at Colyseus. */
export async function openColyseus(port: number): Promise<Table> {
  const first = await seatAt(port, 'create/toy');
  const second = await seatAt(port, `joinById/${first.roomId}`);
  const wires: Wire[] = [];
  for (const { sessionId, roomId, processId } of [first, second]) {
    const joined = Promise.withResolvers<void>();
    const shown = Promise.withResolvers<void>();
    const wire = await openWire(
      port,
      `/${processId}/${roomId}?sessionId=${sessionId}`,
      ([kind]) => {
        if (kind === JOIN) joined.resolve();
        if (kind === STATE) shown.resolve();
      },
    );
    await joined.promise;
    wire.send(Buffer.from([JOIN]));
    await shown.promise;
    wires.push(wire);
  }
  return turns(
    wires,
    () => MOVE,
    ([kind]) => kind === PATCH,
    2,
  );
}

async function seatAt(port: number, how: string): Promise<v.InferOutput<typeof reservation>> {
  const response = await fetch(`http://127.0.0.1:${port}/matchmake/${how}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return v.parse(reservation, await response.json());
}

/**
 * A table at which two players alternate.
 *
 * @param tells whether a message reports a move
 * @param count number of such messages per move
 */
function turns(
  wires: readonly Wire[],
  say: (seat: number, moves: number) => string | Buffer,
  tells: (message: Buffer, wire: Wire) => boolean,
  count: number,
): Table {
  let moves = 0;
  let left = 0;
  let told = (): void => undefined;
  for (const wire of wires) {
    wire.hear = (message) => {
      if (!tells(message, wire)) return;
      left -= 1;
      if (left > 0) return;
      moves += 1;
      told();
    };
  }
  return {
    move: async () =>
      new Promise((resolve) => {
        const since = performance.now();
        told = () => resolve(performance.now() - since);
        left = count;
        const seat = moves % wires.length;
        wires[seat]?.send(say(seat, moves));
      }),
    told: () => moves,
    close() {
      for (const wire of wires) wire.close();
    },
  };
}
