import { CANVAS, type Picture } from '@lusoria/classification';
import {
  circle,
  type Colour,
  type Drawing,
  type Mark,
  path,
  type PathMark,
  placed,
  rectangle,
  turned,
} from '@lusoria/print/drawing.ts';

const WIDTH = 100;
/** Card height for which the positions below are given. */
const HEIGHT = 142;
const INK = '#2a211b';
const LINE = '#9c2f23';
const BLUE = '#1f4e79';

/** Texts on a card beside its picture, in the reader's language. */
export interface FaceTexts {
  /** The card's name. */
  readonly title: string;
  /** The first letter of the colour, for readers who cannot tell colours apart. */
  readonly letter: string;
  /** Case, and number with gender, of a Latin form. */
  readonly cell: readonly [string, string];
  /** Width of a text set in letters 1 high. */
  width(text: string): number;
}

/** A picture on a card; a card of text has none, nor one with a photo. */
export type Drawn = Exclude<Picture, { kind: 'text' | 'photo' }>;

/** The face of a card with a picture, 100 wide. @param corners of a quadrilateral, on a card of 142 */
export function pictureFace(
  picture: Drawn,
  texts: FaceTexts,
  height: number,
  corners: (points: Quadrilateral) => readonly Point[],
): Drawing {
  const marks = marksOf(picture, texts, height, corners);
  return { width: WIDTH, height, marks };
}

/** The content of a small card of height 142: a form with its cell, a symbol with its number. */
export function smallFace(
  picture: Extract<Drawn, { kind: 'latin' | 'element' }>,
  texts: FaceTexts,
): readonly Mark[] {
  return picture.kind === 'latin'
    ? latin(picture.form, texts, SMALL)
    : element(picture, texts, SMALL);
}

/** Sizes of letters, and whether there is room for more. */
interface Scale {
  readonly form: number;
  readonly cell: number;
  readonly number: number;
  readonly symbol: number;
  /** Distance by which the symbol is lowered. */
  readonly down: number;
  readonly more: boolean;
}
const LARGE: Scale = { form: 1, cell: 17, number: 18, symbol: 52, down: 0, more: true };
const SMALL: Scale = { form: 1.18, cell: 22, number: 28, symbol: 62, down: 8, more: false };

type Point = readonly [number, number];
type Quadrilateral = Extract<Picture, { kind: 'quadrilateral' }>['points'];

function marksOf(
  picture: Drawn,
  texts: FaceTexts,
  height: number,
  corners: (points: Quadrilateral) => readonly Point[],
): readonly Mark[] {
  const down = (height - HEIGHT) / 2;
  switch (picture.kind) {
    case 'shapes':
      return shapes(picture, texts.letter, height);
    case 'latin':
      return [rule(height), placed(latin(picture.form, texts, LARGE), 0, down)];
    case 'element':
      return [rule(height), placed(element(picture, texts, LARGE), 0, down)];
    case 'quadrilateral': {
      const d = `M${corners(picture.points)
        .map(([x, y]) => path`${x} ${y}`)
        .join('L')}Z`;
      const ground: Mark = { kind: 'path', d, fill: BLUE, opacity: 0.14 };
      return [
        placed([ground, { kind: 'path', d, stroke: BLUE, width: 3.4, round: true }], 0, down),
      ];
    }
  }
}

/** The corners of a figure to scale, in the middle of a card: the whole canvas would be as wide as the card. */
export function toScale(points: Quadrilateral): readonly Point[] {
  const unit = (WIDTH - 8) / CANVAS;
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const [x, y] = [middle(points.map(([one]) => one)), middle(points.map(([, one]) => one))];
  return points.map(([px, py]) => [WIDTH / 2 + (px - x) * unit, HEIGHT / 2 - (py - y) * unit]);
}

function rule(height: number): PathMark {
  return {
    kind: 'path',
    d: rectangle(8, 8, WIDTH - 16, height - 16),
    stroke: LINE,
    width: 1.4,
    opacity: 0.55,
  };
}

function latin(form: string, { cell, width }: FaceTexts, scale: Scale): readonly Mark[] {
  const size = Math.min(31, 76 / Math.max(1, width(form))) * scale.form;
  const line = (text: string, y: number): Mark => ({
    kind: 'text',
    text,
    x: 50,
    y,
    size: scale.cell,
    face: 'sans-bold',
    anchor: 'middle',
    fill: '#6b2d22',
  });
  const hair: Mark = { kind: 'path', d: 'M34 76H66', stroke: LINE, width: 1.4 };
  return [
    {
      kind: 'text',
      text: form,
      x: 50,
      y: 62,
      size,
      face: 'serif',
      anchor: 'middle',
      fill: INK,
      lang: 'la',
    },
    ...(scale.more ? [hair] : []),
    line(cell[0], 98),
    line(cell[1], 118),
  ];
}

function element(
  { number, symbol }: Extract<Picture, { kind: 'element' }>,
  { title, width }: FaceTexts,
  scale: Scale,
): readonly Mark[] {
  const size = Math.min(15, 78 / Math.max(1, width(title)));
  const name: Mark = {
    kind: 'text',
    text: title,
    x: 50,
    y: 116,
    size,
    face: 'sans',
    anchor: 'middle',
    fill: INK,
  };
  return [
    {
      kind: 'text',
      text: String(number),
      x: 16,
      y: 31,
      size: scale.number,
      face: 'sans-bold',
      fill: INK,
    },
    {
      kind: 'text',
      text: symbol,
      x: 50,
      y: 86 + scale.down,
      size: scale.symbol,
      face: 'serif-bold',
      anchor: 'middle',
      fill: BLUE,
    },
    ...(scale.more ? [name] : []),
  ];
}

type Shapes = Extract<Picture, { kind: 'shapes' }>;

/** The three differ in tone, too: green is light, red lies between, blue is dark. */
const COLOURS: Readonly<Record<Shapes['colour'], Colour>> = {
  red: '#c0352b',
  green: '#5a9c2f',
  blue: '#17356f',
};

/** Vertical centres of the shapes, from the top. */
const MIDDLES = { 1: [71], 2: [47, 95], 3: [27, 71, 115] } as const;

const OUTLINES: Readonly<Record<Shapes['shape'], string>> = {
  circle: circle(0, 0, 17.5),
  square: rectangle(-16, -16, 32, 32),
  triangle: 'M0-17.5 19.5 16H-19.5Z',
};

/** Distance between stripes along an axis, and the extent of a shape's stripes. */
const STRIPE = 11.3;
const STRIPES_REACH = 3;

/** The corners of the polygonal shapes. */
const CORNERS: Readonly<Record<Exclude<Shapes['shape'], 'circle'>, readonly Point[]>> = {
  square: [
    [-16, -16],
    [16, -16],
    [16, 16],
    [-16, 16],
  ],
  triangle: [
    [0, -17.5],
    [19.5, 16],
    [-19.5, 16],
  ],
};

/** Lines across a shape, from its lower left to its upper right, clipped to its outline. */
function stripesIn(shape: Shapes['shape']): string {
  const lines = Array.from(
    { length: 2 * STRIPES_REACH + 1 },
    (_, i) => (i - STRIPES_REACH) * STRIPE,
  );
  return lines.map((sum) => stripe(shape, sum)).join('');
}

/** The segment inside a shape of the line on which x + y is this sum; empty if it misses the shape. */
function stripe(shape: Shapes['shape'], sum: number): string {
  const ends = shape === 'circle' ? inCircle(sum, 17.5) : inPolygon(sum, CORNERS[shape]);
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  return ends.length < 2 ? '' : path`M${from} ${sum - from}L${to} ${sum - to}`;
}

function inCircle(sum: number, radius: number): readonly number[] {
  const half = radius ** 2 / 2 - (sum / 2) ** 2;
  return half <= 0 ? [] : [sum / 2 - Math.sqrt(half), sum / 2 + Math.sqrt(half)];
}

/** Intersections of the line with the sides of a polygon: x of each. */
function inPolygon(sum: number, corners: readonly Point[]): readonly number[] {
  return corners.flatMap(([x, y], i) => {
    const [toX, toY] = corners[(i + 1) % corners.length] ?? [x, y];
    const [before, after] = [x + y - sum, toX + toY - sum];
    return before < 0 !== after < 0 ? [x + ((toX - x) * before) / (before - after)] : [];
  });
}

function shapes(
  { shape, colour, filling, count }: Shapes,
  letter: string,
  height: number,
): readonly Mark[] {
  const tone = COLOURS[colour];
  const d = OUTLINES[shape];
  const outline: Mark = {
    kind: 'path',
    d,
    stroke: tone,
    width: 4,
    round: true,
    ...(filling === 'full' ? { fill: tone } : {}),
  };
  const stripes: Mark = { kind: 'path', d: stripesIn(shape), stroke: tone, width: 3.4 };
  const one = filling === 'striped' ? [stripes, outline] : [outline];
  const corner: Mark = {
    kind: 'text',
    text: letter,
    x: 13,
    y: 25,
    size: 21,
    face: 'sans-bold',
    anchor: 'middle',
    fill: tone,
  };
  return [
    ...MIDDLES[count].map((y) => placed(one, WIDTH / 2, (y * height) / HEIGHT)),
    corner,
    turned([corner], WIDTH / 2, height / 2),
  ];
}
