/**
 * A league's evening by clients of our own over a real server: everybody sits where the seating list says, plays all series, and
 * then points, teams and money are counted once more from the records, by other code. `node lab/skat/league/main.ts`
 *
 *   --people N     (24)
 *   --series N     (2)
 *   --deals N      of a series at each table; 0: a full list, twelve a player (0)
 *   --team N       people of a team (4)
 *   --bot NAME     who plays (decent)
 *   --seed TEXT    (league)
 */
import { NO_LIMITS } from '@lusoria/testing/server/limits.ts';
import { readConfig, serve } from '@lusoria/server';
import { integerOption, readOptions } from '../../command-line.ts';
import { compareEvening } from './check.ts';
import { playEvening } from './league.ts';

const values = readOptions({
  people: { type: 'string', default: '24' },
  series: { type: 'string', default: '2' },
  deals: { type: 'string', default: '0' },
  team: { type: 'string', default: '4' },
  bot: { type: 'string', default: 'decent' },
  seed: { type: 'string', default: 'league' },
});
const evening = {
  people: integerOption('people', values.people, 3, 100),
  series: integerOption('series', values.series, 1, 12),
  deals: integerOption('deals', values.deals, 0, 480),
  teamSize: integerOption('team', values.team, 2, 8),
  bot: values.bot,
  seed: values.seed,
  // Half a cent a point, ten euros for the pot, five for that of the teams, a lost game 0.50 and from the fourth 1.00.
  money: {
    point: 5,
    stake: 1000,
    prizes: [40, 25, 15, 10],
    teams: { stake: 500, prizes: [60, 40] },
    lost: { cents: 50, upTo: 3, further: 100, into: 'pot' as const },
  },
};
const config = readConfig({ port: 0, database: 'memory', log: 'silent', limits: NO_LIMITS });
if (!config.ok) throw new Error(config.rejection.code);
const server = await serve(config.value);
const begun = performance.now();
const played = await playEvening(server.url, evening);
const seconds = (performance.now() - begun) / 1000;
await server.close();
const { differences, compared, meetings, inTeam, deals, till } = compareEvening(played, evening);
for (const one of differences) console.log(one);
console.log(
  `${evening.people} people, ${evening.series} series, ${deals} deals in ${seconds.toFixed(0)} s: ` +
    `${compared} figures compared, ${differences.length} differ; ${meetings} pairs met again, ` +
    `${inTeam} of a team at one table; ${(till / 100).toFixed(2)} € in the till`,
);
process.exitCode = differences.length === 0 ? 0 : 1;
