import { type Card, CARDS, SUITS } from '@lusoria/skat';
import { type Language, LANGUAGES } from '@lusoria/i18n';
import { describe, expect, it } from 'vitest';
import { readCard, readCards } from './cards.ts';
import { cardName, cardShort } from '../messages/names.ts';
import { type Spoken, spokenIn, wordsIn } from './spoken.ts';

const all = await Promise.all(
  LANGUAGES.map(
    async (language): Promise<readonly [Language, Spoken]> => [language, await spokenIn(language)],
  ),
);
const spokenBy = (language: Language): readonly Spoken[] =>
  [...all]
    .toSorted(([one], [other]) => Number(other === language) - Number(one === language))
    .map(([, spoken]) => spoken);

function ownOf(language: Language): Spoken {
  const [own] = spokenBy(language);
  if (!own) throw new Error(language);
  return own;
}

const hand: readonly Card[] = ['CJ', 'HJ', 'CA', 'CQ', 'ST', 'S7', 'HK', 'DK', 'DQ', 'D7'];
const read = (text: string, language: Language = 'de') => readCard(text, hand, spokenBy(language));
const two = (text: string, language: Language = 'de') => readCards(text, hand, spokenBy(language));

describe('a card as it is typed', () => {
  it.each([
    ['de', '1', 'CJ'],
    ['de', '10', 'D7'],
    ['de', 'kb', 'CJ'],
    ['de', 'KrB', 'CJ'],
    ['de', '♣B', 'CJ'],
    ['de', 'Kreuz-Bube', 'CJ'],
    ['de', 'kreuz bube', 'CJ'],
    ['de', 'kreuzbube', 'CJ'],
    ['de', 'CJ', 'CJ'],
    ['de', 'jack of clubs', 'CJ'],
    ['de', 'Eichel Unter', 'CJ'],
    ['de', 'kd', 'CQ'],
    ['de', 'pik zehn', null],
    ['de', 'pik 10', 'ST'],
    ['de', 'p10', 'ST'],
    ['de', 'st', 'ST'],
    ['de', 'herz kö', 'HK'],
    ['de', 'kak', 'DK'],
    ['de', 'd7', 'D7'],
    ['en', 'jc', 'CJ'],
    ['en', 'kd', 'DK'],
    ['en', 'ten of spades', 'ST'],
    ['en', 's t', 'ST'],
    ['la', 'eques trifoliī', 'CJ'],
    ['la', 'eques trifolii', 'CJ'],
    ['la', 'tre', 'CJ'],
    ['la', '♥R', 'HK'],
    ['la', 'rhrg', 'DQ'],
    ['la', 'co rex', 'HK'],
    ['la', 'decem spīculī', 'ST'],
  ] as const)('%s: %s', (language, text, card) => {
    const expected = card === null ? { kind: 'unknown' } : { kind: 'card', card };
    expect(read(text, language)).toEqual(expected);
  });

  it('says what is wrong', () => {
    expect(read('11')).toEqual({ kind: 'no-number' });
    expect(read('0')).toEqual({ kind: 'no-number' });
    expect(read('ka')).toEqual({ kind: 'card', card: 'CA' });
    expect(read('pd')).toEqual({ kind: 'not-here' });
    expect(read('ka d')).toEqual({ kind: 'card', card: 'DQ' });
    expect(read('')).toEqual({ kind: 'unknown' });
    expect(read('grand')).toEqual({ kind: 'unknown' });
  });

  it('is ambiguous where several cards of the hand could be meant', () => {
    expect(read('kö karo')).toEqual({ kind: 'card', card: 'DK' });
    const kings = readCard('ka k', ['DK', 'CK'], spokenBy('de'));
    expect(kings).toEqual({ kind: 'card', card: 'DK' });
  });

  it.each(LANGUAGES)('every name and short name that is printed can be typed: %s', (language) => {
    const t = ownOf(language).t;
    const misread = CARDS.flatMap((card) => {
      const names = [card, cardName(t, card, 'french'), cardShort(t, card, 'french')];
      return names.filter((name) => {
        const got = readCard(name, CARDS, spokenBy(language));
        return got.kind !== 'card' || got.card !== card;
      });
    });
    expect(misread).toEqual([]);
  });

  it.each(LANGUAGES)('every short suit goes with every rank that is printed: %s', (language) => {
    const { t, terminal } = ownOf(language);
    const misread = SUITS.flatMap((suit) =>
      wordsIn(terminal(`suit-${suit}`)).flatMap((short) =>
        CARDS.filter((card) => card.startsWith(suit)).flatMap((card) => {
          const text = cardShort(t, card, 'french').replace(/^./u, short);
          const got = readCard(text, CARDS, spokenBy(language));
          return got.kind === 'card' && got.card === card ? [] : [text];
        }),
      ),
    );
    expect(misread).toEqual([]);
  });
});

describe('two cards', () => {
  it.each([
    ['3 7', ['CA', 'HK']],
    ['kb 10', ['CJ', 'D7']],
    ['kb, p7', ['CJ', 'S7']],
    ['kreuz bube pik 7', ['CJ', 'S7']],
    ['kreuz bube und pik 7', ['CJ', 'S7']],
    ['pik 7 3', ['S7', 'CA']],
    ['kb', ['CJ']],
    ['kreuz bube', ['CJ']],
  ] as const)('%s', (text, cards) => {
    expect(two(text)).toEqual({ kind: 'cards', cards });
  });

  it('says what is wrong', () => {
    expect(two('3 77')).toEqual({ kind: 'no-number' });
    expect(two('kb pd')).toEqual({ kind: 'not-here' });
    expect(two('grand')).toEqual({ kind: 'unknown' });
    expect(two('kreuz hand')).toEqual({ kind: 'unknown' });
  });
});
