import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFolders } from './messages/folders.mjs';
import { pseudoFile, pseudoText } from './messages/pseudo.mjs';
import { ROOT } from './node.mjs';
import { copyTree } from './testing/copy-tree.ts';

/** Files that the generator, the check and the loaders read. */
const NEEDED = /\.(ts|svelte|mjs|ftl|json)$/;

/** Loads every message folder in the pseudo-language and prints every message without parameters. */
const LOAD = `
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, languageName, listOf, messageLoader, pickLanguage } from '@lusoria/i18n';
import { readFolders } from './scripts/messages/folders.mjs';
const folders = {};
for (const { path, files } of readFolders('.')) {
  const t = await messageLoader((language) => pathToFileURL(path + '/' + language + '.ftl'))('zz');
  const keys = files.find(({ language }) => language === 'en').messages.map(({ id }) => id.name);
  folders[path] = keys.filter((key) => !t.has(key));
}
console.log(JSON.stringify({
  LANGUAGES, folders, name: languageName('zz'), picked: pickLanguage(['zz-ZZ']),
  and: listOf('zz', 'and', ['a', 'b']),
}));
`;

test('a file in the pseudo-language keeps what is not text', () => {
  const source =
    '# Said to all.\nwon = { $n ->\n    [one] One wins\n   *[other] { LA("ille") } wins\n  }\n';
  expect(pseudoFile(source)).toContain('[one] Óñéé ŵííñš');
  expect(pseudoFile(source)).toContain('*[other] { LA("ille") } ŵííñš');
  expect(pseudoFile(source)).toContain('# Said to all.');
});

test('a language is added by adding files', () => {
  const root = copyTree((path) => NEEDED.test(path));
  const run = (...args: string[]): string =>
    execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  try {
    run('scripts/pseudo.mjs');
    expect(run('scripts/messages.mjs', '--check')).toBe('');

    writeFileSync(join(root, 'load.mjs'), LOAD);
    const said: unknown = JSON.parse(run('load.mjs'));
    const folders = readFolders(ROOT).map(({ path }) => [path, []] as const);
    expect(said).toEqual({
      LANGUAGES: ['de', 'la', 'en', 'zz'],
      folders: Object.fromEntries(folders),
      name: pseudoText('English'),
      picked: 'zz',
      and: `a ${pseudoText('and')} b`,
    });

    run('scripts/pseudo.mjs', '--remove');
    const generated = 'i18n/languages.gen.ts';
    expect(readFileSync(join(root, generated), 'utf8')).toBe(
      readFileSync(join(ROOT, generated), 'utf8'),
    );
  } finally {
    rmSync(root, { recursive: true });
  }
});
