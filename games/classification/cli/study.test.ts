import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { inside } from 'lusoria/testing/inside.ts';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const outputSchema = v.strictObject({
  game: v.literal('classification'),
  options: v.looseObject({ deck: v.literal('shapes'), classes: v.number() }),
  seats: v.number(),
  bots: v.array(v.string()),
  games: v.number(),
  turns: v.strictObject({ mean: v.number(), p50: v.number(), p95: v.number() }),
  wins: v.array(v.number()),
  wrong: share,
  determined: share,
  described: share,
  describedWhenDetermined: share,
  rounds: v.number(),
  points: v.strictObject({ mean: v.array(v.number()) }),
  seconds: v.number(),
});

async function simulate(bots: string, games: number) {
  const table = ['--games', String(games), '--seats', String(bots.split(',').length)];
  const options = ['--option', 'deck=shapes', '--option', 'classes=4'];
  const args = ['classification', ...table, '--bots', bots, ...options];
  const { code, stdout, stderr } = await inside(['simulate', ...args, '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { seconds, ...rest } = v.parse(outputSchema, JSON.parse(stdout));
  expect(seconds).toBeGreaterThan(0);
  return rest;
}

describe('lusoria simulate classification', () => {
  it('finds what reasoners are worth', async () => {
    const found = await simulate('sage:competitive,reasoner,reasoner,reasoner', 200);
    expect(found).toMatchObject({ seats: 4, games: 200, rounds: 200, describedWhenDetermined: 1 });
    expect(found.wrong).toBeLessThan(0.14);
    expect(found.described).toBeGreaterThan(found.determined + 0.05);
  });

  it('finds that chance lays wrongly', async () => {
    const found = await simulate('sage:competitive,random,random,random', 100);
    expect(found.wrong).toBeGreaterThan(0.6);
    expect(found.wrong).toBeLessThan(0.78);
  });

  it('makes a bot of kind sage the sage of every game, and several in turn', async () => {
    const last = await simulate('random,random,sage', 12);
    // A player who competes with chance is out of cards in every round, but only as the sage.
    expect(last.points.mean[2]).toBe(0);
    const two = await simulate('sage,random,sage', 12);
    expect(two.points.mean[0]).toBeGreaterThan(0);
    expect(two.points.mean[2]).toBeGreaterThan(0);
    expect(two.points.mean[1]).toBeGreaterThan(5);
  });

  it('shows the same to people', async () => {
    const { stdout } = await inside(['simulate', 'classification', '--games', '10']);
    expect(stdout).toContain('Laid wrongly');
    expect(stdout).toContain('Cards left, by seat');
  });
});
