import type { PublicEntry } from '@lusoria/client';
import { roundNumber, type TableEvent } from '@lusoria/table';
import { expect, test } from 'vitest';
import { playedIn } from './played.ts';

const SECRET = '0'.repeat(64);

function begun(first: number): TableEvent {
  return { type: 'begun', first, drawn: false };
}

function revealed(round: number, points: readonly number[] | null): TableEvent {
  const outcome = points && { ranking: [[0], [1]], points, result: { round } };
  return { type: 'revealed', round: roundNumber(round - 1), secret: SECRET, outcome };
}

/** A log with each event in an entry of its own. */
function log(...events: readonly TableEvent[]): readonly PublicEntry[] {
  return events.map((event, i) => ({ seq: i + 1, at: 0, events: [event] }));
}

test('rounds come in order, each with who began it and what it came to', () => {
  const played = playedIn(log(begun(2), revealed(1, [5, 0]), begun(0), revealed(2, [0, 7])));
  expect(played.map(({ first }) => first)).toEqual([2, 0]);
  expect(played.map(({ round }) => round)).toEqual([1, 2]);
  expect(played.map(({ outcome }) => outcome.points)).toEqual([
    [5, 0],
    [0, 7],
  ]);
  expect(played[1]?.outcome.result).toEqual({ round: 2 });
});

test('a round that was broken off does not count', () => {
  expect(playedIn(log(begun(1), revealed(1, null), begun(1)))).toEqual([]);
});

test('a round whose beginning is not loaded is left out', () => {
  const played = playedIn(log(revealed(5, [1, 0]), begun(1), revealed(6, [0, 1])));
  expect(played.map(({ round }) => round)).toEqual([6]);
});

test('a rematch starts anew', () => {
  const played = playedIn(
    log(begun(1), revealed(1, [1, 0]), { type: 'rematch' }, begun(0), revealed(2, [0, 1])),
  );
  expect(played.map(({ first }) => first)).toEqual([0]);
});

test('events of one entry count each for itself', () => {
  const events = [begun(1), revealed(1, [1, 0])];
  expect(playedIn([{ seq: 1, at: 0, events }])).toHaveLength(1);
});
