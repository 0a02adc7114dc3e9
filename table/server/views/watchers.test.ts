import { expect, test } from 'vitest';
import { MAX_WATCHERS } from '../../model/limits.ts';
import { settled, testClient, testPorts, testTable } from '../../testing/ports.ts';
import { openTableServer } from '../table-server.ts';

test('so many may watch a table, and whoever has a seat there besides', async () => {
  const server = openTableServer(testPorts());
  const [owner, player] = [await testClient(server), await testClient(server)];
  const table = await testTable(owner, [{ kind: 'me' }, { kind: 'open' }]);
  const open = { t: 'open', table, seen: null };
  await player.ask(open);
  await player.does(table, { do: 'sit', seat: 1 });
  player.connection.receive(JSON.stringify({ t: 'close', table }));
  await settled();
  const crowd = await Promise.all(
    Array.from({ length: MAX_WATCHERS }, async () => testClient(server)),
  );
  const answers = await Promise.all(crowd.map(async (one) => one.ask(open)));
  expect(answers.filter((answer) => answer?.t === 'done')).toHaveLength(MAX_WATCHERS - 1);
  expect(answers.at(-1)).toMatchObject({ t: 'refused', code: 'crowded' });
  expect(await player.ask(open)).toMatchObject({ t: 'done' });
  // After a connection leaves there is room again.
  crowd[0]?.connection.close();
  crowd[1]?.connection.close();
  expect(await crowd.at(-1)?.ask(open)).toMatchObject({ t: 'done' });
});
