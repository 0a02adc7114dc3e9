import { NO_LIMITS } from '@lusoria/testing/server/limits.ts';
import { readConfig, serve } from '@lusoria/server';
import { expect, onTestFinished, test } from 'vitest';
import { compareEvening } from './check.ts';
import { playEvening } from './league.ts';

// `node lab/skat/league/main.ts` plays the same with 24 people and full lists.
test('seven in two series sit as announced, and what they have is in the cards of the records, to the cent', async () => {
  const config = readConfig({ port: 0, database: 'memory', log: 'silent', limits: NO_LIMITS });
  if (!config.ok) throw new Error(config.rejection.code);
  const server = await serve(config.value);
  onTestFinished(() => server.close());
  const evening = {
    people: 7,
    series: 2,
    deals: 4,
    teamSize: 2,
    bot: 'decent',
    seed: 'seven',
    money: {
      point: 5,
      stake: 1000,
      prizes: [50, 30],
      teams: { stake: 333, prizes: [70, 30] },
      lost: { cents: 50, upTo: 1, further: 100, into: 'pot' as const },
    },
  };
  const played = await playEvening(server.url, evening);
  expect(compareEvening(played, evening)).toMatchObject({ differences: [], deals: 16 });
  expect(played.lists.map(({ seats }) => seats.length)).toEqual([4, 3, 4, 3]);

  // A cent too much would be found.
  const standings = played.view.standings?.map((row, i) =>
    i === 0 && row.money ? { ...row, money: { ...row.money, sum: row.money.sum + 1 } } : row,
  );
  const changed = { ...played, view: { ...played.view, standings: standings ?? null } };
  expect(compareEvening(changed, evening).differences).toHaveLength(1);
});
