import { LANGUAGES, textOf } from '@lusoria/i18n';
import { flawOf, sentenceFlaws } from '@lusoria/i18n/testing/checks.ts';
import { type Cell, CELLS, features } from '@lusoria/latin';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { deckOf, formOf, isRight, judge, optionsSchema, readingsOf } from '../index.ts';
import { loadAgreementMessages } from './index.ts';
import { type JudgedCard, verdictText } from './verdict.ts';

const deck = deckOf(v.parse(optionsSchema, { deck: 'ille' }));

/** Forms with one reading and with several. */
const FORMS = ['ille', 'illīus', 'illī', 'illīs'];

/** Some cards, declared as every cell, on one cell or on the readings of every card. */
const judged: readonly JudgedCard[] = FORMS.map((form) => deck.forms.indexOf(form)).flatMap(
  (card) =>
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

describe.each(LANGUAGES)('%s', async (language) => {
  const t = await loadAgreementMessages(language);

  test('every verdict is a sentence that says what it is', () => {
    const texts = new Set<string>();
    const wrong = judged.filter((each) => {
      const sentence = verdictText(t, each);
      const text = textOf(sentence);
      texts.add(text);
      const isMarked = sentence.some((part) => typeof part !== 'string' && part.la === each.form);
      return !isMarked || text.startsWith(RIGHT[language]) !== isRight(each.verdict);
    });
    expect(wrong).toEqual([]);
    expect(
      sentenceFlaws([...texts], language).filter((flaw) => !flaw.startsWith('no sentence')),
    ).toEqual([]);
  });

  test('when it is not known what lay there, the number is told', () => {
    const texts = ([0, 1, 2, 3] as const).map((shares) =>
      textOf(
        verdictText(t, {
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

const FEATURES = { case: 'Kasus', number: 'Numerus', gender: 'Genus' } as const;

/** The features that two cells share, or those in which they differ. */
function named(a: Cell, b: Cell, shared: boolean): string {
  const [x, y] = [features(a), features(b)];
  return (['case', 'number', 'gender'] as const)
    .filter((name) => (x[name] === y[name]) === shared)
    .map((name) => FEATURES[name])
    .join(' und ');
}

describe('in German', () => {
  const card = deck.forms.indexOf('illī');
  const said = async (as: Cell, on: readonly Cell[]) => {
    const t = await loadAgreementMessages('de');
    const readings = readingsOf(deck, card);
    return textOf(
      verdictText(t, { form: 'illī', as, verdict: judge(deck, card, as, on), readings, on }),
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

  test('features are named as they agree', async () => {
    const t = await loadAgreementMessages('de');
    const wrong = CELLS.flatMap((as) =>
      CELLS.filter((on) => {
        const verdict = judge(deck, card, as, [on]);
        const text = textOf(
          verdictText(t, {
            form: 'x',
            as,
            verdict: { ...verdict, reads: true },
            readings: [],
            on: [on],
          }),
        );
        const [, same = ''] = /stimm(?:t|en) (?:nur d(?:er|as) )?(.*?) überein/u.exec(text) ?? [];
        const [, other = ''] = /überein, (?:d(?:er|as) )?(.*?) nicht/u.exec(text) ?? [];
        return verdict.shares === 1 || verdict.shares === 2
          ? same !== named(as, on, true) || other !== named(as, on, false)
          : other !== '';
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('what does not fit the verdict is not said', async () => {
    const t = await loadAgreementMessages('de');
    const card = { form: 'x', as: 'nom-sg-f', readings: [] } as const;
    const verdict = { reads: true, shares: 0 } as const;
    expect(verdictText(t, { ...card, verdict, on: ['nom-sg-m'] })).toEqual(
      verdictText(t, { ...card, verdict, on: [] }),
    );
  });

  test('a right play', async () => {
    expect(await said('dat-sg-f', ['acc-sg-f', 'nom-pl-m'])).toBe(
      'Richtig: illī kann Dativ Singular Femininum sein. Mit Akkusativ Singular Femininum stimmen Numerus und Genus überein, der Kasus nicht: genau zwei.',
    );
  });
});
