import { CANVAS } from '../../deck/picture.ts';
import type { Deck, Names } from '../../deck/types.ts';
import { attribute, names, valuesOf } from '../naming.ts';
import rows from './points.json' with { type: 'json' };
import { type Corners, type Shape, shapeOf } from './shape.ts';

/** Maximum extent of a small figure, and of a medium one. */
const SMALL = CANVAS / 2;
const MEDIUM = (CANVAS * 3) / 4;

const attributes = [
  attribute('right-angles', names('rechte Winkel', 'angulī rēctī', 'right angles'), [
    ['0', names('keiner', 'nūllus', 'none')],
    ['1', names('einer', 'ūnus', 'one')],
    ['2', names('zwei', 'duo', 'two')],
    ['4', names('vier', 'quattuor', 'four')],
  ]),
  attribute(
    'parallels',
    names('Paare paralleler Seiten', 'pāria laterum parallēlōrum', 'pairs of parallel sides'),
    [
      ['0', names('keines', 'nūllum', 'none')],
      ['1', names('eines', 'ūnum', 'one')],
      ['2', names('zwei', 'duo', 'two')],
    ],
  ),
  attribute('equal-sides', names('gleiche Seiten', 'latera aequālia', 'equal sides'), [
    ['none', names('keine', 'nūlla', 'none')],
    ['one-pair', names('ein Paar', 'ūnum pār', 'one pair')],
    ['two-pairs', names('zwei Paare', 'duo pāria', 'two pairs')],
    ['all', names('alle vier', 'omnia', 'all four')],
  ]),
  attribute('diagonals', names('Diagonalen', 'diagōnālēs', 'diagonals'), [
    [
      'neither',
      names('weder gleich noch senkrecht', 'neque aequālēs neque perpendiculārēs', 'neither'),
    ],
    ['equal', names('gleich lang', 'aequālēs', 'equal')],
    ['perpendicular', names('senkrecht', 'perpendiculārēs', 'perpendicular')],
    [
      'both',
      names('gleich lang und senkrecht', 'aequālēs et perpendiculārēs', 'equal and perpendicular'),
    ],
  ]),
  attribute('size', names('Größe', 'magnitūdō', 'size'), [
    ['small', names('klein', 'parva', 'small')],
    ['medium', names('mittel', 'media', 'medium')],
    ['large', names('groß', 'magna', 'large')],
  ]),
];

function diagonalsOf({ equalDiagonals, perpendicular }: Shape): string {
  if (equalDiagonals) return perpendicular ? 'both' : 'equal';
  return perpendicular ? 'perpendicular' : 'neither';
}

function sizeOf({ extent }: Shape): string {
  if (extent <= SMALL) return 'small';
  return extent <= MEDIUM ? 'medium' : 'large';
}

/** The most specific name of a quadrilateral. */
function kindOf({ rightAngles, parallels, equalSides, equalDiagonals }: Shape): Names {
  if (rightAngles === 4) {
    return equalSides === 'all'
      ? names('Quadrat', 'quadrātum', 'square')
      : names('Rechteck', 'rēctangulum', 'rectangle');
  }
  if (parallels === 2) {
    return equalSides === 'all'
      ? names('Raute', 'rhombus', 'rhombus')
      : names('Parallelogramm', 'parallēlogrammum', 'parallelogram');
  }
  if (parallels === 1) {
    if (equalDiagonals) {
      return names('gleichschenkliges Trapez', 'trapezium aequicrūrium', 'isosceles trapezium');
    }
    return rightAngles === 2
      ? names('rechtwinkliges Trapez', 'trapezium rēctangulum', 'right trapezium')
      : names('Trapez', 'trapezium', 'trapezium');
  }
  return equalSides === 'two-pairs'
    ? names('Drachenviereck', 'deltoīdēs', 'kite')
    : names('Viereck', 'quadrilaterum', 'quadrilateral');
}

function cornersIn(row: readonly number[]): Corners {
  const point = (n: number) => [row[2 * n] ?? Number.NaN, row[2 * n + 1] ?? Number.NaN] as const;
  return [point(0), point(1), point(2), point(3)];
}

/**
 * 23 kinds of convex quadrilaterals, each in three sizes: 69 cards. Their attribute values are
 * measured from the corners. No figure nearly has a property without having it: angles differ from
 * a right angle, and sides from parallels, by at least 9°, lengths by at least a tenth. None has
 * exactly three equal sides. Size is the greater of width and height: up to half of the canvas, up
 * to three quarters, or more.
 */
export function quadrilaterals(): Deck {
  const cards = rows.map((row, n) => {
    const points = cornersIn(row);
    const shape = shapeOf(points);
    const kind = kindOf(shape);
    const no = n + 1;
    return {
      id: `${kind.en.replaceAll(' ', '-')}-${no}`,
      label: names(`${kind.de} ${no}`, `${kind.la} ${no}`, `${kind.en} ${no}`),
      values: valuesOf(attributes, [
        String(shape.rightAngles),
        String(shape.parallels),
        shape.equalSides,
        diagonalsOf(shape),
        sizeOf(shape),
      ]),
      picture: { kind: 'quadrilateral', points } as const,
    };
  });
  return {
    id: 'quadrilaterals',
    title: names('Vierecke', 'Quadrilatera', 'Quadrilaterals'),
    attributes,
    cards,
    alike: false,
  };
}
