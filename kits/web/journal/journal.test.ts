import { seeded } from '@lusoria/core';
import { actionsOf, recordOf, roundNumber, viewAtEnd } from '@lusoria/table';
import { fixtureGame } from '@lusoria/table/testing/fixture-game.ts';
import { newTable } from '@lusoria/table/testing/script.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type JournalEntry,
  journalEntrySchema,
  journalText,
  keyOf,
  readJournal,
  roundEntry,
} from '@lusoria/table/journal';
import { excess } from './limits.ts';
import * as v from 'valibot';

const script = newTable(fixtureGame, [0, 1, 'doubting:50'], { options: { rounds: 3 } });
const random = seeded('journal');
script.does(0, { do: 'start' });
script.playRound(random, 'doubting:60');
script.does(0, { do: 'next' });
script.playRound(random, 'doubting:60');
const record = recordOf(script.table(), script.log());

const kept = (round: number, seat: number) =>
  roundEntry(record, fixtureGame, {
    table: 'abc',
    number: roundNumber(round - 1),
    seat,
    at: 7,
    refused: [],
  });

test('a finished round is kept for who played it, without the names of the others', () => {
  const entry = kept(2, 1);
  expect(entry?.seats.map(({ kind }) => kind)).toEqual(['person', 'me', 'bot']);
  expect(kept(2, 2)).toBeNull();
  expect(kept(3, 1)).toBeNull();
  for (const name of record.rounds.flatMap(({ who }) => who.slice(0, 2))) {
    expect(JSON.stringify(entry)).not.toContain(`"${name}"`);
  }
});

test('a kept round is seen again as it was played', () => {
  const entry = kept(2, 0);
  if (!entry) throw new Error('no entry');
  const again = v.parse(journalEntrySchema, JSON.parse(JSON.stringify(entry)));
  if (again.kind !== 'round') throw new Error('no round');
  expect(viewAtEnd(again.round, fixtureGame)).not.toBeNull();
  const acted = record.rounds[1]?.steps.filter(({ by }) => typeof by === 'number');
  expect(actionsOf(again.round, fixtureGame)).toHaveLength(acted?.length ?? -1);
});

test('a journal is read back from its file, and nothing else is', () => {
  const round = kept(1, 0);
  const entries: JournalEntry[] = [
    ...(round ? [round] : []),
    { kind: 'practice', version: 1, game: 'fixture', id: 'x', at: 9, answers: [{ right: true }] },
  ];
  const read = readJournal(journalText(entries));
  expect(read.ok && read.value).toEqual(JSON.parse(JSON.stringify(entries)));
  expect(read.ok && read.value.map(keyOf)).toEqual(['round/abc/1', 'practice/fixture/x']);
  const code = (text: string) => {
    const result = readJournal(text);
    return result.ok ? null : result.rejection.code;
  };
  expect(code('{')).toBe('no-journal');
  expect(code('{"format":"lusoria-journal","version":1,"entries":[{}]}')).toBe('no-journal');
  expect(code('{"format":"lusoria-journal","version":2,"rounds":[]}')).toBe('newer-journal');
});

test('what goes when a journal is full is the oldest, and no more than must', () => {
  const weights = fc.array(
    fc.record({ at: fc.integer({ min: 0, max: 50 }), chars: fc.integer({ min: 1, max: 30 }) }),
  );
  fc.assert(
    fc.property(weights, fc.nat(20), fc.nat(200), (drawn, entries, chars) => {
      const all = drawn.map((one, i) => ({ ...one, key: String(i) }));
      const gone = new Set(excess(all, { entries, chars }));
      const rest = all.filter(({ key }) => !gone.has(key));
      const sum = rest.reduce((total, one) => total + one.chars, 0);
      expect(rest.length).toBeLessThanOrEqual(entries);
      expect(sum).toBeLessThanOrEqual(chars);
      const left = all.filter(({ key }) => gone.has(key));
      const next = left.toSorted((a, b) => b.at - a.at)[0];
      if (!next) return;
      expect(rest.every(({ at }) => at >= next.at)).toBe(true);
      const chosen = left.filter(({ at }) => at === next.at);
      const tooMuch = chosen.some((one) => sum + one.chars > chars);
      expect(rest.length === entries || tooMuch).toBe(true);
    }),
  );
});
