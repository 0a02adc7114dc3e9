import { expect, test } from 'vitest';
import { replacedAt } from './replaced.ts';

const bot = (substituteFor: string | null) =>
  ({ kind: 'bot', bot: 'plain', substituteFor }) as const;
const entry = (seq: number, ...events: Parameters<typeof replacedAt>[1][number]['events']) => ({
  seq,
  at: seq,
  events,
});
const stood = (person: string, seat: number) =>
  ({ type: 'stood', person, seat, removed: false }) as const;
const late = (person: string, seat: number) => ({ type: 'late', person, seat }) as const;

test('whoever is replaced is told whether their time was up or they have left', () => {
  const seats = [{ kind: 'person', person: 'anna' }, bot('otho'), bot('titus'), bot(null)] as const;
  const entries = [
    entry(1, late('titus', 2), stood('titus', 2)),
    entry(2, late('otho', 1), stood('otho', 1)),
    entry(3, stood('titus', 2)),
  ];
  expect(replacedAt(seats, entries)).toEqual([
    { seat: 1, person: 'otho', wasLate: true },
    { seat: 2, person: 'titus', wasLate: false },
  ]);
  // What is older than the known part of the log is not claimed.
  expect(replacedAt(seats, []).map(({ wasLate }) => wasLate)).toEqual([false, false]);
});
