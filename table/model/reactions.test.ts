import { seeded } from '@lusoria/core';
import { expect, test } from 'vitest';
import { seatOf } from '../seats/membership.ts';
import { fixtureGame as game } from '../testing/fixture-game.ts';
import { newTable, PEOPLE, type Script } from '../testing/script.ts';
import { REACTION_LIMIT } from './reacted.ts';
import { MAX_REACTIONS } from './reactions.ts';
import { snapshotOf, tableFrom } from '../record/snapshot.ts';
import { REACTIONS, STANDARD } from './types.ts';
import { replay } from './evolve.ts';

const optime = { do: 'react', reaction: 'optime' } as const;

/** A table of two people and an open seat. */
function pair(settings: Partial<typeof STANDARD> = {}): Script {
  const script = newTable(game, [0, null, null], { settings });
  script.does(1, { do: 'sit', seat: 1 });
  return script;
}

const lastOf = (script: Script) => script.log().at(-1)?.events;

test('whoever has a seat reacts, with a word that is known', () => {
  const script = pair();
  expect(script.does(1, optime)).toBeNull();
  expect(lastOf(script)).toEqual([
    { type: 'reacted', person: PEOPLE[1], seat: 1, reaction: 'optime' },
  ]);
  expect(script.does(2, optime)).toBe('not-seated');
  expect(script.does(1, { do: 'react', reaction: 'ave' })).toBe('no-such-reaction');
  expect(script.does(1, { do: 'react', reaction: 'toString' })).toBe('no-such-reaction');
  for (const reaction of REACTIONS) {
    script.now += REACTION_LIMIT.ms;
    expect(script.does(0, { do: 'react', reaction })).toBeNull();
  }
});

test('a person reacts three times in ten seconds, whoever else does', () => {
  const script = pair();
  const began = script.now;
  for (let i = 0; i < REACTION_LIMIT.times; i += 1) {
    script.now = began + i * 1000;
    expect(script.does(1, optime)).toBeNull();
  }
  expect(script.does(1, optime)).toBe('reacts-too-fast');
  expect(script.does(0, optime)).toBeNull();
  script.now = began + REACTION_LIMIT.ms - 1;
  expect(script.does(1, optime)).toBe('reacts-too-fast');
  script.now += 1;
  expect(script.does(1, optime)).toBeNull();
  expect(script.does(1, optime)).toBe('reacts-too-fast');
});

test('the limit is the same after a replay and from a snapshot, and from one made before it', () => {
  const script = pair();
  for (let i = 0; i < REACTION_LIMIT.times; i += 1) script.does(1, optime);
  const table = script.table();
  expect(replay('t', game, script.log()).reactions).toEqual(table.reactions);
  const snapshot = snapshotOf(table, script.log());
  const again = tableFrom('t', game, snapshot);
  expect(again?.reactions).toEqual({ count: 3, latest: table.reactions.latest });
  const before = snapshot.text.replace(/"reactions":\{[^}]*\}[^}]*\}[^}]*\}\]\},/u, '');
  expect(before).not.toContain('latest');
  const old = tableFrom('t', game, { ...snapshot, text: before });
  expect(old?.reactions).toEqual({ count: 0, latest: [] });
});

test('a table has an end of reactions, and keeps only the latest times', () => {
  const script = pair();
  for (let i = 0; i < MAX_REACTIONS; i += 1) {
    script.now += REACTION_LIMIT.ms / REACTION_LIMIT.times;
    expect(script.does(i % 2, optime)).toBeNull();
  }
  expect(script.table().reactions.latest.length).toBeLessThanOrEqual(2 * REACTION_LIMIT.times);
  script.now += REACTION_LIMIT.ms;
  expect(script.does(0, optime)).toBe('reactions-full');
  expect(script.does(0, { do: 'say', text: 'salvē' })).toBeNull();
});

test('chat and reactions are allowed apart', () => {
  const say = { do: 'say', text: 'salvē' } as const;
  for (const chat of [true, false]) {
    for (const reactions of [true, false]) {
      const script = pair({ chat, reactions });
      expect(script.does(1, say)).toBe(chat ? null : 'chat-closed');
      expect(script.does(1, optime)).toBe(reactions ? null : 'reactions-closed');
    }
  }
  expect(STANDARD).toMatchObject({ chat: true, reactions: true });
});

test('nobody reacts who is muted, or while a silent round is on', () => {
  const muted = pair();
  muted.does(0, { do: 'mute', person: PEOPLE[1] ?? '', on: true });
  expect(muted.does(1, optime)).toBe('muted');
  const silent = newTable(game, [0, 'plain'], { options: { silent: true } });
  expect(silent.does(0, optime)).toBeNull();
  silent.does(0, { do: 'start' });
  silent.closeContributions();
  expect(silent.does(0, optime)).toBe('round-silent');
});

test('a person reacts while a bot substitutes them', () => {
  const script = newTable(game, [0, null]);
  script.does(1, { do: 'sit', seat: 1 });
  script.does(0, { do: 'start' });
  script.closeContributions();
  script.does(1, { do: 'stand' });
  expect(seatOf(script.table(), PEOPLE[1] ?? '')).toBe(1);
  expect(script.does(1, optime)).toBeNull();
  expect(lastOf(script)).toMatchObject([{ person: PEOPLE[1], seat: 1 }]);
});

test('where one person plays against bots, these answer now and then', () => {
  const script = newTable(game, [0, 'plain', 'plain']);
  const answers = Array.from({ length: 12 }, () => {
    script.now += REACTION_LIMIT.ms;
    expect(script.does(0, optime)).toBeNull();
    return (lastOf(script)?.length ?? 0) - 1;
  });
  const answered = answers.filter((n) => n > 0).length;
  expect(answered).toBeGreaterThan(1);
  expect(answered).toBeLessThan(6);
  script.playRound(seeded('reactions'));
  const among = pair();
  expect(among.does(0, optime)).toBeNull();
  expect(lastOf(among)).toHaveLength(1);
});
