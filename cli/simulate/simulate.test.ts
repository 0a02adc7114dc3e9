import { GAME_IDS } from '@lusoria/games';
import { manifest } from '@lusoria/cli-kit/testing/pebbles.ts';
import { figures } from '@lusoria/cli-kit/tally.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { loadCliMessages } from '../messages/index.ts';
import { studyOf } from '../terminals.ts';
import { inside } from '../testing/inside.ts';
import { report } from './report.ts';

describe.each(GAME_IDS)('simulated games of %s', (id) => {
  it('are the same with any number of jobs', async () => {
    // A number that that of the jobs does not divide.
    const line = ['simulate', id, '--games', '5', '--json'];
    const runs = [await inside(line), await inside([...line, '--jobs', '2'])];
    const [once, twice] = runs.map(({ code, stdout, stderr }) => {
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      return v.parse(v.looseObject({ seconds: v.number() }), JSON.parse(stdout));
    });
    expect({ ...twice, seconds: 0 }).toEqual({ ...once, seconds: 0 });
    expect(once).toMatchObject({ game: id, games: 5 });
  });
});

describe('a game without a study of its own', () => {
  const options = { heap: 7 };
  const bots = ['one', 'one'];
  const job = { game: 'pebbles', options, seats: 2, bots, seed: 's', from: 0, to: 4 };

  it('is counted by actions and winners', async () => {
    const study = await studyOf(manifest);
    const tally = await study.playGames(job, () => undefined);
    // Seven are taken one by one, so the first player takes the last.
    expect(figures(tally)).toEqual({
      games: 4,
      turns: { mean: 7, p50: 7, p95: 7 },
      wins: [1, 0],
    });
    const t = await loadCliMessages('en');
    const text = await report({ study, options, bots, tally, seconds: 1 }, t);
    expect(text).toContain('Pebbles, 2 players, 4 games\n\nTurns  7.0 on average');
    expect(text).toContain('  player 1  100.0 %\n  player 2  0.0 %');
  });
});
