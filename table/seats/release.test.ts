import { seeded } from '@lusoria/core';
import { expect, test } from 'vitest';
import { mayWatch } from './membership.ts';
import { breakOff } from './release.ts';
import { MAX_CHAT_MESSAGES } from '../model/table.ts';
import { fixtureGame } from '../testing/fixture-game.ts';
import {
  dealtTable,
  handOf,
  newTable,
  onTurn,
  PEOPLE,
  type Script,
  type Sitting,
} from '../testing/script.ts';
import type { DirectorCommand } from '../model/direction.ts';
import type { Command } from '../model/types.ts';
import { FIRST_ROUND } from '../rounds/round-number.ts';

const game = fixtureGame;

const dealt = (sitting: readonly Sitting[], options: object = {}): Script =>
  dealtTable(game, sitting, { options });

const act = (action: object): Command => ({ do: 'act', action });

/** Draws and keeps until this seat is to act. */
function until(script: Script, seat: number): void {
  while (onTurn(script) !== seat) {
    const now = onTurn(script);
    script.does(now, act({ type: 'draw' }));
    script.does(now, act({ type: 'pass' }));
  }
}

/** The seat lays its first card as something that hardly any card is. Returns the number of the lay. */
function lay(script: Script, seat: number): number {
  const [card = 0] = handOf(script, seat);
  expect(script.does(seat, act({ type: 'lay', card }))).toBeNull();
  const view = script.table().round?.play?.state.view('spectator');
  return typeof view === 'object' && view && 'lays' in view ? Number(view.lays) : 0;
}

test('a lay that was meant for a card that has been taken back is refused as stale', () => {
  const script = dealt([0, 1, 2]);
  for (;;) {
    until(script, 0);
    const held = handOf(script, 0).length;
    const no = lay(script, 0);
    const seen = script.table().seq;
    expect(script.does(2, act({ type: 'challenge', lay: no }))).toBeNull();
    // A card that happened to be right stays; then another try is made.
    if (handOf(script, 0).length !== held) continue;
    const [card = 0] = handOf(script, 1);
    const command = act({ type: 'lay', card });
    const late = { kind: 'person', person: PEOPLE[1] ?? '', name: 'N', seen, command } as const;
    expect(script.ask(late)).toBe('stale');
    expect(script.ask({ ...late, seen: script.table().seq })).toBeNull();
    return;
  }
});

test('whoever must act waits the seconds of the table unless all have gone on; answers do not wait', () => {
  const script = dealt([0, 1, 2], { wait: 5 });
  until(script, 0);
  lay(script, 0);
  expect(script.does(1, act({ type: 'draw' }))).toBe('too-soon');
  script.now += 4999;
  expect(script.does(1, act({ type: 'draw' }))).toBe('too-soon');
  script.now += 1;
  expect(script.does(1, act({ type: 'draw' }))).toBeNull();
});

test('a substitute goes on through the rounds of a match, until its person comes back', () => {
  const script = dealt([0, 1], { rounds: 3 });
  expect(script.does(1, { do: 'stand' })).toBeNull();
  const random = seeded('match');
  script.playRound(random);
  expect(script.table().phase).toBe('between');
  expect(script.does(0, { do: 'next' })).toBeNull();
  script.playRound(random);
  expect(script.does(1, { do: 'sit', seat: 1 })).toBeNull();
  expect(script.does(0, { do: 'next' })).toBeNull();
  script.playRound(random);
  expect(script.table().phase).toBe('over');
  expect(script.table().played).toHaveLength(3);
});

test('a round is broken off when the last who did not want to has left', () => {
  const script = dealt([0, 1, 2]);
  script.does(0, { do: 'consent', to: 'end', give: true });
  script.does(1, { do: 'consent', to: 'end', give: true });
  expect(script.table().phase).toBe('playing');
  expect(script.does(2, { do: 'stand' })).toBeNull();
  expect(script.table().phase).toBe('over');
});

test('a round that is broken off counts as it stands, but is won by nobody while all are even', () => {
  const script = dealt([0, 1, 2]);
  const counted = () => breakOff(script.table(), true).find(({ type }) => type === 'match-over');
  expect(counted()).toEqual({ type: 'match-over' });
  until(script, 0);
  lay(script, 0);
  expect(counted()).toMatchObject({ soFar: { outcome: { ranking: [[0], [1, 2]] } } });
});

test('people without a seat do not write at the table, and the chat has an end', () => {
  const script = newTable(game, [0, 1]);
  script.does(1, { do: 'stand' });
  expect(script.does(1, { do: 'say', text: 'salve' })).toBe('not-seated');
  expect(script.does(1, { do: 'rename', name: 'Nemo' })).toBe('not-seated');
  for (let i = 0; i < MAX_CHAT_MESSAGES; i += 1) script.does(0, { do: 'say', text: 'salve' });
  expect(script.does(0, { do: 'say', text: 'salve' })).toBe('chat-full');
});

test('where nobody may watch, strangers see nothing of a table that has been played at', () => {
  const script = newTable(game, [0, 1], { settings: { spectators: false } });
  const stranger = PEOPLE[4] ?? '';
  expect(mayWatch(script.table(), stranger)).toBe(true);
  script.does(0, { do: 'start' });
  script.closeContributions();
  expect(mayWatch(script.table(), stranger)).toBe(false);
  script.playRound(seeded('strangers'));
  script.does(0, { do: 'reopen' });
  expect(script.table().phase).toBe('lobby');
  expect(mayWatch(script.table(), stranger)).toBe(false);
});

test('strangers see nothing of a table of an event, from the first', () => {
  const script = newTable(game, [0, 1], { settings: { spectators: false } });
  const directed = { ...script.table(), direction: { event: 'ev-1', next: 'event' } } as const;
  expect(PEOPLE.map((person) => mayWatch(directed, person))).toEqual([
    true,
    true,
    ...PEOPLE.slice(2).map(() => false),
  ]);
});

test('nothing is added to the chance of a round while the table is paused', () => {
  const script = newTable(game, [0, 1]);
  script.does(0, { do: 'start' });
  script.does(0, { do: 'pause', on: true });
  const contribute: Command = { do: 'contribute', round: FIRST_ROUND, bytes: 'ab'.repeat(32) };
  expect(script.does(1, contribute)).toBe('paused');
  script.does(0, { do: 'pause', on: false });
  expect(script.does(1, contribute)).toBeNull();
});

test('an event seats nobody again who has been erased at its table', () => {
  const script = newTable(game, [0, 1]);
  const direct = (command: DirectorCommand) => script.ask({ kind: 'director', command });
  const direction = { event: 'ev-1', next: 'players' } as const;
  expect(direct({ do: 'assemble', direction, prepared: null, people: [] })).toBeNull();
  const person = PEOPLE[1] ?? '';
  expect(script.ask({ kind: 'erase', person })).toBeNull();
  expect(direct({ do: 'seat', who: { seat: 1, person, name: 'N1' } })).toBe('no-such-person');
  const by = { person, name: 'N1' };
  expect(direct({ do: 'replace', person: PEOPLE[0] ?? '', by })).toBe('no-such-person');
  expect(JSON.stringify(script.table().people)).not.toContain('N1');
});

test('an event seats everybody where they belong who had come in before, each once and under their name', () => {
  const script = newTable(game, [0, 1, 2]);
  const before = script.table().people;
  const [one = '', two = '', three = ''] = PEOPLE;
  const direct = (command: DirectorCommand) => script.ask({ kind: 'director', command });
  const direction = { event: 'ev-1', next: 'players' } as const;
  const named = (person: string) => before.find(({ id }) => id === person)?.name ?? '';
  const people = [two, one].map((person, seat) => ({ seat, person, name: named(person) }));
  expect(direct({ do: 'assemble', direction, prepared: null, people })).toBeNull();
  expect(script.table().seats).toEqual(
    [two, one, three].map((person) => ({ kind: 'person', person })),
  );
  expect(script.table().people).toEqual(before);
  // Nobody has two seats.
  expect(direct({ do: 'replace', person: one, by: { person: two, name: 'N2' } })).toBe(
    'already-seated',
  );
});
