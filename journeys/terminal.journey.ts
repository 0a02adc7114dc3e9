import { GAME_IDS } from '@lusoria/games';
import { LANGUAGES } from '@lusoria/i18n';
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

function lastLine(text: string): string {
  return text.split('\n').at(-1) ?? '';
}
