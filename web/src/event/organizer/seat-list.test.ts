import { expect, test } from 'vitest';
import { readSeats } from './seat-list.ts';

const MEMBERS = ['Ada', 'Bo Berg', 'Cleo', 'Dan', 'Eva', 'Finn'].map((name, member) => ({
  member,
  name,
}));

test('a table a line, a series a block, with or without labels', () => {
  const text =
    'Serie 1\nTisch 1: Ada, bo  berg, Cleo\nTisch 2: Dan; Eva; Finn\n\n1) Ada, Dan, Eva\n2) Cleo\tFinn\tBo Berg\n';
  expect(readSeats(text, MEMBERS)).toEqual({
    series: [
      [
        [0, 1, 2],
        [3, 4, 5],
      ],
      [
        [0, 3, 4],
        [2, 5, 1],
      ],
    ],
    unknown: [],
    twice: [],
  });
});

test('names that nobody has, and such as are twice in a series, are told', () => {
  expect(readSeats('Ada, Xaver, Cleo\nEva, ADA\n\nAda, Dan', MEMBERS)).toMatchObject({
    unknown: ['Xaver'],
    twice: ['ADA'],
  });
  expect(readSeats(' \n\n', MEMBERS).series).toEqual([]);
});
