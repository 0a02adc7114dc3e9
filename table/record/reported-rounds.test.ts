import { seeded } from '@lusoria/core';
import { expect, test } from 'vitest';
import { fixtureGame } from '../testing/fixture-game.ts';
import { newTable } from '../testing/script.ts';
import { recordOf } from './record.ts';
import { recordedRounds } from './reported-rounds.ts';

test('what was played in a round that the bell broke off is reported, without an outcome', () => {
  const script = newTable(fixtureGame, [0, 'doubting:50'], { options: { rounds: 2 } });
  script.does(0, { do: 'start' });
  script.playRound(seeded('bell'));
  const record = recordOf(script.table(), script.log());
  const [round] = record.rounds;
  if (!round) throw new Error('no round');
  const [whole] = recordedRounds(record, fixtureGame, 0);
  expect(whole?.brokenOff).toBe(false);
  const steps = round.steps.slice(0, Math.ceil(round.steps.length / 2));
  const bell = { ...record, rounds: [{ ...round, steps, outcome: null }] };
  const [broken] = recordedRounds(bell, fixtureGame, 0);
  expect(broken?.brokenOff).toBe(true);
  const { actions, outcome } = broken?.seats[0] ?? {};
  expect(outcome).toBeNull();
  expect(actions?.length).toBeGreaterThan(0);
  expect(whole?.seats[0]?.actions.slice(0, actions?.length)).toEqual(actions);
});
