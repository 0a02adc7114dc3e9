import { describe, expect, test } from 'vitest';
import { type Language, LANGUAGES } from '../../index.ts';
import { flawOf, macronFlaws } from '../../testing/checks.ts';
import { loadHostWords } from './index.ts';

type Texts = readonly (readonly [string, string])[];

/** Every text of a catalogue that stands there as it is, by its place. */
function textsIn(words: object, at = ''): Texts {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]): Texts => {
    if (typeof value === 'string') return [[`${at}${key}`, value]];
    return typeof value === 'object' && value !== null ? textsIn(value, `${at}${key} `) : [];
  });
}

/** All texts of a language. */
async function allTexts(language: Language): Promise<ReadonlyMap<string, string>> {
  const words = await loadHostWords(language);
  return new Map([
    ...textsIn(words),
    ['away', words.away('12:30')],
    ['peak', words.peak('12')],
    ['sparkline', words.sparkline(7, 12, 30)],
  ]);
}

const catalogues = new Map(
  await Promise.all(
    LANGUAGES.map(async (language) => [language, await allTexts(language)] as const),
  ),
);

describe.each(LANGUAGES)('%s', (language) => {
  const texts = catalogues.get(language) ?? new Map<string, string>();

  test('every text is well written', () => {
    expect(texts.size).toBeGreaterThan(50);
    const flaws = [...texts].flatMap(([at, text]) => {
      // The option of the command line is written as it is.
      const flaw = flawOf(text.replace('--host', 'host'), language);
      return flaw ? [`${at}: ${flaw}`] : [];
    });
    expect(flaws).toEqual([]);
  });

  test('it says as much as the others', () => {
    expect([...texts.keys()].toSorted()).toEqual(
      [...(catalogues.get('de')?.keys() ?? [])].toSorted(),
    );
  });
});

test('macrons are the same throughout the Latin texts', () => {
  expect(macronFlaws([...(catalogues.get('la')?.values() ?? [])])).toEqual([]);
});
