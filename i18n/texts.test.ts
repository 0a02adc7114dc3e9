import { describe, expect, test } from 'vitest';
import { readFolders } from '../scripts/messages/folders.mjs';
import { ROOT } from '../scripts/node.mjs';
import { pickLanguage } from './languages.ts';
import { flawOf, macronFlaws } from './testing/checks.ts';
import { textsOf } from './testing/texts.ts';

/** What is no word of a language: the name of the program, options of the command line. */
const NO_WORD = /Lusoria|--(?=[a-z])/gu;

/** Terminals have a typography of their own: straight quotes, words as they are typed, options and file names. */
const AT_TERMINALS = /^(cli|games\/[^/]+\/(cli|messages\/terminal))\//u;

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

describe.each(FILES)('$path', ({ language, texts }) => {
  test('every text is well written', () => {
    const flaws = texts.flatMap(({ key, text }) => {
      const flaw = flawOf(text, language);
      return flaw ? [`${key}: ${flaw}: ${text}`] : [];
    });
    expect(flaws).toEqual([]);
  });

  test.runIf(language === 'la')('macrons are the same throughout', () => {
    expect(macronFlaws(texts.map(({ text }) => text))).toEqual([]);
  });
});
