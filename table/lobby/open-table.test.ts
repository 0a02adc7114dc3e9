import { expect, test } from 'vitest';
import { viewFor } from '../model/view.ts';
import { fixtureGame } from '../testing/fixture-game.ts';
import { newTable } from '../testing/script.ts';
import { STANDARD } from '../model/types.ts';
import { openTableEntry } from './open-table.ts';

test('what the lobby tells of a table follows from what any spectator is shown of it', () => {
  const script = newTable(fixtureGame, [0, 1]);
  const check = (): void => {
    const table = script.table();
    const { id, code, options, settings, direction, phase, seats, people } = viewFor(
      table,
      'spectator',
    );
    const shown = { id, code, options, settings, direction, phase, seats, people };
    const { createdAt, barred } = table;
    const game = { id: fixtureGame.id };
    expect(openTableEntry(table)).toEqual(openTableEntry({ ...shown, game, createdAt, barred }));
    expect(JSON.stringify(openTableEntry(table))).not.toMatch(/hand|stock|secret/u);
  };
  check();
  expect(script.does(0, { do: 'settings', settings: { ...STANDARD, listed: true } })).toBeNull();
  check();
  script.does(0, { do: 'start' });
  check();
  expect(openTableEntry(script.table())).toMatchObject({ phase: 'playing', bots: [] });
  const large = { ...script.table(), options: { filler: 'x'.repeat(3000) } };
  expect(openTableEntry(large)).toBeNull();
});
