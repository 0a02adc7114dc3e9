import { verify } from '@lusoria/table';
import { loadGame } from '@lusoria/games';
import { expect, test } from 'vitest';
import { codeOf, join } from '@lusoria/testing/people/client.ts';
import { testServer, NO_LIMITS, temporaryFolder } from './testing/test-server.ts';
import { botPlayer, codeOfTable, makeTable, play, PLAYED } from '@lusoria/testing/people/play.ts';

test('two people and a bot play a whole game, and its record can be checked', async () => {
  const { url } = await testServer({
    database: 'sqlite',
    dataDir: temporaryFolder(),
    limits: NO_LIMITS,
  });
  const [marcus, livia] = await Promise.all([
    join(url, { name: 'Marcus' }),
    join(url, { name: 'Livia' }),
  ]);
  const table = await makeTable(marcus, [
    { kind: 'me' },
    { kind: 'open' },
    { kind: 'bot', bot: 'pupil:60' },
  ]);
  expect(await livia.open(codeOfTable(marcus, table).toLowerCase())).toBe(table);
  expect(codeOf(await livia.do(table, { do: 'sit', seat: 1 }))).toBe('done');
  expect(codeOf(await marcus.do(table, { do: 'start' }))).toBe('done');
  await Promise.all([
    play(marcus, table, await botPlayer('pupil:70', 'a'), ({ phase }) => phase === 'over'),
    play(livia, table, await botPlayer(PLAYED.bot, 'b'), ({ phase }) => phase === 'over'),
  ]);
  const { view, entries } = livia.table(table);
  expect(view.people.map(({ name }) => name)).toEqual(['Marcus', 'Livia']);
  expect(view.played).toBe(1);
  expect(entries.length).toBeGreaterThan(20);

  const answer = await livia.ask({ t: 'export', table });
  if (answer.t !== 'record') throw new Error(JSON.stringify(answer));
  expect(answer.record.seats).toEqual(['Marcus', 'Livia', 'pupil:60']);
  expect(verify(answer.record, await loadGame(PLAYED.game))).toEqual([]);
});
