import { type Bot, defined } from '@lusoria/core';
import type { RolloutLimits } from '@lusoria/skat/engine/evaluation/evaluate-declarations.ts';
import models from '@lusoria/skat/engine/data/win-probability.json' with { type: 'json' };
import { bots } from '@lusoria/skat/engine/index.ts';
import { searchPlayer } from '@lusoria/skat/engine/search/index.ts';
import { LEVEL } from '@lusoria/skat/engine/search/levels.ts';
import type { Action } from '@lusoria/skat/rules/actions.ts';
import type { View } from '@lusoria/skat/rules/view.ts';
import { type Deal, type Dealt, isPlay, playUntil, type Sitting } from '../opponent/seatings.ts';

/** By how many logits suit games and grands come home more often than the player believes. */
export interface Shift {
  readonly suit: number;
  readonly grand: number;
}

export const AS_IT_IS: Shift = { suit: 0, grand: 0 };

/** Less effort than without a clock, so that there are many deals. */
const LESS = { sampled: 1000, determinizations: 8, rollouts: 1, discardDeals: 0, bidRollouts: 8 };
export const ROLLOUTS: RolloutLimits = { skats: LESS.bidRollouts, isLate: () => false };

/** What `work` comes to where the chances are shifted: those of the models, and those of models and rollouts together. */
export function withShift<T>(shift: Shift, work: () => T): T {
  shiftModels(shift, 1);
  const result = work();
  shiftModels(shift, -1);
  return result;
}

function shiftModels(shift: Shift, sign: number): void {
  for (const kind of ['suit', 'grand'] as const) {
    const [base, before] = models.rollouts[kind];
    models[kind].base += sign * shift[kind];
    models.rollouts[kind][0] = defined(base) + sign * shift[kind] * (1 - defined(before));
  }
}

/** The player, with chances that are shifted. */
export function sittingOf(shift: Shift, passing = LEVEL.full.passing): Sitting {
  const player = playerOf(passing);
  const choose: Bot<View, Action>['choose'] = (...asked) =>
    withShift(shift, () => player.choose(...asked));
  return { name: `${JSON.stringify(shift)} ${passing}`, player: { ...player, choose } };
}

function playerOf(passing: number): Bot<View, Action> {
  const { full } = LEVEL;
  return searchPlayer({ ...full, passing, fixed: { ...full.fixed, ...LESS } });
}

const player = sittingOf(AS_IT_IS);

/** Whom the player meets: itself, as one who bids down to −60 or only above 20, and weaker ones. */
const OTHERS: ReadonlyMap<string, Sitting> = new Map([
  ['self', player],
  ['bold', sittingOf(AS_IT_IS, -60)],
  ['timid', sittingOf(AS_IT_IS, 20)],
  ['decent', { name: 'decent', player: bots.decent() }],
  ['novice', { name: 'novice', player: defined(bots.novice(null) ?? undefined) }],
]);

/** One against two of a kind. */
export interface Table {
  readonly deal: Deal;
  readonly kind: string;
  /** The one. */
  readonly seat: number;
}

/** So many deals, from a number on, each in three seatings. */
export function* tablesOf(
  kind: string,
  { deals, from, seed }: { readonly deals: number; readonly from: number; readonly seed: string },
): Generator<Table> {
  for (let index = from; index < from + deals; index += 1) {
    const deal = { seed, index, chosen: new Map<string, Action>() };
    for (const seat of [0, 1, 2]) yield { deal, kind, seat };
  }
}

/** Goes on until cards are played, or to the end; `own` says how the one bids and declares. */
export function goOn(
  { deal, kind, seat }: Table,
  own: Sitting,
  start: Dealt,
  until: 'play' | 'over',
): Dealt {
  const others = defined(OTHERS.get(kind), `a kind of others: ${[...OTHERS.keys()].join(', ')}`);
  const isWeak = kind === 'decent' || kind === 'novice';
  return playUntil(
    deal,
    (one, state) => {
      if (isPlay(state)) return one === seat || !isWeak ? player : others;
      return one === seat ? own : others;
    },
    start,
    until,
  );
}
