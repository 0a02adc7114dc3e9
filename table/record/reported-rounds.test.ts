import { seeded } from '@lusoria/core';
import { expect, test } from 'vitest';
import { fixtureGame } from '../testing/fixture-game.ts';
import { dealtTable, newTable, onTurn, PEOPLE } from '../testing/script.ts';
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

test('what somebody has played before a bot took over is theirs, and what the bot plays is nobody’s', () => {
  const script = dealtTable(fixtureGame, [0, 1], { options: { rounds: 1 } });
  const acts = (seat: number, type: 'draw' | 'pass') =>
    expect(script.does(seat, { do: 'act', action: { type } })).toBeNull();
  if (onTurn(script) === 0) {
    acts(0, 'draw');
    acts(0, 'pass');
  }
  acts(1, 'draw');
  expect(script.does(0, { do: 'put-bot', seat: 1, bot: 'plain' })).toBeNull();
  script.playRound(seeded('bot'));
  // As servers write them, commands begin with who gave them.
  const log = script.log().map((entry) => {
    const isTheirs = entry.events.some(
      (event) => event.type === 'step' && event.by === 1 && event.actor === 'person',
    );
    return isTheirs ? { ...entry, command: `${PEOPLE[1]}:${entry.seq}` } : entry;
  });
  const record = recordOf(script.table(), log);
  const [round] = recordedRounds(record, fixtureGame, 0);
  expect(record.rounds[0]?.who).toEqual(['N0', 'plain']);
  expect(round?.left).toMatchObject([
    { name: 'N1', round: { seat: 1, outcome: null, left: true } },
  ]);
  const actions = round?.left[0]?.round.actions ?? [];
  expect(actions.at(-1)).toMatchObject({ seat: 1, actor: 'person', action: { type: 'draw' } });
  expect(actions.filter(({ seat }) => seat === 1)).toHaveLength(1);
  // Whoever was there to the end has seen all of it.
  expect(round?.seats[0]?.actions.length).toBeGreaterThan(actions.length);
});
