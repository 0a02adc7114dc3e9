import { seeded } from '@lusoria/core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type GameRecord, recordOf, recordSchema } from './record.ts';
import { fixtureGame } from '../testing/fixture-game.ts';
import { newTable } from '../testing/script.ts';
import { verify } from './verify.ts';

const game = fixtureGame;

/** A record of three rounds of a match, a round of a new one, and one that was broken off. */
function played(): GameRecord {
  const random = seeded('verify');
  const options = { rounds: 3 };
  const script = newTable(game, [0, 1, 'doubting:50'], { options });
  script.does(0, { do: 'start' });
  script.playRound(random, 'doubting:60');
  for (const command of ['next', 'next', 'rematch', 'next'] as const) {
    if (script.does(0, { do: command }) !== null) throw new Error(command);
    if (script.table().rounds.length < 4) script.playRound(random, 'doubting:60');
  }
  script.closeContributions();
  for (const who of [0, 1]) script.does(who, { do: 'consent', to: 'end', give: true });
  return v.parse(recordSchema, JSON.parse(JSON.stringify(recordOf(script.table(), script.log()))));
}

type Round = GameRecord['rounds'][number];
type Step = Round['steps'][number];

const record = played();
const [honest] = record.rounds;
if (!honest) throw new Error('no round');

/** The record with another first round. */
function withRound(change: Partial<Round>): GameRecord {
  return {
    ...record,
    rounds: record.rounds.map((round, i) => (i === 0 ? { ...round, ...change } : round)),
  };
}

function withStep(at: number, change: (step: Step) => Step): GameRecord {
  const steps = honest?.steps.map((step, i) => (i === at ? change(step) : step)) ?? [];
  return withRound({ steps });
}

/** Indices of the steps of a kind. */
function stepsWhere(is: (step: Step) => boolean): readonly number[] {
  return honest?.steps.flatMap((step, i) => (is(step) ? [i] : [])) ?? [];
}

function swapped(numbers: unknown, i: number, j: number): unknown {
  const copy = v.parse(v.array(v.number()), numbers);
  return copy.with(i, copy[j] ?? -1).with(j, copy[i] ?? -1);
}

const flaws = (tampered: GameRecord) => verify(tampered, game).map(({ code }) => code);

test('an honest record has no flaw', () => {
  expect(record.rounds.map(({ outcome }) => outcome !== null)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  // Every round draws at least twice: for the deal, and when the stock has run out.
  expect(stepsWhere(({ by }) => by === 'chance').length).toBeGreaterThan(1);
  expect(verify(record, game)).toEqual([]);
});

const [deal = 0] = stepsWhere(({ by }) => by === 'chance');
const [move = 0, ...moves] = stepsWhere(({ by }) => typeof by === 'number');
const lastMove = moves.at(-1) ?? 0;

const CASES: readonly (readonly [string, GameRecord, object])[] = [
  [
    'two cards of the deal',
    withStep(deal, (step) => ({ ...step, input: swapped(step.input, 3, 20) })),
    { code: 'wrong-draw', round: 1, step: deal + 1, place: 4 },
  ],
  [
    'the same in what came of it',
    withStep(deal, (step) => ({
      ...step,
      input: swapped(step.input, 0, 1),
      events: step.events,
    })),
    { code: 'wrong-draw', step: deal + 1, place: 1 },
  ],
  [
    'a deal that is none',
    withStep(deal, (step) => ({ ...step, input: [1, 2, 3] })),
    { code: 'not-a-draw', step: deal + 1 },
  ],
  [
    'a deal of words',
    withStep(deal, (step) => ({ ...step, input: 'trust me' })),
    { code: 'not-a-draw', step: deal + 1 },
  ],
  [
    'a card of an event',
    withStep(deal, (step) => ({ ...step, events: [{ ...Object(step.events[0]), stock: [] }] })),
    { code: 'wrong-events', step: deal + 1 },
  ],
  [
    'an event that is missing',
    withStep(move, (step) => ({ ...step, events: [] })),
    { code: 'wrong-events', step: move + 1 },
  ],
  [
    'another action',
    withStep(move, (step) => ({ ...step, input: { type: 'pass' } })),
    { code: 'refused', step: move + 1, reason: 'draw-first' },
  ],
  [
    'an action of another seat',
    withStep(move, (step) => ({ ...step, by: (Number(step.by) + 1) % 3 })),
    { code: 'refused', step: move + 1 },
  ],
  [
    'an action that was none of the table’s',
    withStep(move, (step) => ({ ...step, by: 'timeout' })),
    { code: 'out-of-order', step: move + 1 },
  ],
  [
    'a draw where none was due',
    withStep(move, (step) => ({ ...step, by: 'chance' })),
    { code: 'out-of-order', step: move + 1 },
  ],
  [
    'another secret',
    withRound({ secret: '00'.repeat(32) }),
    { code: 'wrong-commitment', round: 1 },
  ],
  ['another promise', withRound({ commitment: '00'.repeat(32) }), { code: 'wrong-commitment' }],
  [
    'a contribution',
    withRound({
      contributions: honest.contributions.map((one, i) =>
        i === 0 ? { ...one, bytes: 'ff'.repeat(32) } : one,
      ),
    }),
    { round: 1 },
  ],
  ['a contribution that is missing', withRound({ contributions: [] }), { round: 1 }],
  [
    'the seats of the contributions',
    withRound({
      contributions: honest.contributions.map((one) => ({ ...one, seat: 1 - one.seat })),
    }),
    { round: 1 },
  ],
  [
    'who began',
    withRound({ first: ((honest.first ?? 0) + 1) % 3 }),
    { code: 'wrong-first', round: 1, drawn: honest.first },
  ],
  [
    'who began, as if that had not been drawn by lot',
    withRound({ first: ((honest.first ?? 0) + 1) % 3, drawn: false }),
    { code: 'wrong-first', round: 1 },
  ],
  ['whether it was drawn by lot', withRound({ drawn: false }), { code: 'wrong-first', round: 1 }],
  [
    'the outcome',
    withRound({ outcome: { ranking: [[0], [1], [2]], points: [9, 1, 0] } }),
    { code: 'wrong-outcome', round: 1 },
  ],
  ['that there was an outcome', withRound({ outcome: null }), { code: 'wrong-outcome', round: 1 }],
  [
    'the end',
    withRound({ steps: honest.steps.slice(0, lastMove) }),
    { code: 'unfinished', round: 1 },
  ],
  ['the options', withRound({ options: { rounds: 'nope' } }), { code: 'bad-options', round: 1 }],
  ['how many played', withRound({ players: 9 }), { code: 'bad-players', round: 1 }],
  ['the game', { ...record, game: 'chess' }, {}],
];

test.each(CASES)('who changes %s is found out', (_, tampered, flaw) => {
  expect(tampered).not.toEqual(record);
  const [found] = verify(tampered, tampered.game === game.id ? game : null);
  expect(found).toMatchObject(flaw);
  expect(found).toHaveProperty('code');
});

test('a round is not checked by other rules than it was played by', () => {
  expect(verify({ ...record, rules: 2 }, game)).toEqual([
    { code: 'other-rules', recorded: 2, known: 1 },
  ]);
  expect(verify(record, null)).toEqual([{ code: 'unknown-game', game: game.id }]);
});

test('a change of one round is found in that round', () => {
  const rounds = record.rounds.map((round, i) =>
    i === 2 ? { ...round, secret: '00'.repeat(32) } : round,
  );
  expect(verify({ ...record, rounds }, game)).toEqual([{ code: 'wrong-commitment', round: 3 }]);
});

test('whoever moves rounds about is found out, too', () => {
  const [one, two, ...rest] = record.rounds;
  expect(one && two && flaws({ ...record, rounds: [two, one, ...rest] })).toContain('wrong-first');
});
