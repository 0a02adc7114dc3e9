import { typesIn } from '@lusoria/core/conformance';
import { LANGUAGES, textOf } from '@lusoria/i18n';
import { flawOf } from '@lusoria/i18n/testing/checks.ts';
import { describe, expect, test } from 'vitest';
import { eventSchema } from '../rules/schemas.ts';
import type { Event } from '../rules/types.ts';
import { loadMessages } from './index.ts';
import { logLine } from './log.ts';
import type { TableReader } from './reader.ts';

const readerAt = (you: number | null): TableReader => ({
  name: (seat) => ['Aulus', 'Līvia', 'Quīntus'][seat] ?? '',
  you,
  card: (card) => `K${card}`,
});
const READERS = [null, 0, 1].map(readerAt);

const tree = { kind: 'class' } as const;
const end = {
  reason: 'out',
  tree,
  hands: [[1], [], [2, 3]],
  described: [null, null, null],
  ranking: [[1], [0], [2]],
} as const;

const samples: { readonly [T in Event['type']]: readonly Extract<Event, { type: T }>[] } = {
  'tree-set': [{ type: 'tree-set', seat: 0, tree: null }],
  dealt: [{ type: 'dealt', hands: [[1], [2], [3]], turned: 7, stock: [null] }],
  laid: [
    { type: 'laid', no: 0, seat: 0, cards: [1, 2], class: 0 },
    { type: 'laid', no: 1, seat: 1, cards: [3], class: null },
  ],
  judged: [
    { type: 'judged', no: 0, right: true, fault: null },
    { type: 'judged', no: 0, right: false, fault: null },
    { type: 'judged', no: 0, right: false, fault: 'mixed' },
    { type: 'judged', no: 0, right: false, fault: 'elsewhere' },
    { type: 'judged', no: 0, right: false, fault: 'known' },
  ],
  drew: [
    { type: 'drew', seat: 0, card: 4, why: 'wrong' },
    { type: 'drew', seat: 1, card: null, why: 'pass' },
  ],
  passed: [{ type: 'passed', seat: 1 }],
  closed: [
    { type: 'closed', reason: 'out', sort: null },
    { type: 'closed', reason: 'stock', sort: [1] },
  ],
  described: [
    { type: 'described', seat: 1, what: null },
    { type: 'described', seat: 1, what: { kind: 'none' } },
    { type: 'described', seat: 1, what: { kind: 'tree', tree } },
  ],
  'time-up': [{ type: 'time-up' }],
  'read-out': [{ type: 'read-out', texts: [null, 'abc'] }],
  ruled: [
    { type: 'ruled', seat: 1, right: true },
    { type: 'ruled', seat: 2, right: false },
  ],
  ended: [
    { type: 'ended', end },
    { type: 'ended', end: { ...end, hands: [[1], [4], [2, 3]], ranking: [[0, 1], [2]] } },
    {
      type: 'ended',
      end: {
        ...end,
        hands: [
          [1, 5],
          [4, 6],
          [2, 3],
        ],
        ranking: [[0, 1, 2]],
      },
    },
  ],
};
const events: readonly Event[] = Object.values(samples).flat();

test('the samples hold every type of event', () => {
  const types = typesIn(eventSchema);
  expect(Object.keys(samples).toSorted()).toEqual(types.toSorted());
});

describe.each(LANGUAGES)('%s', async (language) => {
  const t = await loadMessages(language);
  const told = (reader: TableReader): readonly string[] =>
    events.map((event) => textOf(logLine(t, event, reader).sentence));

  test('every event is worded in sentences', () => {
    const texts = READERS.flatMap(told);
    expect(texts.filter((text) => flawOf(text, language) !== null)).toEqual([]);
    expect(texts.filter((text) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([]);
  });

  test('the reader is addressed, and not called by name', () => {
    const named = READERS.flatMap((reader) =>
      told(reader).filter((text) => reader.you !== null && text.includes(reader.name(reader.you))),
    );
    expect(named).toEqual([]);
  });
});

test('each reader is told what is theirs', async () => {
  const t = await loadMessages('en');
  const [laid] = samples.laid;
  const ended = samples.ended[1];
  if (!laid || !ended) throw new Error('no samples');
  const told = (event: Event, you: number | null) =>
    textOf(logLine(t, event, readerAt(you)).sentence);
  expect(told(laid, 0)).toBe('You add to class 1: K1; K2.');
  expect(told(laid, null)).toBe('Aulus adds to class 1: K1; K2.');
  expect(told(ended, 1)).toBe('The round is over. In front: Aulus and you with one card.');
});
