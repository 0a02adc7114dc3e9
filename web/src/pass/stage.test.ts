import type { OpenQuestion } from '@lusoria/core';
import { expect, test } from 'vitest';
import { askedOf, type HereSeat, isOver } from './stage.ts';

const say = { action: null, label: '' };
const objecting: OpenQuestion = { awaited: false, accept: say, object: say };
const awaited: OpenQuestion = { awaited: true, accept: say, object: say };
const here = (seat: number, question: OpenQuestion | null = null): HereSeat => ({ seat, question });

test('the device goes to whoever is asked, in the order of the seats after whoever had it last', () => {
  const people = [here(0), here(2), here(3)];
  const next = (must: readonly number[], last: number | null) =>
    askedOf({ must }, people, 4, last).next;
  expect(next([2], null)).toBe(2);
  expect(next([0, 2, 3], null)).toBe(0);
  expect(next([0, 2, 3], 2)).toBe(3);
  expect(next([0, 2], 3)).toBe(0);
  // A remote player, or a bot.
  expect(next([1], 0)).toBe(null);
  expect(next([], 0)).toBe(null);
});

test('what is answered aloud takes no hand to be opened', () => {
  const all = [here(0), here(1, awaited), here(2, awaited)];
  const asked = askedOf({ must: [1, 2] }, all, 3, 0);
  expect(asked.next).toBe(null);
  expect(asked.aloud.map(({ seat }) => seat)).toEqual([1, 2]);
  // A player who may only object is asked for their turn nevertheless.
  expect(askedOf({ must: [1] }, [here(0), here(1, objecting)], 2, 0).next).toBe(1);
});

test('cards are covered when somebody else here is asked or may object, and not for what others do', () => {
  const over = (holder: number, must: readonly number[], people: readonly HereSeat[]) =>
    isOver(holder, { must }, askedOf({ must }, people, 4, holder));
  const [a, b] = [here(0), here(1)];
  expect(over(0, [0], [a, b])).toBe(false);
  expect(over(0, [1], [a, b])).toBe(true);
  expect(over(0, [0, 1], [a, b])).toBe(false);
  expect(over(0, [2], [a, b])).toBe(false);
  expect(over(0, [2], [a, here(1, objecting)])).toBe(true);
  // A player whose cards are shown objects there.
  expect(over(0, [2], [here(0, objecting), b])).toBe(false);
  // A question to everybody is answered in front of everybody.
  expect(over(0, [0, 1], [here(0, awaited), here(1, awaited)])).toBe(true);
});
