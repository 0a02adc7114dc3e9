import { expect, test } from 'vitest';
import { podiumOf } from './slides.ts';

function row(member: number, place: number, points: number | null) {
  return { member, place, points: points ?? 0, won: 0, lost: 0, rounds: [points], money: null };
}

test('who share a place share its step', () => {
  const steps = podiumOf([row(4, 1, 9), row(2, 2, 7), row(0, 2, 7), row(1, 4, 3)]);
  expect(steps.map(({ place, rows }) => [place, rows.map(({ member }) => member)])).toEqual([
    [1, [4]],
    [2, [2, 0]],
  ]);
});

test('where everybody is equal nobody stands on a podium, nor does who has not played', () => {
  expect(podiumOf(Array.from({ length: 28 }, (_, i) => row(i, 1, 0)))).toEqual([]);
  expect(podiumOf([row(0, 1, 5), row(1, 2, null)]).map(({ place }) => place)).toEqual([1]);
});
