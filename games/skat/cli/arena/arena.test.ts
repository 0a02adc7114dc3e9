import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyBot } from '@lusoria/core';
import { skat } from '@lusoria/skat';
import { game } from '@lusoria/skat/game';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { playDeal } from 'lusoria/arena/deal.ts';
import type { Match } from 'lusoria/arena/match.ts';
import { botPlayer, GRACE_MS } from 'lusoria/arena/player.ts';
import { keepScore } from 'lusoria/arena/score.ts';
import { outputSchema } from 'lusoria/arena/testing/output.ts';
import { countTimes } from 'lusoria/arena/times.ts';
import { folder } from 'lusoria/testing/folder.ts';
import { inside } from 'lusoria/testing/inside.ts';
import { arena as part } from './index.ts';

/** Runs a match and returns its output without times. */
async function arena(line: string) {
  const { code, stdout, stderr } = await inside(['arena', 'skat', ...line.split(' '), '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { seconds, seats, ...rest } = v.parse(outputSchema, JSON.parse(stdout));
  expect(seconds).toBeGreaterThan(0);
  return {
    ...rest,
    seats: seats.map(({ decisions, ...seat }) => ({ ...seat, decided: decisions.count })),
  };
}

const PLAIN = { records: false, breakdown: false };

describe('lusoria arena --json', () => {
  const line = '--seats decent,random --deals 2 --duplicate --seed x';

  it('prints one object whose figures fit together', async () => {
    const { stdout } = await inside(['arena', 'skat', ...line.split(' '), '--json']);
    const found = v.parse(outputSchema, JSON.parse(stdout));
    expect(found).toMatchObject({ deals: 2, games: 12, complete: true });
    const [decent, random] = found.seats;
    expect(decent).toMatchObject({ name: 'decent', engine: null, games: 18, faults: 0 });
    expect(random?.games).toBe(18);
    const off = (decent?.perGame['seegerFabian'] ?? 0) - (random?.perGame['seegerFabian'] ?? 0);
    expect(Object.keys(decent?.perGame ?? {})).toEqual(['seegerFabian', 'declared', 'won']);
    expect(found.difference?.mean).toBeCloseTo(off, 9);
    expect(off).toBeGreaterThan(0);
    const [low, high] = found.difference?.ci95 ?? [Number.NaN, Number.NaN];
    expect((low + high) / 2).toBeCloseTo(off, 9);
    const { p50, p95, p999, most } = decent?.decisions ?? countTimes().figures();
    expect([p50, p95, p999, most]).toEqual([p50, p95, p999, most].toSorted((a, b) => a - b));
  });

  it('is the same with any number of jobs, and otherwise with another seed', async () => {
    const once = await arena(line);
    expect(await arena(`${line} --jobs 2`)).toEqual(once);
    expect(await arena(line.replace('seed x', 'seed y'))).not.toEqual(once);
  });

  it.each(['random', 'decent'])('finds no difference between %s and itself', async (name) => {
    const found = await arena(`--seats ${name},${name} --deals 2 --duplicate`);
    expect(found.difference).toEqual({ mean: 0, ci95: [0, 0] });
    expect(found.seats[0]).toEqual(found.seats[1]);
  });

  it('compares three, and deals anew for every game without --duplicate', async () => {
    const three = await arena('--seats decent,random,decent --deals 2 --duplicate --budget 5000');
    expect(three).toMatchObject({
      games: 12,
      seats: [{ games: 12 }, { games: 12 }, { games: 12 }],
    });
    expect(three.differences?.map(({ of }) => of)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    const single = await arena('--seats decent,random --deals 1');
    expect(single).toMatchObject({ games: 1, difference: { ci95: null } });
    expect(single.seats.map(({ games }) => games)).toEqual([2, 1]);
  });

  it('records the games in the order of the deals, and says where it cannot', async () => {
    const here = folder();
    try {
      const files = ['one', 'two'].map((name) => join(here.path, name));
      for (const [i, file] of files.entries()) {
        await arena(`${line} --records ${file} --jobs ${i + 1}`);
      }
      const [one = '', two] = files.map((file) => readFileSync(file, 'utf8'));
      expect(two).toBe(one);
      const records = one.trim().split('\n');
      expect(records).toHaveLength(12);
      const ids = records.map((record) => Number(/ID\[(\d+)\]/.exec(record)?.[1]));
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
      expect(records.filter((record) => record.includes('P0[random]'))).toHaveLength(6);
      const replayed = await inside(['skat', 'replay', files[0] ?? '']);
      expect(replayed).toMatchObject({ code: 0 });
      const nowhere = join(here.path, 'no', 'where');
      const failed = await inside(['arena', 'skat', ...line.split(' '), '--records', nowhere]);
      expect(failed).toMatchObject({ code: 2 });
      expect(failed.stderr).toContain(nowhere);
    } finally {
      here.remove();
    }
  });

  it('tells one against two from two against one, and where the points lie', async () => {
    const found = await arena('--seats decent,random --deals 2 --duplicate --breakdown --seed x');
    expect(found.byChairs?.map(({ chairs }) => chairs)).toEqual([
      [1, 2],
      [2, 1],
    ]);
    const games = v.array(v.object({ games: v.number() }));
    const breakdown = v.object({
      games: v.number(),
      alone: v.object({ games: v.number(), perGame: v.number() }),
      defence: v.object({ games: v.number(), perGame: v.number() }),
      contracts: games,
      calibration: v.object({ believed: games, auctions: games, worth: games }),
    });
    for (const { breakdown: given, games: chairs, perGame } of found.seats) {
      const { alone, defence, contracts, ...own } = v.parse(breakdown, given);
      expect(own.games).toBe(chairs);
      expect(alone.games / chairs).toBeCloseTo(perGame['declared'] ?? -1, 9);
      expect(alone.perGame + defence.perGame).toBeCloseTo(perGame['seegerFabian'] ?? -1, 9);
      expect(contracts.reduce((sum, one) => sum + one.games, 0)).toBe(alone.games);
    }
  });

  it('has a table for people', async () => {
    const { stdout } = await inside(['arena', 'skat', ...line.split(' ')]);
    expect(stdout).toContain('Skat, 2 deals, 12 games');
    expect(stdout).toMatch(/Difference decent − random +\+\d+\.\d\d ± \d+\.\d\d/);
  });
});

describe('bots', () => {
  it('that fail or do what they may not are counted', async () => {
    const decent = game.bot('decent');
    if (!decent) throw new Error('no decent bot');
    const said: string[] = [];
    const tell = (text: string): void => void said.push(text);
    const failing = {
      choose: () => {
        throw new Error('out of order');
      },
      load: async () => Promise.resolve(),
    };
    const cheating = {
      choose: () => ({ type: 'bid' as const, value: 19 }),
      load: async () => Promise.resolve(),
    };
    const players = [botPlayer(decent, tell), botPlayer(failing, tell), botPlayer(cheating, tell)];
    const options = v.parse(skat.schema.options, part.options);
    const names = ['a', 'b', 'c'];
    const setting = { game: 'skat', options, seats: 3, seed: 's', budget: null };
    const match: Match = { ...setting, names, deals: 1, duplicate: true, ...PLAIN };
    const rules = { game, options, substitute: part.substitute ?? game.sampleAction };
    const deal = await playDeal({ rules, part }, match, 0, players, () => false);
    const score = keepScore(match, part);
    score.add(deal);
    const [a, b, c] = score.figures().seats;
    expect(a?.faults).toBe(0);
    expect(b?.faultsBy.died).toBeGreaterThanOrEqual(6);
    expect(b?.faultsBy.died).toBe(said.length);
    expect(said[0]).toContain('out of order');
    expect(c?.faultsBy.illegal).toBeGreaterThanOrEqual(6);
  });
});

describe('a bot with a budget', () => {
  it('sees what is left of it, and is too late when it takes no heed', async () => {
    const state = skat.init({ options: v.parse(skat.schema.options, {}), seats: 3, first: 0 });
    const question = {
      view: skat.view(state, 0),
      must: true,
      budget: 20,
      actions: () => [],
      seed: '00'.repeat(32),
    };
    const until = (end: number): AnyBot => ({
      choose: (_view, _random, budget) => {
        while ((budget?.left() ?? 0) > end);
        return { type: 'pass' };
      },
      load: async () => Promise.resolve(),
    });
    const quiet = (): void => undefined;
    const heedful = await botPlayer(until(0), quiet).ask(question);
    expect(heedful).toMatchObject({ action: { type: 'pass' } });
    const late = await botPlayer(until(-GRACE_MS - 1), quiet).ask(question);
    expect(late).toMatchObject({ fault: 'late' });
    expect(late.ms).toBeGreaterThan(20 + GRACE_MS);
  });
});
