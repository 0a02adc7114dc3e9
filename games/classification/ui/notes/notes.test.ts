import { expect, test } from 'vitest';
import {
  GREEK,
  grouped,
  marked,
  NO_NOTES,
  type Notes,
  notesOn,
  readNotes,
  renamed,
  type Seen,
  TEXT_MOST,
  withGroup,
  withoutGroup,
  writeNotes,
} from './notes.ts';

const lay = {
  no: 0,
  seat: 2,
  cards: [4, 5],
  class: 0,
  right: true,
  fault: null,
  drew: false,
  stock: 20,
};
const seen: Seen = { sage: 2, classes: [{ cards: [17, 4, 5], by: null }], lays: [lay] };

const some: Notes = {
  marks: new Map([
    [3, 0],
    [8, 2],
  ]),
  groups: [{ name: 'α', cards: [3, 9] }],
  text: 'Count?',
  own: [8, 3],
  sort: 'colour',
};

test('notes survive being kept', () => {
  expect(readNotes(writeNotes(some, seen), seen, 81)).toEqual(some);
  const later = { ...seen, lays: [lay, { ...lay, no: 1, seat: 0, right: false }] };
  expect(readNotes(writeNotes(some, seen), later, 81)).toEqual(some);
});

test('a new round begins with fresh notes', () => {
  const kept = writeNotes(some, seen);
  // The order of the hand stays.
  const fresh = { ...NO_NOTES, sort: 'colour' };
  expect(readNotes(kept, { ...seen, sage: 0 }, 81)).toEqual(fresh);
  expect(readNotes(kept, { ...seen, classes: [{ cards: [16], by: null }] }, 81)).toEqual(fresh);
  expect(readNotes(kept, { ...seen, lays: [] }, 81)).toEqual(fresh);
  expect(readNotes(kept, { ...seen, lays: [{ ...lay, cards: [4] }] }, 81)).toEqual(fresh);
});

test('what cannot be read is forgotten, and no more than that', () => {
  for (const text of ['', 'x', '[]', '{"k":1}', 'null']) {
    expect(readNotes(text, seen, 81)).toBe(NO_NOTES);
  }
  const kept = writeNotes(some, seen).replace('[["α",[3,9]]]', '"?"');
  expect(readNotes(kept, seen, 81)).toEqual({ ...some, groups: [] });
  expect(readNotes(writeNotes(some, seen), seen, 9)).toEqual({
    ...some,
    groups: [{ name: 'α', cards: [3] }],
  });
});

test('even the fullest notes fit', () => {
  const all = Array.from({ length: 240 }, (_, card) => card);
  let notes = marked({ ...NO_NOTES, text: 'ü"'.repeat(TEXT_MOST), own: all }, all, 3);
  for (let at = 0; at < 12; at += 1) notes = withGroup(notes, all.slice(at * 20, at * 20 + 20));
  const kept = writeNotes(notes, seen);
  expect(kept.length).toBeLessThanOrEqual(4000);
  expect(readNotes(kept, seen, 240).marks.size).toBe(240);
});

test('cards are marked and unmarked', () => {
  const notes = marked(marked(NO_NOTES, [1, 2], 1), [2], null);
  expect(notesOn(notes, 1)).toEqual({ sign: '!', group: '' });
  expect(notesOn(notes, 2)).toEqual({ sign: '', group: '' });
});

test('a card is in one supposed class at most', () => {
  const two = withGroup(withGroup(NO_NOTES, [1, 2]), [2, 3]);
  expect(two.groups).toEqual([
    { name: 'α', cards: [1] },
    { name: 'β', cards: [2, 3] },
  ]);
  expect(grouped(two, [3], 0).groups.map(({ cards }) => cards)).toEqual([[1, 3], [2]]);
  expect(grouped(two, [3], null).groups.map(({ cards }) => cards)).toEqual([[1], [2]]);
  expect(notesOn(two, 3).group).toBe('β');
});

test('supposed classes are renamed and go, and a free letter is taken again', () => {
  const two = renamed(withGroup(withGroup(NO_NOTES, [1]), [2]), 1, 'round ones');
  expect(two.groups.map(({ name }) => name)).toEqual(['α', 'round ones']);
  expect(withGroup(withoutGroup(two, 0), [5]).groups.map(({ name }) => name)).toEqual([
    'round ones',
    'α',
  ]);
  let full = NO_NOTES;
  for (const _ of GREEK) full = withGroup(full, [1]);
  expect(withGroup(full, [1])).toBe(full);
});
