import { expect, test } from 'vitest';
import type { OwnGames } from '../../rules/series.ts';
import { easeIn } from './ease.ts';

const NONE = { played: 0, won: 0 };
const easeOf = (suits: OwnGames['suits'], grands: OwnGames['grands'] = NONE): number =>
  easeIn(
    {
      games: [
        { suits: NONE, grands: NONE },
        { suits, grands },
      ],
    },
    1,
  );

test('a first deal, games of others, and games lost tell of no ease', () => {
  expect(easeIn({}, 1)).toBe(0);
  expect(easeIn({ games: [{ suits: { played: 9, won: 9 }, grands: NONE }] }, 1)).toBe(0);
  expect(easeOf(NONE)).toBe(0);
  expect(easeOf({ played: 10, won: 3 })).toBe(0);
});

test('as many games won as among equals tell of next to none; a game or two hardly move it, many do', () => {
  expect(easeOf({ played: 25, won: 18 }, { played: 9, won: 8 })).toBeLessThan(0.02);
  expect(easeOf({ played: 1, won: 1 })).toBeLessThan(0.03);
  expect(easeOf({ played: 14, won: 14 })).toBeGreaterThan(0.25);
  // A grand is won by equals, too.
  expect(easeOf(NONE, { played: 14, won: 14 })).toBeLessThan(easeOf({ played: 14, won: 14 }) / 1.5);
});
