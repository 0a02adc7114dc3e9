import { defined, seeded } from '@lusoria/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { classification } from '../rules/game.ts';
import { DEEP, playedRound } from '../rules/testing/public-round.ts';
import { optionsSchema } from '../rules/schemas.ts';
import type { View } from '../rules/types.ts';
import { type RoundFigures, roundFigures, summaryOf } from './figures.ts';
import { toldIn } from './information.ts';

const KEPT = { key: 'abc/1', at: 7 };

function over(seed: string, changes: object = {}, tree?: Parameters<typeof playedRound>[2]): View {
  const options = v.parse(optionsSchema, changes);
  return classification.view(playedRound(options, seeded(seed), tree), 'spectator');
}

function figuresOf(view: View, seat: number): RoundFigures {
  return defined(roundFigures(view, seat, KEPT) ?? undefined);
}

describe('a round', () => {
  test('counts the own lays, wrong ones, and those that told nothing new', () => {
    for (let i = 0; i < 10; i += 1) {
      const view = over(`round ${i}`);
      const told = toldIn(view);
      const all = [1, 2, 3].map((seat) => figuresOf(view, seat));
      const players = view.lays.filter(({ seat }) => seat !== view.sage);
      expect(all.map(({ lays }) => lays).reduce((a, b) => a + b)).toBe(players.length);
      for (const [at, { lays, wrong, avoidable, bits }] of all.entries()) {
        const own = view.lays.filter(({ seat }) => seat === at + 1);
        expect([lays, wrong]).toEqual([own.length, own.filter(({ right }) => !right).length]);
        // A lay that was ruled out before cannot have been in doubt.
        const idle = own.filter(({ right, no }) => !right && told[no + 1]?.bits === 0).length;
        expect(avoidable).toBe(own.length === 0 || told.at(-1) === null ? null : idle);
        expect(bits ?? 0).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('of the sage has no lays: they know the tree', () => {
    const view = over('sage');
    expect(figuresOf(view, view.sage)).toMatchObject({ isSage: true, lays: 0, described: null });
  });

  test('with a tree that is not counted has no bits', () => {
    const view = over('deep', {}, DEEP);
    const laid = view.lays.find(({ seat }) => seat !== view.sage);
    expect(figuresOf(view, defined(laid).seat)).toMatchObject({ avoidable: null, bits: null });
  });

  test('says nothing of descriptions where none was asked for, nor of a round that is not over', () => {
    expect(figuresOf(over('none', { description: 'none' }), 1).described).toBeNull();
    expect(roundFigures({ ...over('none'), end: null }, 1, KEPT)).toBeNull();
  });
});

describe('figures', () => {
  const round: RoundFigures = {
    ...KEPT,
    isSage: false,
    lays: 8,
    wrong: 2,
    avoidable: 1,
    bits: 10,
    described: true,
  };

  test('are of all lays, those of information of the rounds that are counted', () => {
    const uncounted = {
      ...round,
      lays: 2,
      wrong: 2,
      avoidable: null,
      bits: null,
      described: false,
    };
    const sage = {
      ...round,
      isSage: true,
      lays: 0,
      wrong: 0,
      avoidable: null,
      bits: null,
      described: null,
    };
    expect(summaryOf([round, uncounted, sage])).toEqual({
      rounds: 3,
      lays: 10,
      wrong: 40,
      avoidable: 12.5,
      bitsALay: 1.25,
      descriptions: 2,
      right: 50,
    });
  });

  test('of no rounds say nothing', () => {
    expect(summaryOf([])).toMatchObject({
      wrong: null,
      avoidable: null,
      bitsALay: null,
      right: null,
    });
  });
});
