import { defined } from '@lusoria/core';
import { GAME_IDS } from '@lusoria/games';
import { LANGUAGES } from '@lusoria/i18n';
import { openServer } from '@lusoria/testing/server/server.ts';
import { sitDown } from '@lusoria/testing/terminal.ts';
import { describe, expect, test } from 'vitest';

const NAME = 'Maximiliana-Konstantina';
/** A window as it comes, and a narrow one beside something else. */
const WINDOWS = {
  de: { columns: 60, rows: 24 },
  en: { columns: 80, rows: 24 },
  la: { columns: 80, rows: 24 },
};

describe.each(GAME_IDS)('a newcomer at a terminal sits down at %s', (game) => {
  test.each(LANGUAGES)('and finds a way on from wherever she is, in %s', async (language) => {
    const window = WINDOWS[language];
    const seat = sitDown(['play', game, '--lang', language, '--name', NAME, '--seed', 'a'], window);
    const question = lastLine(await seat.first);
    expect(question).not.toBe('');
    // Help, what is no answer, and nothing at all lead back to the question, which says what can be typed.
    for (const line of ['?', 'blah blah', '']) {
      const shown = await seat.types(line);
      expect(lastLine(shown)).toBe(question);
      expect(shown.split('\n').length).toBeGreaterThan(2);
    }
    await seat.types('q');
    expect(await seat.ended).toBe(0);
    const wide = seat
      .shown()
      .split('\n')
      .filter((line) => line.length > window.columns);
    expect(wide.filter((line) => !line.includes(' › '))).toEqual([]);
  });
});

test('whoever types sees above it what others do meanwhile, at two terminals of one table', async () => {
  const { url } = await openServer();
  const window = { columns: 60, rows: 20 };
  const at = ['--server', url, '--lang', 'en', '--name'];
  const gaia = sitDown(['open', 'is', '--seats', '2', ...at, 'Gaia'], window);
  await gaia.first;
  const typed = 'something so long that it does not end in the row of its prompt';
  gaia.begins(typed);
  const code = defined(/Table (\w+) is open/u.exec(gaia.shown()))[1];
  sitDown(['join', defined(code), ...at, 'Servius'], window);
  const lastRows = () => gaia.rows().slice(-3);
  await expect
    .poll(lastRows)
    .toEqual([
      'At the table: Gaia, Servius',
      'Everybody is here (Enter begin · q quit) › something so long',
      ' that it does not end in the row of its prompt',
    ]);
  expect(gaia.rows().filter((row) => row.includes(' › '))).toHaveLength(1);
});

function lastLine(text: string): string {
  return text.split('\n').at(-1) ?? '';
}
