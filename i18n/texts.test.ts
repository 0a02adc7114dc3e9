import { describe, expect, test } from 'vitest';
import { readFolders } from '../scripts/messages/folders.mjs';
import { ROOT } from '../scripts/node.mjs';
import { pickLanguage } from './languages.ts';
import { flawOf, macronFlaws } from './testing/checks.ts';
import { textsOf } from './testing/texts.ts';

/** Tokens that are no words of a language: the name of the program, command-line options. */
const NO_WORD = /Lusoria|--(?=[a-z])/gu;

/** Terminals have their own typography: straight quotes, words as they are typed, options and file names. */
const AT_TERMINALS = /^(cli|kits\/cli|games\/[^/]+\/(cli|messages\/terminal))\//u;

const FILES = readFolders(ROOT).flatMap(({ path: folder, files }) =>
  (AT_TERMINALS.test(`${folder}/`) ? [] : files).map(({ path, language, messages, terms }) => ({
    path,
    language: pickLanguage([language]),
    texts: messages.flatMap((message) =>
      textsOf(message, [...messages, ...terms]).map((text) => ({
        key: message.id.name,
        text: text.replace(NO_WORD, 'X'),
      })),
    ),
  })),
);

/**
 * Further Latin words for things that already have one: a server, a move, the skat, bidding, the genitive,
 * declaring, a round, a file, a connection.
 */
const OTHER_LATIN =
  /(?<!\p{L})(serv(us|um|ī|ō|īs|ōrum)|servātōri\p{L}*|ministr[iīōu]\p{L}*|ict(us|ūs)|scat\p{L}*|lici(tāti|t)\p{L}*|automat\p{L}*|genetīv\p{L}*|ēdī[cx]\p{L}*|lūs(ū|ūs|uum|ibus)|fascicul\p{L}*|plagul\p{L}*|cōnex(us|ū|ūs|um))(?!\p{L})/iu;

const LATIN = readFolders(ROOT)
  .flatMap(({ files }) => files)
  .filter(({ language }) => language === 'la');

test('macrons are the same throughout, but for what is typed at terminals', () => {
  const typed = /^(key|typed|fillers|announced|suit|example|help-\d|pupil)/u;
  const texts = LATIN.flatMap(({ path, messages, terms }) =>
    messages
      .filter(({ id }) => !(AT_TERMINALS.test(path) && typed.test(id.name)))
      .flatMap((message) => textsOf(message, [...messages, ...terms])),
  );
  expect(texts.length).toBeGreaterThan(1000);
  // Names of the program and of figures are allowed.
  const words = texts.map((text) =>
    text.replace(/Lusoria|lusoria|LUSORIA_[A-Z_]+|unnoticed|until|promised|--(?=[a-z])/gu, 'X'),
  );
  expect(macronFlaws(words)).toEqual([]);
});

test('Latin has one name for each thing, and one kind of quotation mark', () => {
  const texts = LATIN.flatMap(({ messages }) =>
    messages.flatMap((message) => textsOf(message, messages)),
  );
  expect(texts.filter((text) => OTHER_LATIN.test(text) || /[«»‘‹›”]/u.test(text))).toEqual([]);
});

test('page and terminal do not say themselves what both say in the same words', () => {
  const keysIn = (path: string) =>
    readFolders(ROOT)
      .filter((folder) => folder.path === path)
      .flatMap(({ files }) => files.flatMap((file) => file.messages.map(({ id }) => id.name)));
  const shared = new Set(keysIn('table/messages/shared'));
  expect(shared.size).toBeGreaterThan(10);
  for (const path of ['kits/web/messages', 'kits/cli/messages']) {
    expect(keysIn(path).filter((key) => shared.has(key))).toEqual([]);
  }
});

test('what is said of deals does not speak of rounds', () => {
  const texts = FILES.flatMap((file) =>
    file.texts.filter(({ key }) => /(^|-)deal(-|$)/u.test(key)).map(({ text }) => text),
  );
  expect(texts.length).toBeGreaterThan(12);
  expect(texts.filter((text) => /\b(Runde|round)/iu.test(text))).toEqual([]);
});

describe.each(FILES)('$path', ({ language, texts }) => {
  test('every text is well written', () => {
    const flaws = texts.flatMap(({ key, text }) => {
      const flaw = flawOf(text, language);
      return flaw ? [`${key}: ${flaw}: ${text}`] : [];
    });
    expect(flaws).toEqual([]);
  });
});
