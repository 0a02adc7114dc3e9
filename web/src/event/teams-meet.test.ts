import { expect, test } from 'vitest';
import { teamsMeet } from './teams-meet.ts';

test('two of a team at one table are found in any series to come, and only there', () => {
  const teams = [
    { name: 'Herzbuben', members: [0, 1] },
    { name: 'Karo einfach', members: [2, 3] },
  ];
  const meets = (...tables: readonly (readonly number[])[]) =>
    teamsMeet({
      teams,
      seating: [
        { round: 1, tables: [[0, 2, 4]] },
        { round: 2, tables },
      ],
    });
  expect(meets([0, 2, 4], [1, 3, 5])).toBe(false);
  expect(meets([0, 4, 5], [2, 1, 3])).toBe(true);
  expect(meets()).toBe(false);
});
