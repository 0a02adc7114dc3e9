import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFolders } from '../../../scripts/messages/folders.mjs';
import { ROOT } from '../../../scripts/node.mjs';
import { makeFonts, SERIF_ONLY, SHOWN } from '../../build/fonts.ts';

/** Arrows, shapes and symbols that every device has, and the Greek letters that mark notes. */
const OF_DEVICES = /[\u2190-\u21ff\u2300-\u23ff\u25a0-\u27bf]|\p{Script=Greek}/u;

/** Terminals use their own fonts. */
const AT_TERMINALS = /^(cli|games\/[^/]+\/(cli|messages\/terminal))(\/|$)/;

const FAMILIES = ['eb-garamond', 'source-sans-3'];
const PARTS = ['latin', 'latin-ext'];

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lusoria-fonts-'));
  await makeFonts(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The code points for which a font has glyphs. */
async function signsOf(file: string): Promise<readonly number[]> {
  const all = String.fromCodePoint(...SHOWN);
  const plain = await subsetFont(readFileSync(file), all, { targetFormat: 'truetype' });
  const bytes = new Uint8Array(plain).buffer;
  return [...new Face(new Blob(bytes), 0).collectUnicodes()];
}

/** All texts shown on the page, each with its source file. */
function texts(): readonly (readonly [string, string])[] {
  const messages = readFolders(ROOT)
    .filter(({ path }) => !AT_TERMINALS.test(path))
    .flatMap(({ files }) => files.map(({ path, source }) => [path, source] as const));
  const sources = globSync(
    [
      'latin/paradigms/*.json',
      'games/*/rules/decks/**/*.{json,ts}',
      'games/*/ui/**/*.{svelte,ts}',
      'games/*/messages/lobby/*.ts',
      'web/{src,kit}/**/*.{svelte,ts}',
    ],
    { cwd: ROOT },
  ).filter((path) => !path.endsWith('.test.ts'));
  return [
    ...messages,
    ...sources.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const),
  ];
}

test('every character of a message, a deck or a card is in the fonts that are loaded at first', () => {
  const known = new Set([...SHOWN].map((code) => String.fromCodePoint(code)));
  const missing = texts().flatMap(([path, text]) =>
    [...new Set(text)]
      .filter((letter) => letter !== '\n' && !known.has(letter) && !OF_DEVICES.test(letter))
      .map((letter) => `${path}: ${letter}`),
  );
  expect(missing).toEqual([]);
});

test.each(FAMILIES)('%s has a sign for each of them', async (family) => {
  const found = await Promise.all(
    PARTS.map((part) => signsOf(join(folder, `${family}-${part}.woff2`))),
  );
  const has = new Set(found.flat());
  const missing = [...SHOWN].filter((code) => !has.has(code));
  expect(missing).toEqual(family === 'eb-garamond' ? [] : [...SERIF_ONLY]);
});

test('the fonts of the first view are light', () => {
  const sizes = FAMILIES.flatMap((family) =>
    PARTS.map((part) => statSync(join(folder, `${family}-${part}.woff2`)).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90_000);
});
