import { COLOURS, COUNTS, FILLINGS, SHAPES } from '../deck/picture.ts';
import { type Deck, LANGUAGES } from '../deck/types.ts';
import { attribute, names } from './naming.ts';

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
    ['empty', names('leer', 'vacuus', 'empty')],
    ['striped', names('gestreift', 'virgātus', 'striped')],
    ['full', names('voll', 'plēnus', 'full')],
  ]),
  attribute('count', names('Anzahl', 'numerus', 'count'), [
    ['1', names('eins', 'ūnum', 'one')],
    ['2', names('zwei', 'duo', 'two')],
    ['3', names('drei', 'tria', 'three')],
  ]),
];

/** Shape × colour × filling × count: 81 cards. */
export function shapes(): Deck {
  const cards = SHAPES.flatMap((shape, s) =>
    COLOURS.flatMap((colour, c) =>
      FILLINGS.flatMap((filling, f) =>
        COUNTS.map((count, n) => {
          const values = [s, c, f, n];
          const [de = '', la = '', en = ''] = LANGUAGES.map((language) =>
            attributes
              .map((one, i) => one.values[values[i] ?? -1]?.names[language] ?? '')
              .join(', '),
          );
          return {
            id: `${shape}-${colour}-${filling}-${count}`,
            label: { de, la, en },
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
