import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { AnyGame, AnyRound } from './erase.ts';
import { accepted, refused, reject } from './result.ts';
import { seatFields } from './seat-fields.ts';

/**
 * A round in which each seat in turn lays a card on the pile until three are laid; each seat is dealt one card more
 * than there are seats.
 */
function round(seats: number, laid: number, isDealt: boolean): AnyRound {
  const step = () => ({ events: [], round: round(seats, isDealt ? laid + 1 : laid, true) });
  return {
    turn() {
      if (!isDealt) return { kind: 'chance', request: { kind: 'shuffle', size: 2 } };
      if (laid === 3) return { kind: 'over', outcome: { ranking: [], points: [] } };
      const limits = { limit: null, window: null };
      return { kind: 'play', name: String(laid), must: [laid % seats], may: [], ...limits };
    },
    act: (by) => (by === laid % seats ? accepted(step()) : refused(reject('not-your-turn'))),
    chance: step,
    timeout: step,
    after: () => round(seats, laid, isDealt),
    view: () => ({
      hands: Array.from({ length: isDealt ? seats : 0 }, () => [null, null]),
      pile: Array.from({ length: laid }, (_, card) => card),
      mover: laid % seats,
      pair: [1, 2],
    }),
  };
}

const game: AnyGame = {
  id: 'toy',
  bound: 9,
  rules: 1,
  seats: [2, 3],
  optionFields: [],
  schemas: { options: v.unknown(), action: v.unknown(), event: v.unknown(), view: v.unknown() },
  botKinds: [],
  options: () => accepted({}),
  admits: () => null,
  silent: () => false,
  isSlow: () => false,
  open: (_options, seats) => round(seats, 0, false),
  match: () => ({ next: () => null, standings: () => [] }),
  redact: (event) => event,
  sampleAction: () => ({ do: 'lay' }),
  actions: () => [{ do: 'lay' }],
  bot: () => null,
};

test('what there is one of for each player is found, and a pile or a pair is none of these', () => {
  expect(seatFields(game)).toEqual(new Set(['hands']));
});

test('with options that nobody may play with nothing is known', () => {
  expect(seatFields({ ...game, admits: () => reject('bad-seats') })).toEqual(new Set());
});
