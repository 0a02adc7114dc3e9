import { defined } from '@lusoria/core';
import { COLOURS, COUNTS, FILLINGS, SHAPES } from '../deck/picture.ts';
import type { Deck } from '../deck/types.ts';
import { attribute, names } from './naming.ts';

const NEUTER = {
  red: ['rubrum', 'rubra'],
  green: ['viride', 'viridia'],
  blue: ['caeruleum', 'caerulea'],
  empty: ['vacuum', 'vacua'],
  striped: ['virgātum', 'virgāta'],
  full: ['plēnum', 'plēna'],
  counts: ['ūnum', 'duo', 'tria'],
} as const;

/** Latin adjectives agree with the shape in gender and number: singular, then plural. */
const LATIN = {
  circle: {
    noun: ['circulus', 'circulī'],
    red: ['ruber', 'rubrī'],
    green: ['viridis', 'viridēs'],
    blue: ['caeruleus', 'caeruleī'],
    empty: ['vacuus', 'vacuī'],
    striped: ['virgātus', 'virgātī'],
    full: ['plēnus', 'plēnī'],
    counts: ['ūnus', 'duo', 'trēs'],
  },
  square: {
    noun: ['quadrātum', 'quadrāta'],
    ...NEUTER,
  },
  triangle: {
    noun: ['triangulum', 'triangula'],
    ...NEUTER,
  },
} as const;

const attributes = [
  attribute('shape', names('Form', 'fōrma', 'shape'), [
    ['circle', names('Kreis', 'circulus', 'circle')],
    ['square', names('Quadrat', 'quadrātum', 'square')],
    ['triangle', names('Dreieck', 'triangulum', 'triangle')],
  ]),
  attribute('colour', names('Farbe', 'color', 'colour'), [
    ['red', names('rot', 'ruber', 'red')],
    ['green', names('grün', 'viridis', 'green')],
    ['blue', names('blau', 'caeruleus', 'blue')],
  ]),
  attribute('filling', names('Füllung', 'complētiō', 'filling'), [
    ['empty', names('leer', 'vacua', 'empty')],
    ['striped', names('gestreift', 'virgāta', 'striped')],
    ['full', names('voll', 'plēna', 'full')],
  ]),
  attribute('count', names('Anzahl', 'numerus', 'count'), [
    ['1', names('eins', 'ūnus', 'one')],
    ['2', names('zwei', 'duo', 'two')],
    ['3', names('drei', 'trēs', 'three')],
  ]),
];

/** Shape × colour × filling × count: 81 cards. */
export function shapes(): Deck {
  const cards = SHAPES.flatMap((shape, s) =>
    COLOURS.flatMap((colour, c) =>
      FILLINGS.flatMap((filling, f) =>
        COUNTS.map((count, n) => {
          const values = [s, c, f, n];
          const label = (language: 'de' | 'en') =>
            attributes
              .map((one, i) => defined(one.values[defined(values[i])]).names[language])
              .join(', ');
          const latin = LATIN[shape];
          const grammatical = n === 0 ? 0 : 1;
          const [noun, colourOf, fillingOf] = [latin.noun, latin[colour], latin[filling]];
          const la = `${noun[grammatical]} ${colourOf[grammatical]}, ${fillingOf[grammatical]}, ${defined(latin.counts[n])}`;
          return {
            id: `${shape}-${colour}-${filling}-${count}`,
            label: { de: label('de'), la, en: label('en') },
            values,
            picture: { kind: 'shapes', shape, colour, filling, count } as const,
          };
        }),
      ),
    ),
  );
  return {
    id: 'shapes',
    title: names('Formen', 'Fōrmae', 'Shapes'),
    attributes,
    cards,
    alike: false,
  };
}
