import { pick, type Random } from '@lusoria/core';
import { CARDS, GAMES } from '../../rules/cards.ts';
import { plainContract } from '../../rules/contract.ts';
import type { settle } from '../../rules/score.ts';
import type { Action } from '../../rules/actions.ts';
import type { Contract } from '../../rules/contract.ts';
import type { Event } from '../../rules/events.ts';
import type { GameResult, RamschResult } from '../../rules/result.ts';
import type { Pack } from '@lusoria/core/playing-card';
import type { SkatReader } from '../names.ts';

export const PACKS: readonly Pack[] = ['french', 'german'];

export const NAMES = ['Aemilia', 'Servius', 'Tullia', 'Decimus'];

/** A reader, with the French pack. */
export function readerOf(you: number | null, pack: Pack = 'french'): SkatReader {
  return { name: (seat) => NAMES[seat] ?? '', you, pack };
}

/** Every combination of announcements with every game, allowed or not. */
export const CONTRACTS: readonly Contract[] = GAMES.flatMap((game) =>
  Array.from({ length: 16 }, (_, bits) => ({
    game,
    hand: (bits & 1) > 0,
    schneider: (bits & 2) > 0,
    schwarz: (bits & 4) > 0,
    ouvert: (bits & 8) > 0,
  })),
);

/** Random inputs of a result; the facts need not be consistent. */
export function randomFacts(random: Random): Parameters<typeof settle>[0] {
  const contract = pick(CONTRACTS, random);
  const isNull = contract.game === 'null';
  const tricks = random.int(11);
  return {
    declarer: random.int(4),
    contract,
    bid: pick([0, 18, 20, 23, 27, 33, 40, 48, 60, 96, 264], random),
    matadors: isNull ? 0 : random.int(23) - 11,
    points: pick([0, 17, 30, 31, 59, 60, 61, 89, 90, 120], random),
    tricks,
    of: 10,
    ending: pick(['played', 'claimed', 'conceded', 'yielded'], random),
    claimed: pick(['game', 'schneider', 'schwarz', null], random),
    secured: random.int(4) === 0 ? pick(['game', 'schneider', 'schwarz'], random) : null,
    instead: isNull && random.int(3) === 0 ? pick(['clubs', 'grand', 'diamonds'], random) : null,
    doubled: pick([1, 2, 4, 8], random),
    round: pick([1, 2], random),
  };
}

/** A result of ramsch with numbers that need not go together. */
export function randomRamsch(random: Random): RamschResult {
  const march = random.int(5) === 0;
  const first = random.int(3);
  const who = random.int(4) === 0 && !march ? [0, 1] : [first];
  const unseen = [0, 1, 2].filter(() => random.int(3) === 0);
  const virgins = march ? [] : [0, 1, 2].filter((seat) => seat !== first && random.int(2) === 0);
  const factor = (virgins.length === 1 ? 2 : 1) * 2 ** unseen.length;
  const round = pick([1, 2] as const, random);
  const points = [40 + random.int(20), random.int(40), 20];
  return {
    kind: 'ramsch',
    points,
    tricks: [5, 3, 2],
    who,
    march,
    virgins,
    unseen,
    factor,
    round,
    value: (march ? 120 : (points[who[0] ?? 0] ?? 0)) * factor * round,
  };
}

/** The events of a type. */
type Samples = {
  readonly [T in Event['type']]: readonly Extract<Event, { type: T }>[];
};

/** Events of every type, open and hidden. */
export function sampleEvents(results: readonly (GameResult | RamschResult)[]): Samples {
  const deal = {
    hands: [CARDS.slice(0, 10), CARDS.slice(10, 20), CARDS.slice(20, 30)],
    skat: CARDS.slice(30),
  };
  return {
    dealt: [{ type: 'dealt', hands: [[null]], skat: [null, null] }],
    bid: [{ type: 'bid', seat: 1, value: 18 }],
    held: [{ type: 'held', seat: 0, value: 18 }],
    passed: [{ type: 'passed', seat: 2 }],
    awarded: [{ type: 'awarded', seat: 0, bid: 20 }],
    ramsch: [{ type: 'ramsch' }],
    'picked-up': [
      { type: 'picked-up', seat: 0, cards: ['CJ', 'H7'] },
      { type: 'picked-up', seat: 0, cards: [null, null] },
    ],
    pushed: [
      { type: 'pushed', seat: 0, cards: ['SA', 'H7'] },
      { type: 'pushed', seat: 1, cards: [null, null] },
    ],
    'pushed-unseen': [{ type: 'pushed-unseen', seat: 2 }],
    declared: CONTRACTS.flatMap((contract) => [
      {
        type: 'declared' as const,
        seat: 0,
        contract,
        discards: contract.hand ? [] : (['HT', 'DT'] as const),
        open: contract.ouvert ? CARDS.slice(0, 10) : null,
      },
      { type: 'declared' as const, seat: 1, contract, discards: [null, null], open: null },
    ]),
    doubled: ([2, 4, 8] as const).map((to) => ({ type: 'doubled', seat: 1, to })),
    played: CARDS.map((card) => ({ type: 'played', seat: 0, card })),
    took: [{ type: 'took', seat: 1 }],
    claimed: (['game', 'schneider', 'schwarz'] as const).map((level) => ({
      type: 'claimed',
      seat: 0,
      no: 1,
      level,
      open: ['CJ'],
    })),
    conceded: [{ type: 'conceded', seat: 0, no: 1 }],
    answered: [
      { type: 'answered', seat: 1, to: 1, yes: true },
      { type: 'answered', seat: 1, to: 1, yes: false },
    ],
    'went-on': [{ type: 'went-on', no: 1 }],
    ended: [
      { type: 'ended', result: { kind: 'passed' }, points: [0, 0, 0], deal },
      ...results.map((result) => ({ type: 'ended' as const, result, points: [0, 0, 0], deal })),
    ],
    'laid-out': [{ type: 'laid-out', seat: 0, rows: [[{ open: null, below: null }]] }],
    named: GAMES.map((game) => ({ type: 'named', seat: 0, game })),
    'not-doubled': [{ type: 'not-doubled', seat: 1 }],
    opened: [
      {
        type: 'opened',
        cards: [
          { seat: 0, column: 1, card: 'CJ' },
          { seat: 1, column: 4, card: 'H7' },
        ],
      },
    ],
  };
}

/** An action of every kind. */
export const ACTIONS: readonly Action[] = [
  { type: 'bid', value: 18 },
  { type: 'hold' },
  { type: 'pass' },
  { type: 'pick-up' },
  { type: 'declare', contract: plainContract('clubs', true), discards: [], instead: null },
  { type: 'push', cards: [] },
  { type: 'push-unseen' },
  { type: 'play', card: 'CJ' },
  ...([2, 4, 8] as const).map((to) => ({ type: 'double' as const, to })),
  ...(['game', 'schneider', 'schwarz'] as const).map((level) => ({
    type: 'claim' as const,
    level,
  })),
  { type: 'concede' },
  { type: 'answer', to: 1, yes: true },
  { type: 'answer', to: 1, yes: false },
  { type: 'name', game: 'hearts' },
  { type: 'no-double' },
];
