import { describe, expect, test } from 'vitest';
import { deckNamed } from '../index.ts';

const { attributes, cards } = deckNamed('elements');

/** The symbols of the cards with this value, in the order of the table. */
function having(attribute: string, value: string): string {
  const i = attributes.findIndex(({ key }) => key === attribute);
  const wanted = attributes[i]?.values.findIndex(({ key }) => key === value);
  return cards
    .filter(({ values }) => values[i] === wanted)
    .map(({ id }) => id)
    .join(' ');
}
const valueOf = (card: (typeof cards)[number], attribute: string) => {
  const i = attributes.findIndex(({ key }) => key === attribute);
  return attributes[i]?.values[card.values[i] ?? -1]?.key;
};
const numbers = cards.map(({ picture }) => (picture.kind === 'element' ? picture.number : 0));

// Written down from a periodic table, not from the data.
const SYMBOLS = `
  H He
  Li Be B C N O F Ne
  Na Mg Al Si P S Cl Ar
  K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr
  Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe
  Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb`
  .trim()
  .split(/\s+/u);

test('hydrogen to lead without the two that have no stable isotope', () => {
  expect(cards).toHaveLength(80);
  expect(cards.map(({ id }) => id)).toEqual(SYMBOLS.filter((x) => x !== 'Tc' && x !== 'Pm'));
  expect(numbers).toEqual(cards.map(({ id }) => SYMBOLS.indexOf(id) + 1));
});

describe('by atomic number', () => {
  const ENDS = [0, 2, 10, 18, 36, 54, 86];

  test('the period', () => {
    for (const [i, card] of cards.entries()) {
      const period = ENDS.findIndex((end) => (numbers[i] ?? 0) <= end);
      expect([card.id, valueOf(card, 'period')]).toEqual([
        card.id,
        period <= 3 ? '1-3' : String(period),
      ]);
    }
  });

  test('the block: a period begins with two of s, ends with six of p, ten of d before them', () => {
    for (const [i, card] of cards.entries()) {
      const number = numbers[i] ?? 0;
      const start = ENDS.findLast((end) => end < number) ?? 0;
      const after = (ENDS.find((end) => end >= number) ?? 0) - number;
      const inner = after < 16 ? 'd' : 'f';
      const late = after < 6 ? 'p' : inner;
      expect([card.id, valueOf(card, 'block')]).toEqual([
        card.id,
        number - start <= 2 ? 's' : late,
      ]);
    }
  });

  test('even and odd', () => {
    for (const [i, card] of cards.entries()) {
      expect(valueOf(card, 'number')).toBe((numbers[i] ?? 0) % 2 === 0 ? 'even' : 'odd');
    }
  });
});

test('metals and others', () => {
  expect(having('kind', 'nonmetal')).toBe('H He C N O F Ne P S Cl Ar Se Br Kr I Xe');
  expect(having('kind', 'metalloid')).toBe('B Si Ge As Sb Te');
});

test('gases and liquids', () => {
  expect(having('state', 'gas')).toBe('H He N O F Ne Cl Ar Kr Xe');
  expect(having('state', 'liquid')).toBe('Br Hg');
});

test('discoveries', () => {
  // Seven metals and two others of antiquity; from later times arsenic, antimony, zinc, phosphorus.
  expect(having('discovered', 'before-1700')).toBe('C P S Fe Cu Zn As Ag Sn Sb Au Hg Pb');
  const late = having('discovered', 'since-1850').split(' ');
  // Found with the spectroscope, predicted by Mendeleev, isolated from the air, found by X-rays.
  for (const symbol of 'Cs Rb Tl In Ga Sc Ge He Ne Ar Kr Xe Hf Re'.split(' ')) {
    expect(late).toContain(symbol);
  }
  expect(late).toHaveLength(25);
});

test('names', () => {
  const named = (symbol: string) => cards.find(({ id }) => id === symbol)?.label;
  expect(named('H')).toEqual({ de: 'Wasserstoff', la: 'Hydrogenium', en: 'Hydrogen' });
  expect(named('Hg')).toEqual({ de: 'Quecksilber', la: 'Hydrargyrum', en: 'Mercury' });
  expect(named('Sb')).toEqual({ de: 'Antimon', la: 'Stibium', en: 'Antimony' });
  // Most symbols are the beginning of the Latin name.
  const initials = cards.filter(({ id, label }) =>
    label.la.normalize('NFD').replaceAll(/\p{M}/gu, '').startsWith(id.charAt(0)),
  );
  expect(initials).toHaveLength(80);
});
