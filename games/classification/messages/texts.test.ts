import { defined } from '@lusoria/core';
import { LANGUAGES, type Language } from '@lusoria/i18n';
import { flawOf, macronFlaws } from '@lusoria/i18n/testing/checks.ts';
import { describe, expect, test } from 'vitest';
import { allTexts } from './testing/all-texts.ts';

const FOLDERS = ['', '/help', '/lessons'].map((folder) => `games/classification/messages${folder}`);

/** Keys of messages that are whole sentences. */
const SENTENCES =
  /^(status|log|fault|end|problem|deck-problem|rejection|moment)-.*|help-\w+-\d.*|-hint |^(fits|constraints|agrees|same-partition|differs|sort-wrong|edit-(begin|changed)|think-hint) /u;
/** Keys of messages that are parts of sentences. */
const PARTS = /^(log-laid|deck-problem-doubled-card-json|new-class-hint) /u;

/** Terms that languages share, names, and messages that are composed of others. */
const SAME =
  /^(title|cell|bot-names|option-deck|class-size|log-laid|cards-or-none|time-left|sage|other|letters|review-informationGain) /u;

const texts = new Map(
  LANGUAGES.map((language) => [
    language,
    new Map(FOLDERS.flatMap((folder) => [...allTexts(folder, language)])),
  ]),
);
const textsIn = (language: Language): ReadonlyMap<string, string> => defined(texts.get(language));

describe.each(LANGUAGES)('%s', (language) => {
  test('every text is well written', () => {
    const flaws = [...textsIn(language)].flatMap(([at, text]) => {
      const flaw = flawOf(text, language);
      return flaw ? [`${at}: ${flaw}: ${text}`] : [];
    });
    expect(flaws).toEqual([]);
  });

  test('explanations, events, problems and rejections are sentences', () => {
    const whole = [...textsIn(language)].filter(([at]) => SENTENCES.test(at) && !PARTS.test(at));
    expect(whole.length).toBeGreaterThan(400);
    expect(whole.filter(([, text]) => !/^[\p{Lu}„“‘].*[.!?]$/u.test(text))).toEqual([]);
  });
});

test('no text is the same in two languages', () => {
  const [german, latin, english] = LANGUAGES.map(textsIn);
  const same = [...(german ?? [])].flatMap(([at, text]) => {
    const all = [text, latin?.get(at), english?.get(at)];
    const isTerm = SAME.test(at) || !/\p{L}{2}/u.test(text);
    return new Set(all).size < all.length && !isTerm ? [`${at}: ${text}`] : [];
  });
  expect(same).toEqual([]);
});

test('macrons are the same throughout the Latin texts', () => {
  expect(macronFlaws([...textsIn('la').values()])).toEqual([]);
});
