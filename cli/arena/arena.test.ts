import { GAME_IDS, manifestOf } from '@lusoria/games';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { manifest } from '@lusoria/cli-kit/testing/pebbles.ts';
import { inside } from '../testing/inside.ts';
import { arenaPartOf } from './part.ts';
import { outputSchema } from './testing/output.ts';

describe.each(GAME_IDS)('an arena of %s', (id) => {
  it('finds no difference between a bot and itself', async () => {
    const { bot } = await manifestOf(id);
    const line = ['arena', id, '--seats', `${bot},${bot}`, '--deals', '1', '--duplicate', '--json'];
    const { code, stdout, stderr } = await inside(line);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const { seats, difference } = v.parse(outputSchema, JSON.parse(stdout));
    expect(difference).toMatchObject({ mean: 0 });
    expect(seats.map(({ faults }) => faults)).toEqual([0, 0]);
    expect(seats[0]?.perGame).toEqual(seats[1]?.perGame);
  });
});

describe('a game without an arena of its own', () => {
  it('is measured by first places and points', async () => {
    const { seats, measures, count, labels } = await arenaPartOf(manifest);
    expect([seats, measures.map(({ key }) => key)]).toEqual([3, ['won', 'points']]);
    expect(await labels('en')).toMatchObject({ title: 'Pebbles', measures: { won: 'won' } });
    const outcome = { ranking: [[0, 2], [1]], points: [5, 1, 5] };
    const of = (chair: number) =>
      count({ outcome, events: [], names: [], first: 0, deal: 0, seating: 0 }, chair);
    expect([0, 1, 2].map(of)).toEqual([
      { won: 0.5, points: 5 },
      { won: 0, points: 1 },
      { won: 0.5, points: 5 },
    ]);
  });
});
