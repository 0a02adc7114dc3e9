import { deckOf, formOf, isRight, judge, optionsSchema, readingsOf } from '@lusoria/agreement';
import { type Cell, CELLS, agreement as shared } from '@lusoria/latin';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, loadAgreementWords } from '../index.ts';
import { la, textOf } from '../sentence.ts';
import { flawOf, sentenceFlaws } from '../testing/checks.ts';
import { explained } from './grammar.ts';
import type { Judged } from './types.ts';

const deck = deckOf(v.parse(optionsSchema, { deck: 'ille' }));

/** Every card, declared as every cell, on one cell or on the readings of every card. */
const judged: readonly Judged[] = deck.forms.flatMap((_, card) =>
  CELLS.flatMap((as) =>
    [...CELLS.map((cell) => [cell]), ...deck.readings].map((on) => ({
      form: formOf(deck, card),
      as,
      verdict: judge(deck, card, as, on),
      readings: readingsOf(deck, card),
      on,
    })),
  ),
);

const RIGHT = { de: 'Richtig: ', la: 'Rēctē: ', en: 'Right: ' } as const;

test('features are named as they agree', () => {
  const wrong = judged.filter(({ as, verdict, on }) => {
    const found = explained({ as, verdict, on });
    if (found.kind !== 'cell') {
      return found.kind !== 'readings' || on.some((cell) => shared(as, cell) === 2);
    }
    const { same, other } = found;
    return (
      !on.includes(found.on) ||
      same.length !== shared(as, found.on) ||
      other.length !== 3 - same.length
    );
  });
  expect(wrong).toEqual([]);
});

test('what does not fit the verdict is not said', () => {
  const on: readonly Cell[] = ['nom-sg-m'];
  expect(explained({ as: 'nom-sg-f', verdict: { reads: true, shares: 0 }, on }).kind).toBe('count');
  expect(explained({ as: 'nom-sg-f', verdict: { reads: true, shares: 2 }, on: [] }).kind).toBe(
    'count',
  );
});

describe.each(LANGUAGES)('%s', (language) => {
  test('every verdict is a sentence that says what it is', async () => {
    const words = await loadAgreementWords(language);
    const texts = new Set<string>();
    for (const each of judged) {
      const sentence = words.verdict(each);
      const text = textOf(sentence);
      texts.add(text);
      expect(sentence).toContainEqual(la(each.form));
      expect(text.startsWith(RIGHT[language])).toBe(isRight(each.verdict));
    }
    expect(
      sentenceFlaws([...texts], language).filter((flaw) => !flaw.startsWith('no sentence')),
    ).toEqual([]);
  });

  test('when it is not known what lay there, the number is told', async () => {
    const words = await loadAgreementWords(language);
    const texts = ([0, 1, 2, 3] as const).map((shares) =>
      textOf(
        words.verdict({
          form: 'illī',
          as: 'dat-sg-m',
          verdict: { reads: true, shares },
          readings: ['dat-sg-m'],
          on: [],
        }),
      ),
    );
    expect(new Set(texts).size).toBe(4);
    expect(texts.filter((text) => flawOf(text, language))).toEqual([]);
  });
});

describe('in German', () => {
  const card = deck.forms.indexOf('illī');
  const said = async (as: Cell, on: readonly Cell[]) => {
    const words = await loadAgreementWords('de');
    const readings = readingsOf(deck, card);
    return textOf(
      words.verdict({ form: 'illī', as, verdict: judge(deck, card, as, on), readings, on }),
    );
  };

  test('a wrong reading', async () => {
    expect(await said('gen-sg-f', ['gen-sg-m'])).toBe(
      'illī kann nicht Genitiv Singular Femininum sein. Es ist Dativ Singular (m., f., n.) oder Nominativ Plural Maskulinum.',
    );
  });

  test('a wrong reading that would not agree either', async () => {
    expect(await said('gen-sg-f', ['acc-pl-f'])).toBe(
      'illī kann nicht Genitiv Singular Femininum sein. Es ist Dativ Singular (m., f., n.) oder Nominativ Plural Maskulinum. Und passen würde es auch nicht: Mit Akkusativ Plural Femininum stimmt nur das Genus überein, Kasus und Numerus nicht. Es müssen genau zwei Merkmale sein.',
    );
  });

  test('agreement in three, one or none', async () => {
    expect(await said('dat-sg-f', ['dat-sg-f'])).toContain(
      'Dativ Singular Femininum liegt dort schon: Alle drei Merkmale stimmen überein.',
    );
    expect(await said('dat-sg-f', ['dat-pl-m'])).toContain(
      'stimmt nur der Kasus überein, Numerus und Genus nicht.',
    );
    expect(await said('dat-sg-f', ['gen-pl-m'])).toContain('stimmt nichts überein');
  });

  test('a right lay', async () => {
    expect(await said('dat-sg-f', ['acc-sg-f', 'nom-pl-m'])).toBe(
      'Richtig: illī kann Dativ Singular Femininum sein. Mit Akkusativ Singular Femininum stimmen Numerus und Genus überein, der Kasus nicht: genau zwei.',
    );
  });
});
