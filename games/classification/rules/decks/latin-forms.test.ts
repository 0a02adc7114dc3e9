import { expect, test } from 'vitest';
import { deckNamed } from './index.ts';

const { attributes, cards } = deckNamed('latin-forms');
const cardOf = (id: string) => cards.find((card) => card.id === id);

// As in any grammar: a case per line, first the singular and then the plural, each m f n.
const IPSE = `
  ipse ipsa ipsum ipsī ipsae ipsa
  ipsīus ipsīus ipsīus ipsōrum ipsārum ipsōrum
  ipsī ipsī ipsī ipsīs ipsīs ipsīs
  ipsum ipsam ipsum ipsōs ipsās ipsa
  ipsō ipsā ipsō ipsīs ipsīs ipsīs`;

test('90 cards: three pronouns, five cases, two numbers, three genders', () => {
  expect(cards).toHaveLength(90);
  expect(attributes.map(({ values }) => values.map(({ key }) => key))).toEqual([
    ['is', 'ille', 'ipse'],
    ['nom', 'gen', 'dat', 'acc', 'abl'],
    ['sg', 'pl'],
    ['m', 'f', 'n'],
  ]);
});

test('the forms are those of a grammar', () => {
  const forms = IPSE.trim().split(/\s+/u);
  const printed = ['nom', 'gen', 'dat', 'acc', 'abl'].flatMap((kase) =>
    ['sg', 'pl'].flatMap((number) =>
      ['m', 'f', 'n'].map((gender) => cardOf(`ipse-${kase}-${number}-${gender}`)?.label.la),
    ),
  );
  expect(printed.map((label) => label?.split(' ')[0])).toEqual(forms);
});

test('a card shows form and cell, and a label says them', () => {
  expect(cardOf('is-gen-pl-m')).toEqual({
    id: 'is-gen-pl-m',
    label: {
      de: 'eōrum – Genitiv Plural maskulin',
      la: 'eōrum – genitīvus plūrālis generis masculīnī',
      en: 'eōrum – genitive plural masculine',
    },
    values: [0, 1, 1, 0],
    picture: { kind: 'latin', lemma: 'is', form: 'eōrum', cell: 'gen-pl-m' },
  });
  expect(cardOf('ille-nom-sg-n')?.label.en).toBe('illud – nominative singular neuter');
  expect(cardOf('is-nom-pl-m')?.label.de).toBe('iī/eī – Nominativ Plural maskulin');
});
