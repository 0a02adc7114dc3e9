import { defined } from '@lusoria/core';
import { expect, test } from 'vitest';
import { DIRECTOR, newEvent, personNo, type Script, someGame } from './testing/script.ts';
import { viewFor, viewerOf } from './view.ts';

const game = await someGame();

function seats(script: Script): readonly (readonly (number | null)[])[] {
  return defined(script.event().rounds.at(-1)).tables.map((table) => table.seats);
}

function joined(script: Script, from: number, to: number): void {
  for (let n = from; n < to; n += 1) script.does({ do: 'join', name: `N${n}` }, n);
}

test('ten people of whom two came after the draw all sit down at the start', () => {
  const script = newEvent(game);
  joined(script, 0, 8);
  script.does({ do: 'draw', draw: 'lot' });
  joined(script, 8, 10);
  script.does({ do: 'start' });
  expect(new Set(seats(script).flat())).toEqual(new Set(Array.from({ length: 10 }, (_, n) => n)));
  expect(seats(script).flat()).toHaveLength(10);
});

test('whoever comes while all tables are full gets a new one, where the next sit down, too; the director is told', () => {
  const script = newEvent(game);
  joined(script, 0, 8);
  script.does({ do: 'start' });
  expect(seats(script)).toHaveLength(2);
  script.now += 60_000;
  joined(script, 8, 9);
  expect(seats(script)[2]).toEqual([8, null, null]);
  joined(script, 9, 11);
  expect(seats(script)[2]).toEqual([8, 9, 10]);
  joined(script, 11, 12);
  expect(seats(script)[3]).toEqual([11, null, null]);
  const viewOf = (person: string) => viewFor(script.event(), viewerOf(script.event(), person));
  expect(viewOf(DIRECTOR).direction?.late).toEqual(
    [8, 9, 10, 11].map((member) => ({ member, at: script.now, listed: false })),
  );
  // Whoever was expected is no newcomer.
  script.does({ do: 'list', names: ['Livia'] });
  script.does({ do: 'join', name: '', member: 12 }, 12);
  expect(viewOf(DIRECTOR).direction?.late.at(-1)).toMatchObject({ member: 12, listed: true });
  expect(viewOf(personNo(11)).you).toMatchObject({
    table: script.event().rounds[0]?.tables[3]?.id,
  });
});

test('a seat that somebody left is taken before a table is added', () => {
  const script = newEvent(game);
  joined(script, 0, 4);
  script.does({ do: 'start' });
  script.does({ do: 'leave' }, 2);
  joined(script, 4, 5);
  expect(seats(script)).toHaveLength(1);
  expect(seats(script)[0]).toContain(4);
});
