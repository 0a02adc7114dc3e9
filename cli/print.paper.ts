import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@lusoria/games';
import { LANGUAGES } from '@lusoria/i18n';
import { readPdf } from '@lusoria/print/testing/poppler.ts';
import { afterAll, expect, it } from 'vitest';
import { printItems } from './printing.ts';
import { folder } from './testing/folder.ts';
import { inside } from './testing/inside.ts';

const files = folder();
afterAll(() => files.remove());

const games = await Promise.all(
  GAME_IDS.map(async (id) => ({ id, items: await printItems(id, 'en') })),
);
const whats = games.flatMap(({ id, items }) => items.map(({ key }) => `${id}/${key}`));

/** Each item in one of the languages, in rotation. */
const ALL = whats.map((what, i) => [what, LANGUAGES[i % LANGUAGES.length] ?? 'en'] as const);

it.each(ALL)(
  '%s (%s) can be searched, is tagged, and carries its fonts',
  async (what, language) => {
    const out = join(files.path, 'print.pdf');
    const { code, stderr } = await inside(['print', what, '--out', out, '--lang', language]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const bytes = readFileSync(out);
    const { info, fonts, spoken } = readPdf(bytes);
    expect(info['Tagged']).toBe('yes');
    expect(info['Title']).not.toBe('');
    expect(bytes.toString('latin1')).toContain(`/Lang (${language})`);
    expect(fonts.every(({ embedded, subset }) => embedded && subset)).toBe(true);
    expect(spoken.length).toBeGreaterThan(0);
  },
);

it.each(GAME_IDS)('the rules of %s on paper do not speak of a screen', async (game) => {
  const out = join(files.path, 'rules.pdf');
  await inside(['print', `${game}/rules`, '--out', out, '--lang', 'en']);
  const { text } = readPdf(readFileSync(out));
  expect(text).not.toBe('');
  expect(text).not.toMatch(/\b(screen|devices?|tap|click|your page|CSV|opens the table)\b/);
});
