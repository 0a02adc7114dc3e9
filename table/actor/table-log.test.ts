import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { seeded } from '@lusoria/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialState } from '../model/evolve.ts';
import { memoryStore } from '../memory.ts';
import type { Pack } from '../record/entry-text.ts';
import { snapshotOf, tableFrom } from '../record/snapshot.ts';
import { fixtureGame } from '../testing/fixture-game.ts';
import { anyCommand, newTable, PEOPLE, portrait, type Script } from '../testing/script.ts';
import type { Entry } from '../model/types.ts';
import { PackedEntries } from './packed-entries.ts';
import { TableLog } from './table-log.ts';
import { Upkeep } from './upkeep.ts';

/** A table at which people and bots have acted at random. */
function lively(seed: string, steps: number): Script {
  const random = seeded(seed);
  const script = newTable(fixtureGame, [0, 1, 'plain']);
  for (let i = 0; i < steps; i += 1) {
    script.now += 1000;
    if (!script.wait(random)) script.does(random.int(3), anyCommand(script.table(), random));
    if (i % 10 === 0) script.does(0, { do: 'start' });
  }
  return script;
}

const deflated: Pack = (text) => {
  const bytes = deflateRawSync(text);
  return () => inflateRawSync(bytes).toString();
};

/** The table's log, grown an entry at a time. */
function grown(script: Script, pack?: Pack): TableLog {
  const [first, ...rest] = script.log();
  if (first?.events[0]?.type !== 'created') throw new Error('no table');
  const log = new TableLog(initialState('t', fixtureGame, first.events[0], first.at), [], pack);
  for (const entry of [first, ...rest]) log.grow([entry]);
  return log;
}

test('what is at hand of a log is what came in, for whoever is some entries behind and for whoever is new', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 1, max: 200 }),
      fc.boolean(),
      (seed, steps, packs) => {
        const script = lively(seed, steps);
        const log = grown(script, packs ? deflated : undefined);
        const all = script.log();
        for (const behind of [0, 1, 2, 7]) {
          const seq = Math.max(log.from(), all.length - behind);
          expect(log.since(seq)).toEqual(all.slice(seq));
        }
        expect(log.lastPage()).toEqual(all.slice(-log.lastPage().length));
        expect(log.lastPage().length).toBe(Math.min(100, all.length));
        for (const { command, seq } of all) {
          expect(log.seqOf(command)).toBe(seq > log.from() ? seq : undefined);
        }
      },
    ),
    { numRuns: 30 },
  );
});

test('nothing of somebody who is erased is at hand, nor what an emptied entry said', () => {
  const script = newTable(fixtureGame, [0, 1]);
  script.does(1, { do: 'say', text: 'ego sum' });
  script.does(0, { do: 'say', text: 'et ego' });
  script.ask({ kind: 'erase', person: PEOPLE[1] ?? '' });
  const log = grown(script);
  log.emptied(1);
  const text = JSON.stringify([log.lastPage(), log.since(0)]);
  expect(text).not.toContain('ego sum');
  expect(text).toContain('et ego');
  expect(log.lastPage()[0]).toMatchObject({ seq: 1, events: [] });
});

test('a snapshot in the midst of a round that is longer than what is at hand is the table', async () => {
  const script = newTable(fixtureGame, [0, 'plain']);
  script.does(0, { do: 'start' });
  const random = seeded('long');
  while (!script.table().round?.play) script.wait(random);
  for (let i = 0; i < 150; i += 1) script.does(0, { do: 'say', text: `${i}` });
  for (let i = 0; i < 5; i += 1) script.wait(random);
  const log = grown(script);
  expect(log.from()).toBeGreaterThan(log.table().round?.from ?? 0);
  const store = memoryStore();
  const [first, ...rest] = script.log();
  const made = { id: 't', code: 'ABCDEF', game: fixtureGame.id };
  await store.create(made, first ?? fail(), []);
  for (const entry of rest) await store.append('t', entry);
  const notice = (): void => undefined;
  await new Upkeep({ store, notice }, log, 0).saveSnapshot();
  const snapshot = (await store.snapshot('t')) ?? fail();
  const restored = tableFrom('t', fixtureGame, snapshot) ?? fail();
  expect(JSON.parse(portrait(restored))).toEqual(JSON.parse(portrait(script.table())));
  // With entries missing there is no snapshot, rather than that of another table.
  const some: readonly Entry[] = script.log().slice(-3);
  expect(() => snapshotOf(script.table(), some)).toThrow(RangeError);
});

test('what a packed entry said is gone when it is emptied, and nothing else', () => {
  const script = newTable(fixtureGame, [0, 1]);
  const said = Array.from({ length: 60 }, (_, i) => `word ${i}`);
  for (const text of said) script.does(0, { do: 'say', text });
  const log = grown(script, deflated);
  const [, emptied] = script.log();
  if (!emptied) throw new Error('an empty log');
  log.emptied(emptied.seq);
  const now = script.log().map((entry) => (entry === emptied ? { ...entry, events: [] } : entry));
  expect(log.since(0)).toEqual(now);
  expect(log.lastPage()).toEqual(now);
  expect(log.seqOf(emptied.command)).toBe(emptied.seq);
});

test('commands with the same hash are told apart', () => {
  const packed = new PackedEntries([{ seq: 1, at: 0, command: 'Aa', body: '[]' }], deflated);
  expect([packed.indexOf('Aa'), packed.indexOf('BB')]).toEqual([0, -1]);
});

function fail(): never {
  throw new Error('there is none');
}
