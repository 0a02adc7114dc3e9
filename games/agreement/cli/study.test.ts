import { optionsSchema } from '@lusoria/agreement';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { inside } from 'lusoria/testing/inside.ts';
import type { Job } from '@lusoria/cli-kit/study.ts';
import { added, figures, total } from '@lusoria/cli-kit/tally.ts';
import { agreementStudy } from './study.ts';

const outputSchema = v.strictObject({
  game: v.literal('agreement'),
  options: optionsSchema,
  seats: v.number(),
  bots: v.array(v.string()),
  games: v.number(),
  turns: v.strictObject({ mean: v.number(), p50: v.number(), p95: v.number() }),
  wins: v.array(v.number()),
  draws: v.strictObject({ mean: v.number() }),
  reshuffled: v.number(),
  challenges: v.strictObject({ mean: v.number(), upheld: v.number() }),
  errors: v.strictObject({ declared: v.number(), unnoticed: v.number() }),
  seconds: v.number(),
});

async function simulate(...args: readonly string[]) {
  const { code, stdout, stderr } = await inside(['simulate', ...args, '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { seconds, ...rest } = v.parse(outputSchema, JSON.parse(stdout));
  expect(seconds).toBeGreaterThan(0);
  return rest;
}

const quiet = (): void => undefined;
const { playGames } = agreementStudy;

function job(deck: string, seats: number, games: number): Job {
  const options = v.parse(optionsSchema, { deck });
  const bots = Array.from({ length: seats }, () => 'uniform');
  return { game: 'agreement', options, seats, bots, seed: 'figures', from: 0, to: games };
}

describe('lusoria simulate --json', () => {
  const args = ['ille', '--bots', 'uniform,pupil:60,gen=20,mobile', '--games', '61', '--seed', 's'];

  it('prints one object whose figures fit together', async () => {
    const found = await simulate(...args);
    expect(found).toMatchObject({ seats: 3, games: 61, options: { deck: 'ille' } });
    expect(found.bots).toEqual(['uniform', 'pupil:60,gen=20', 'mobile']);
    expect(found.wins.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
    expect(found.turns.p50).toBeLessThanOrEqual(found.turns.p95);
    expect(found.errors.declared).toBeGreaterThan(found.errors.unnoticed);
  });

  it('is the same again, and otherwise with another seed', async () => {
    const once = await simulate(...args);
    expect(await simulate(...args)).toEqual(once);
    expect(await simulate(...args.slice(0, -1), 't')).not.toEqual(once);
  });

  it('reads options, and a deck from a file', async () => {
    const deck = new URL('../../../latin/paradigms/hic.json', import.meta.url).pathname;
    const options = ['--option', `deck=@${deck}`, '--option', 'joker=yes', '--option', 'wait=3'];
    const found = await simulate('agreement', ...options, '--games', '20', '--seats', '2');
    expect(found.options).toMatchObject({ deck: { id: 'hic' }, joker: true, wait: 3 });
    expect(found.bots).toEqual(['uniform', 'uniform']);
  });
});

describe('the table for people', () => {
  it('tells what a bot has won only where bots differ', async () => {
    const alike = await inside(['simulate', 'is', '--games', '20']);
    const unlike = await inside(['simulate', 'is', '--games', '20', '--bots', 'random,uniform']);
    expect(alike.stdout).toContain('is – ea – id, 3 players, 20 games');
    expect(alike.stdout).not.toContain('Won by bot');
    expect(unlike.stdout).toContain('Won by bot');
  });
});

describe('the check figures', () => {
  // The reference figures come from 10,000 games; these are fewer, so the tolerance is wider than ±
  // 0.4 and ± 1.5. Those of other tables are in engine/figures.test.ts.
  it('ille with 3 players', async () => {
    const tally = await playGames(job('ille', 3, 1000), quiet);
    const found = figures(tally);
    expect(Math.abs(found.turns.mean - 18.9)).toBeLessThan(0.8);
    expect(Math.abs(100 * (found.wins[0] ?? 0) - 39.3)).toBeLessThan(3.3);
    expect(Math.abs(total(tally, 'reshuffled') / 10 - 5.7)).toBeLessThan(3.3);
    expect(total(tally, 'wrong')).toBe(0);
  });
});

describe('tallies', () => {
  it('are the same however the games are divided', async () => {
    const whole = job('is', 3, 40);
    const first = await playGames({ ...whole, to: 13 }, quiet);
    const rest = await playGames({ ...whole, from: 13 }, quiet);
    expect(added(rest, first)).toEqual(await playGames(whole, quiet));
    expect(added({}, first)).toEqual(first);
  });
});
