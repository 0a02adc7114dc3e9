import { seeded } from '@lusoria/core';
import { fixtureGame } from '@lusoria/table/testing/fixture-game.ts';
import { newTable } from '@lusoria/table/testing/script.ts';
import { expect, test } from 'vitest';
import { excessTables, inRow, logOf, MAX_TABLES, type Row } from './rows.ts';

const script = newTable(fixtureGame, [0, 'doubting:50'], { options: { rounds: 2 } });

function row(id: string, at: number, people: readonly string[] = []): Row {
  const table = { id, code: id, game: fixtureGame.id };
  return { table, log: script.log().map(inRow), people: [...people], notes: {}, at };
}

test('the oldest tables make room for newer ones, but never one with a match under way', () => {
  const random = seeded('rows');
  const old: Row[] = [row('lobby', 0)];
  script.does(0, { do: 'start' });
  old.push(row('playing', 1));
  script.playRound(random);
  old.push(row('between', 2));
  script.does(0, { do: 'next' });
  script.playRound(random);
  old.push(row('over', 3));
  script.does(0, { do: 'reopen' });
  old.push(row('reopened', 4));
  const newer = Array.from({ length: MAX_TABLES }, (_, i) => row(`newer ${i}`, 10 + i));
  expect(excessTables([...newer, ...old]).toSorted()).toEqual(['lobby', 'over', 'reopened']);
  expect(excessTables(old)).toEqual([]);
});

test('a log is read back from its row as it was', () => {
  expect(logOf(structuredClone(row('x', 0)))).toEqual(script.log());
  expect(logOf({ ...row('x', 0), log: [{ seq: 1 }] })).toBeNull();
});

test('days that were only looked at make room, and take none from tables and from days that were played', () => {
  const played = Array.from({ length: 300 }, (_, i) => row(`dy-played ${i}`, i, ['p1']));
  const looked = Array.from({ length: 300 }, (_, i) => row(`dy-looked ${i}`, 1000 + i));
  const tables = Array.from({ length: MAX_TABLES }, (_, i) => row(`table ${i}`, i));
  const excess = excessTables([...played, ...looked, ...tables]);
  expect(excess.length).toBeGreaterThan(200);
  expect(excess.filter((id) => !id.startsWith('dy-looked'))).toEqual([]);
});
