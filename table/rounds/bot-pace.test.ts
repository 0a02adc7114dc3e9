import { seeded } from '@lusoria/core';
import { expect, test } from 'vitest';
import { deadlinesOf } from './deadlines.ts';
import { fixtureGame } from '../testing/fixture-game.ts';
import { dealtTable, type Script, type Sitting } from '../testing/script.ts';
import { viewOf } from '../model/view.ts';

const PACE = 1200;

/** The first seat takes no part in the round. */
const resting = (...sitting: readonly Sitting[]): Script =>
  dealtTable(fixtureGame, sitting, {
    options: { rests: true, wait: 0, botWait: 0, rounds: 2 },
    settings: { pace: PACE },
  });

/** Delay of the bot whose turn it is (milliseconds). */
function pauseOf(script: Script): number {
  const bot = deadlinesOf(script.table()).find((due) => due.kind === 'bot' && due.must);
  return (bot?.at ?? Infinity) - (script.table().round?.play?.movedAt ?? 0);
}

const tempo = (script: Script) => viewOf(script.table(), null).round?.play?.tempo;

test('where only bots play they play quickly, and at once when whoever waits has seen enough', () => {
  const script = resting(0, 'plain', 'plain');
  expect(tempo(script)).toBe('quick');
  expect(pauseOf(script)).toBeLessThan(PACE / 2);
  expect(pauseOf(script)).toBeGreaterThan(0);
  expect(script.does(1, { do: 'hurry' })).toBe('not-seated');
  expect(script.does(0, { do: 'hurry' })).toBeNull();
  expect(tempo(script)).toBe('at-once');
  expect(pauseOf(script)).toBe(0);
  expect(script.does(0, { do: 'hurry' })).toBe('not-now');
  script.playRound(seeded('hurried'));
  expect(script.does(0, { do: 'hurry' })).toBe('not-now');
  // The next round has its own tempo.
  script.does(0, { do: 'next' });
  script.closeContributions();
  expect(tempo(script)).toBe('quick');
});

test('nobody hurries whom others wait for, or who may come back', () => {
  const script = resting(0, 1, 'plain');
  expect(tempo(script)).toBe('table');
  expect(script.does(0, { do: 'hurry' })).toBe('not-now');
  // A bot keeps the seat of a person who has left.
  script.does(1, { do: 'stand' });
  expect(tempo(script)).toBe('table');
  const plays = dealtTable(fixtureGame, [0, 'plain'], { settings: { pace: PACE } });
  expect(tempo(plays)).toBe('table');
});
