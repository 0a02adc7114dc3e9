import { expect, test } from 'vitest';
import { PATIENCE_SECONDS } from './seating.ts';
import { fixtureGame } from '../testing/fixture-game.ts';
import { newTable, PEOPLE } from '../testing/script.ts';

const game = fixtureGame;

test('a person who keeps the table waiting for long can be stood in for by anybody there', () => {
  const script = newTable(game, [0, 1, 2]);
  script.does(0, { do: 'start' });
  script.closeContributions();
  const turn = script.table().round?.play?.state.turn();
  const late = turn?.kind === 'play' ? (turn.must[0] ?? 0) : 0;
  const helper = late === 1 ? 2 : 1;
  const idle = [0, 1, 2].find((seat) => seat !== late && seat !== helper) ?? 0;
  const put = { do: 'put-bot', seat: late, bot: 'plain' } as const;
  script.now += PATIENCE_SECONDS * 1000 - 1;
  expect(script.does(helper, put)).toBe('too-soon');
  script.now += 1;
  expect(script.does(helper, { ...put, seat: idle })).toBe('not-owner');
  expect(script.does(4, put)).toBe('not-owner');
  expect(script.does(helper, put)).toBeNull();
  expect(script.table().seats[late]).toMatchObject({ kind: 'bot', substituteFor: PEOPLE[late] });
  expect(script.does(late, { do: 'sit', seat: late })).toBeNull();
});

test('the owner puts a bot in a person’s place in a round, and gives the seat back', () => {
  const script = newTable(game, [0, 1, 2]);
  script.does(0, { do: 'start' });
  script.closeContributions();
  const before = script.table().seats;
  expect(script.does(0, { do: 'give-back', seat: 1 })).toBe('not-seated');
  expect(script.does(0, { do: 'put-bot', seat: 1, bot: 'plain' })).toBeNull();
  expect(script.table().seats[1]).toMatchObject({ kind: 'bot', substituteFor: PEOPLE[1] });
  expect(script.does(2, { do: 'give-back', seat: 1 })).toBe('not-owner');
  expect(script.does(0, { do: 'give-back', seat: 1 })).toBeNull();
  expect(script.table().seats).toEqual(before);
});

test('whoever was removed by the owner does not sit down again', () => {
  const script = newTable(game, [0, 1, null]);
  expect(script.does(0, { do: 'remove', seat: 1 })).toBeNull();
  expect(script.does(1, { do: 'sit', seat: 2 })).toBe('removed');
  expect(script.does(2, { do: 'sit', seat: 1 })).toBeNull();
});
