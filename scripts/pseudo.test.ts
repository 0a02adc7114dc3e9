import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, readFolders } from './messages/folders.mjs';
import { pseudoFile, pseudoText } from './messages/pseudo.mjs';
import { ROOT } from './node.mjs';

/** All that the generator, the check and the loaders read. */
const NEEDED = /\.(ts|svelte|mjs|ftl|json)$/;

/** Loads every message folder in the pseudo-language and says what stands under every key without parameters. */
const LOAD = `
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, languageName, loadLanguageMessages, messageLoader, pickLanguage } from '@lusoria/i18n';
import { readFolders } from './scripts/messages/folders.mjs';
const own = await loadLanguageMessages('zz');
const folders = {};
for (const { path, files } of readFolders('.')) {
  const t = await messageLoader((language) => pathToFileURL(path + '/' + language + '.ftl'))('zz');
  const keys = files.find(({ language }) => language === 'en').messages.map(({ id }) => id.name);
  folders[path] = keys.filter((key) => !t.has(key));
}
console.log(JSON.stringify({
  LANGUAGES, folders, name: languageName('zz'), picked: pickLanguage(['zz-ZZ']),
  and: own('list-and', { items: 'a', last: 'b' }),
}));
`;

/** A copy of this tree whose packages find each other, not those of this tree. */
function copyTree(): string {
  const root = mkdtempSync(join(tmpdir(), 'lusoria-pseudo-'));
  for (const path of filesBelow(ROOT, '').filter((file) => NEEDED.test(file))) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(ROOT, path), join(root, path));
  }
  const modules = join(ROOT, 'node_modules');
  mkdirSync(join(root, 'node_modules/@lusoria'), { recursive: true });
  for (const name of readdirSync(modules).filter((each) => each !== '@lusoria')) {
    symlinkSync(join(modules, name), join(root, 'node_modules', name));
  }
  for (const name of readdirSync(join(modules, '@lusoria'))) {
    const folder = relative(realpathSync(ROOT), realpathSync(join(modules, '@lusoria', name)));
    symlinkSync(join(root, folder), join(root, 'node_modules/@lusoria', name));
  }
  return root;
}

test('a file in the pseudo-language keeps what is not text', () => {
  const source =
    '# Said to all.\nwon = { $n ->\n    [one] One wins\n   *[other] { LA("ille") } wins\n  }\n';
  expect(pseudoFile(source)).toContain('[one] Óñéé ŵííñš');
  expect(pseudoFile(source)).toContain('*[other] { LA("ille") } ŵííñš');
  expect(pseudoFile(source)).toContain('# Said to all.');
});

test('a language is added by adding files', () => {
  const root = copyTree();
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
