import { la, LANGUAGES } from '@lusoria/i18n';
import { wordsOf } from '@lusoria/i18n/testing/checks.ts';
import { PARADIGMS } from '@lusoria/latin';
import { expect, test } from 'vitest';
import { readFolders } from '../../../scripts/messages/folders.mjs';
import { ROOT } from '../../../scripts/node.mjs';
import { SETS } from '../notation/sets/index.ts';
import { loadHelp } from './help/index.ts';

const forms = new Set(Object.values(PARADIGMS).flatMap(({ cells }) => Object.values(cells)));
const ofVerbs = new Set(
  SETS.flatMap((set) => (set.grammar === 'verb' ? set.forms.map(([form]) => form) : [])),
);

/** Terms that languages share. */
const TERMS =
  /^(joker$|(verb-)?(short|name|cell)|feature|the|cell|cells|field|(option-)?deck$|option-joker$|bot-names|below-declared|action-lay-joker|answer-(form|cell|feature)$)/u;

test('no text is the same in two languages', () => {
  const folders = readFolders(ROOT).filter(({ path }) => path.startsWith('games/agreement/'));
  const same = folders.flatMap(({ files }) => {
    const texts = files.map(
      ({ source, messages }) =>
        new Map(
          messages.map(({ id, value }) => [
            id.name,
            source.slice(value?.span?.start, value?.span?.end),
          ]),
        ),
    );
    return [...new Set(texts.flatMap((one) => [...one.keys()]))].filter((key) => {
      const said = texts.map((one) => one.get(key));
      return new Set(said).size < said.length && !TERMS.test(key);
    });
  });
  expect(same).toEqual([]);
});

test.each(LANGUAGES)('%s: forms in the help are marked as Latin', async (language) => {
  const { help } = await loadHelp(language);
  const parts = help.flatMap(({ text }) => text.flat());
  const marked = parts.filter((part) => typeof part !== 'string');
  expect(marked.length).toBeGreaterThan(5);
  const unknown = marked.filter(({ la: form }) => !forms.has(form) && !ofVerbs.has(form));
  expect(unknown.map(({ la: form }) => la(form))).toEqual([]);
  // `is` and `quī` are also words of the languages themselves.
  const own = {
    de: [],
    la: ['eam', 'eius', 'eīs', 'eō', 'hanc', 'hīs', 'quī', 'quod'],
    en: ['is'],
  };
  const isOwn = (word: string) => own[language].some((one) => one === word);
  const plain = parts.filter((part) => typeof part === 'string').flatMap(wordsOf);
  expect(plain.filter((word) => forms.has(word) && !isOwn(word))).toEqual([]);
});

test.each(LANGUAGES)('%s: the help has eight steps and eleven keys', async (language) => {
  const { help, shortcuts } = await loadHelp(language);
  expect(help).toHaveLength(8);
  expect(new Set(shortcuts.map(({ key }) => key)).size).toBe(11);
  expect(new Set(shortcuts.map(({ text }) => text)).size).toBe(11);
});
