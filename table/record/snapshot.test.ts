import { pick, type Random, seeded } from '@lusoria/core';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { afterEntry, replay } from '../model/evolve.ts';
import { snapshotOf, tableFrom } from './snapshot.ts';
import { fixtureGame } from '../testing/fixture-game.ts';
import { anyCommand, newTable, portrait, type Script } from '../testing/script.ts';
import type { TableState } from '../model/types.ts';

/** Makes one random thing happen at a table: rounds begin and end, people come and go. */
function happen(script: Script, random: Random): void {
  script.now += random.int(3000);
  const person = random.int(3);
  pick<() => unknown>(
    [
      () => script.does(0, { do: 'start' }),
      () => script.does(0, pick([{ do: 'next' }, { do: 'rematch' }, { do: 'reopen' }], random)),
      () => script.table().phase === 'playing' && script.playRound(random, 'plain'),
      () => script.wait(random),
      () => script.wait(random),
      () => script.does(person, anyCommand(script.table(), random)),
    ],
    random,
  )();
}

/** A table as everybody sees it. */
function seen(table: TableState): Readonly<Record<string, unknown>> {
  return v.parse(v.record(v.string(), v.unknown()), JSON.parse(portrait(table)));
}

describe('a snapshot', () => {
  test('makes the table again, which goes on as it would have', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 80 }), (seed, steps) => {
        const random = seeded(seed);
        const settings = { clock: pick(['none', 'gentle', 'tournament'] as const, random) };
        const script = newTable(fixtureGame, [0, 1, 'plain'], { settings });
        for (let i = 0; i < steps; i += 1) happen(script, random);
        const snapshot = snapshotOf(script.table(), script.log());
        const restored = tableFrom('t', fixtureGame, snapshot);
        if (!restored) throw new Error('it is not read');
        expect(seen(restored)).toEqual(seen(script.table()));
        for (let i = 0; i < 20; i += 1) happen(script, random);
        const later = script.log().slice(snapshot.seq);
        expect(seen(later.reduce(afterEntry, restored))).toEqual(seen(script.table()));
      }),
      { numRuns: 100 },
    );
  });

  test('of another format, of other rules or of another game is none', () => {
    const { table, log } = newTable(fixtureGame, [0, 'plain']);
    const { seq, text } = snapshotOf(table(), log());
    const changed = (change: object) => JSON.stringify({ ...JSON.parse(text), ...change });
    for (const bad of ['', '{', '{}', 'null', changed({ format: 0 }), changed({ rules: 99 })]) {
      expect(tableFrom('t', fixtureGame, { seq, text: bad })).toBeNull();
    }
    expect(tableFrom('t', { ...fixtureGame, id: 'other' }, { seq, text })).toBeNull();
    expect(tableFrom('t', fixtureGame, { seq, text })).not.toBeNull();
  });
});

test('settings that are replaced need not be kept: without them the log makes the same table', () => {
  const script = newTable(fixtureGame, [0, 1]);
  const emptied = new Set<number>();
  const does = (command: Parameters<Script['does']>[1]): void => {
    const { options, settings } = script.table().replaceable;
    const before = command.do === 'options' ? options : settings;
    expect(script.does(0, command)).toBeNull();
    if ((command.do === 'options' || command.do === 'settings') && before) emptied.add(before.seq);
  };
  const { settings } = script.table();
  for (let rounds = 1; rounds <= 5; rounds += 1) {
    does({ do: 'options', options: { rounds } });
    does({ do: 'settings', settings: { ...settings, pace: rounds } });
  }
  const size = script.table().bytes;
  does({ do: 'options', options: { rounds: 3 } });
  // Of the entries before, only their places remain.
  expect(script.table().bytes - size).toBeLessThan(10);
  does({ do: 'start' });
  // Settings that a round was played with stay.
  does({ do: 'settings', settings: { ...settings, pace: 7 } });
  does({ do: 'settings', settings: { ...settings, pace: 8 } });
  expect([...emptied]).toHaveLength(10);
  const short = script
    .log()
    .map((entry) => (emptied.has(entry.seq) ? { ...entry, events: [] } : entry));
  const again = replay('t', fixtureGame, short);
  const table = script.table();
  expect({ ...seen(again), replaceable: {} }).toEqual({ ...seen(table), replaceable: {} });
  expect(table.replaceable).toHaveProperty('settings');
});
