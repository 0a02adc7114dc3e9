import { type AnyGame, randomFrom, seeded } from '@lusoria/core';
import { GAME_IDS, loadGame } from '@lusoria/games';
import { type Command, openTableServer, type ServerMessage, type TableView } from '@lusoria/table';
import { patched } from '@lusoria/table/patch';
import { settled, type TestClient, testClient, testPorts } from '@lusoria/table/testing/ports.ts';
import { describe, expect, it } from 'vitest';
import { type Playable, playable, quickOptions, seatsFor } from '@lusoria/testing/people/games.ts';
import { contribution } from '@lusoria/testing/people/play.ts';

/** The last view of a client that is sent views whole. */
function whole({ said }: TestClient): TableView {
  const told = said.findLast((message) => message.t === 'table');
  if (!told) throw new Error('nothing was told');
  return told.view;
}

/** The last view of a client that is sent patches, assembled as docs/PROTOCOL.md describes. */
function together(said: readonly ServerMessage[]): unknown {
  let at = 0;
  let view: unknown = null;
  for (const message of said) {
    if (message.t === 'table') view = message.view;
    else if (message.t !== 'patch') continue;
    else {
      if (message.from !== at) throw new Error(`a patch from ${message.from} at ${at}`);
      view = patched(view, JSON.parse(JSON.stringify(message.patch)));
    }
    at = message.seq;
  }
  return view;
}

/** Two people at a table; each with a connection that is sent views and one that is sent patches. */
async function sitDown({ game, bot }: Playable) {
  const ports = testPorts({
    games: loadGame,
    think: async (_, __, view, seed) => game.sampleAction(view, randomFrom(seed)),
  });
  const server = openTableServer(ports);
  const people = await Promise.all([0, 1].map(async () => testClient(server)));
  const [host, guest] = people;
  if (!host || !guest) throw new Error('two');
  const token = ({ said }: TestClient) => (said[0]?.t === 'welcome' ? said[0].token : null);
  const takesPatches = async (of: TestClient) => testClient(server, token(of), { patches: true });
  const bots = seatsFor(game, 2) - 2;
  const made = await host.ask({
    t: 'create',
    game: game.id,
    options: quickOptions(game),
    settings: { pace: 0 },
    seats: [
      { kind: 'me' },
      { kind: 'open' },
      ...Array.from({ length: bots }, () => ({ kind: 'bot', bot })),
    ],
  });
  const table = made?.t === 'done' ? (made.table ?? '') : '';
  const patchers = [await takesPatches(host), await takesPatches(guest)];
  const open = async (client: TestClient, seen: number | null = null) =>
    client.ask({ t: 'open', table, seen });
  for (const client of [...people, ...patchers]) await open(client);
  return { ports, host, guest, people, patchers, table, open, takesPatches };
}

/** A command that a person may give now, if any. */
function next(game: AnyGame, view: TableView, random: ReturnType<typeof seeded>): Command | null {
  if (view.phase === 'between') return { do: 'next' };
  if (view.phase === 'over') return { do: 'rematch' };
  const play = view.phase === 'playing' && view.round?.play;
  const mine = play && view.seat !== null && play.must.includes(view.seat);
  return mine
    ? { do: 'act', action: game.sampleAction(play.view, random) }
    : contribution(view, random);
}

describe.each(GAME_IDS)('patches of %s', (id) => {
  it('lead to the views that others are sent whole, whatever happens', async () => {
    const chosen = await playable(id);
    const { game } = chosen;
    const { ports, host, guest, people, patchers, table, open, takesPatches } =
      await sitDown(chosen);
    const random = seeded(`patches ${id}`);
    const agree = (): void =>
      expect(patchers.map(({ said }) => together(said))).toEqual(sent(people.map(whole)));
    await guest.does(table, { do: 'sit', seat: 1 });
    await host.does(table, { do: 'start' });
    const odd = [
      async () => guest.does(table, { do: 'say', text: 'salvete' }),
      async () => guest.does(table, { do: 'stand' }),
      async () => host.does(table, { do: 'rename', name: `Ada ${random.int(9)}` }),
      async () => open(patchers[0] ?? host, whole(host).played),
      async () => {
        patchers[1]?.connection.close();
        await open((patchers[1] = await takesPatches(guest)));
      },
    ];
    for (let step = 0; step < 150; step += 1) {
      if (random.int(10) === 0) await odd[random.int(odd.length)]?.();
      if (whole(guest).seat === null) await guest.does(table, { do: 'sit', seat: 1 });
      for (const one of people) {
        const command = next(game, whole(one), random);
        if (command) await one.does(table, command);
      }
      await ports.pass(500);
      agree();
    }
    await guest.ask({ t: 'erase' });
    await settled();
    expect(together(patchers[0]?.said ?? [])).toEqual(sent(whole(host)));
    expect(JSON.stringify(together(patchers[0]?.said ?? []))).not.toContain('"name":"N"');

    const told = patchers.flatMap(({ said }) => said);
    const patches = told.filter((message) => message.t === 'patch');
    const views = host.said.filter((message) => message.t === 'table');
    expect(patches.length).toBeGreaterThan(views.length / 2);
  });
});

function sent(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
