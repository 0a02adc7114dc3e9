import { seeded } from '@lusoria/core';
import { expect, test } from 'vitest';
import { memoryStore } from '../../memory.ts';
import { fixtureGame } from '../../testing/fixture-game.ts';
import { settled, testClient, testPorts, testTable } from '../../testing/ports.ts';
import { openTableServer } from '../table-server.ts';
import { FIRST_ROUND } from '../../rounds/round-number.ts';

test('a bot whose move comes while the round is being broken off has not failed', async () => {
  const memory = memoryStore();
  /** The promise that appends wait for. */
  let stored = Promise.resolve();
  const thought = Promise.withResolvers<void>();
  const ports = testPorts({
    store: {
      ...memory,
      async append(...given) {
        await stored;
        return memory.append(...given);
      },
    },
    async think(_game, name, view) {
      await thought.promise;
      return fixtureGame.bot(name)?.choose(view, seeded('bot')) ?? null;
    },
  });
  const client = await testClient(openTableServer(ports));
  const table = await testTable(client, [{ kind: 'me' }, { kind: 'bot', bot: 'plain' }]);
  const view = () => client.said.findLast((message) => message.t === 'table')?.view;
  const play = () => view()?.round?.play;
  await client.does(table, { do: 'start' });
  await client.does(table, { do: 'contribute', round: FIRST_ROUND, bytes: 'c0'.repeat(32) });
  const random = seeded('person');
  while (!play()?.must.includes(1)) {
    const action = fixtureGame.sampleAction(play()?.view, random);
    await client.does(table, { do: 'act', action });
  }
  await ports.pass(5000);
  // The bot has thought, but the table is about to store something else first.
  const disk = Promise.withResolvers<void>();
  stored = disk.promise;
  await client.does(table, { do: 'consent', to: 'end', give: true });
  thought.resolve();
  await settled();
  disk.resolve();
  await settled();
  expect(view()?.phase).toBe('over');
  expect(ports.notices.filter(({ kind }) => kind === 'bot-failed')).toEqual([]);
});
