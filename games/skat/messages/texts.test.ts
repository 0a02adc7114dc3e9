import { type Language, LANGUAGES } from '@lusoria/i18n';
import { bare, sentenceFlaws } from '@lusoria/i18n/testing/checks.ts';
import { textsOf } from '@lusoria/i18n/testing/texts.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { readFolders } from '../../../scripts/messages/folders.mjs';
import { ROOT } from '../../../scripts/node.mjs';
import { CARDS } from '../rules/cards.ts';
import { optionFields } from '../rules/options.ts';
import { botNames, botText, optionText } from './choices.ts';
import { loadGameMessages } from './game-messages.ts';
import { loadSkatMessages, type SkatTranslator } from './index.ts';
import { cardName, cardShort, contractName } from './names.ts';
import { CONTRACTS, PACKS } from './testing/samples.ts';

/** Terms, names and numbers that languages share, by the beginnings of their keys. */
const SHARED =
  /^(title|bot-names|game-(grand|null)|offer|reason-game|index-[AK]|ouvert|schneider|schwarz|ramsch|double-[48]|matadors|option-ramsch|column-\w+)$|^step-(schneider|schwarz|ouvert)$|^contract-ouvert$/u;

/** Explanations, and texts addressed to a person. */
const SENTENCES =
  /-(text|hint)$|^(asked|instead|below-bid|secured|discard-\d|push-\d|skat-counts|rejection|help-.*-\d)/u;

/** The texts of every message of a table, of an analysis, and of the help, by folder and key. */
function textsIn(language: Language): ReadonlyMap<string, readonly string[]> {
  const folders = readFolders(ROOT).filter(({ path }) =>
    /^games\/skat\/messages(\/(analysis|help))?$/u.test(path),
  );
  return new Map(
    folders
      .flatMap(({ files }) => files)
      .filter((file) => file.language === language)
      .flatMap(({ messages, terms }) =>
        messages.map((message) => [message.id.name, textsOf(message, [...messages, ...terms])]),
      ),
  );
}

const texts = new Map(LANGUAGES.map((language) => [language, textsIn(language)]));

describe.each(LANGUAGES)('%s', (language) => {
  let t: SkatTranslator;
  beforeAll(async () => {
    t = await loadSkatMessages(language);
  });

  test('explanations are sentences', () => {
    const column = /^column-/u;
    const whole = [...(texts.get(language) ?? [])].filter(
      ([key]) => SENTENCES.test(key) && !column.test(key),
    );
    expect(whole.length).toBeGreaterThan(60);
    expect(
      sentenceFlaws(
        whole.flatMap(([, all]) => all),
        language,
      ),
    ).toEqual([]);
  });

  test('every option has a label, and every choice one for each value', () => {
    for (const field of optionFields) {
      const { label, values } = optionText(t, field.key);
      expect(label).not.toBe(field.key);
      // Of the deals, 0 stands for twelve a player.
      const any = field.key === 'deals' ? ['0'] : [];
      const expected = field.kind === 'choice' ? [...field.values] : any;
      expect(Object.keys(values ?? {}).toSorted()).toEqual(expected.toSorted());
      expect(expected.filter((value) => !t.has(`option-${field.key}-${value}`))).toEqual([]);
    }
    expect(optionText(t, 'abc')).toEqual({ label: 'abc', text: '' });
    expect(optionText(t, 'toString')).toEqual({ label: 'toString', text: '' });
  });

  test('a bot that is not known is called by its name', () => {
    expect(botText(t, 'other:1')).toEqual({ label: 'other:1', text: '' });
    expect(botText(t, 'decent:1')).toEqual(botText(t, 'decent'));
    expect(botText(t, 'random')).not.toEqual(botText(t, 'decent'));
  });

  test('bots have the same names in every language', async () => {
    const german = botNames(await loadSkatMessages('de'));
    expect(botNames(t).map(bare)).toEqual(german.map(bare));
    expect(new Set(botNames(t)).size).toBe(german.length);
  });

  test.each(PACKS)('no two cards and no two contracts are called alike: %s', (pack) => {
    expect(new Set(CARDS.map((card) => cardName(t, card, pack))).size).toBe(32);
    expect(new Set(CARDS.map((card) => cardShort(t, card, pack))).size).toBe(32);
    // Schwarz includes schneider.
    const all = CONTRACTS.filter(({ schneider, schwarz }) => schneider || !schwarz);
    expect(new Set(all.map((contract) => contractName(t, contract, pack))).size).toBe(all.length);
  });
});

test('every rejection of the game is worded, and none of others', async () => {
  const codes = ['sits-out', 'must-follow', 'claim-impossible', 'no-null-for-two'];
  const all = await Promise.all(LANGUAGES.map(loadGameMessages));
  for (const code of codes) {
    expect(new Set(all.map(({ rejection }) => rejection(code, {}))).size).toBe(LANGUAGES.length);
  }
  const [german] = all;
  expect(german?.rejection('no-such-bid', { value: 21 })).toContain('(21)');
  expect(german?.rejection('bid-too-low', { value: 18, bid: 30 })).toContain('(30)');
  expect(german?.rejection('abc', {})).toBeNull();
  expect(german?.rejection('toString', {})).toBeNull();
});

test('no text is the same in two languages', () => {
  const same = [...(texts.get('de') ?? new Map<string, never>()).keys()].flatMap((key) => {
    const all = LANGUAGES.map((language) => texts.get(language)?.get(key)?.join() ?? '');
    const isSame = new Set(all).size < all.length;
    return isSame && !SHARED.test(key) ? [`${key}: ${all.join(' | ')}`] : [];
  });
  expect(same).toEqual([]);
});

/** Four deals, or three, are a round: rules of bock and ramsch go by it, and nothing else. */
const ROUNDS = /Bock- und Ramschrunden|option-(rounds|event)/u;

test('in German, a deal is a game and no round', () => {
  const all = [...(texts.get('de') ?? new Map<string, readonly string[]>())];
  const rounds = all.flatMap(([key, each]) =>
    each
      .filter((text) => /\bRunde/u.test(text) && !ROUNDS.test(key))
      .map((text) => `${key}: ${text}`),
  );
  expect(rounds).toEqual([]);
});

test('the shell calls it a deal', async () => {
  const all = await Promise.all(LANGUAGES.map(loadGameMessages));
  expect(all.map(({ unit }) => unit)).toEqual(LANGUAGES.map(() => 'deal'));
});
