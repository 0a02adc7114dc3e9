import { expect, test } from 'vitest';
import { readLay, readSorting } from './parse.ts';

test('cards by number and a class, or a plus for a new one', () => {
  expect(readLay('1 3 > 2', 10, 2)).toEqual({ ok: true, said: { cards: [0, 2], to: 1 } });
  expect(readLay(' 10,1, 10>+', 10, 2)).toEqual({ ok: true, said: { cards: [9, 0], to: null } });
});

test('what is no lay is told apart', () => {
  const codeOf = (line: string) => {
    const read = readLay(line, 10, 2);
    return read.ok ? null : read.problem;
  };
  expect(codeOf('1 3')).toEqual({ code: 'form' });
  expect(codeOf('> 2')).toEqual({ code: 'form' });
  expect(codeOf('red > 1')).toEqual({ code: 'form' });
  expect(codeOf('1 > 2 > 1')).toEqual({ code: 'form' });
  expect(codeOf('11 > 1')).toEqual({ code: 'no-card', count: 10 });
  expect(codeOf('0 > 1')).toEqual({ code: 'no-card', count: 10 });
  expect(codeOf('1 > 3')).toEqual({ code: 'no-class', count: 2 });
});

test('a class for each card that is to be sorted', () => {
  expect(readSorting('1, + 2', 3, 2)).toEqual([0, null, 1]);
  expect(readSorting('1 2', 3, 2)).toBeNull();
  expect(readSorting('1 2 3', 3, 2)).toBeNull();
});
