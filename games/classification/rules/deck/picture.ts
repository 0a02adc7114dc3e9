import { CASES, type Cell, GENDERS, isCell, NUMBERS } from '@lusoria/latin';
import { schemaOf } from '@lusoria/core/schema';
import * as v from 'valibot';

/** Attributes of the drawing on a card of shapes. */
export const SHAPES = ['circle', 'square', 'triangle'] as const;
export const COLOURS = ['red', 'green', 'blue'] as const;
export const FILLINGS = ['empty', 'striped', 'full'] as const;
export const COUNTS = [1, 2, 3] as const;

/** Polygons are drawn on a square of this many units; x goes to the right, y upwards. */
export const CANVAS = 24;

/** As many as a deck has cards. */
const MAX_PHOTOS = 240;

const text = v.pipe(v.string(), v.minLength(1, 'empty'), v.maxLength(40, 'too-long'));
const coordinate = v.pipe(
  v.number(),
  v.minValue(0, 'coordinate'),
  v.maxValue(CANVAS, 'coordinate'),
);
const point = v.pipe(v.strictTuple([coordinate, coordinate]), v.readonly());
const cells = `${CASES.join('|')} - ${NUMBERS.join('|')} - ${GENDERS.join('|')}`;

/** A place on the canvas: x, then y. */
type Point = readonly [number, number];

/** A picture on a card. A card without one shows its label. */
export type Picture =
  /** The label, and nothing else. */
  | { readonly kind: 'text' }
  | {
      readonly kind: 'shapes';
      readonly shape: (typeof SHAPES)[number];
      readonly colour: (typeof COLOURS)[number];
      readonly filling: (typeof FILLINGS)[number];
      readonly count: (typeof COUNTS)[number];
    }
  /** A form with its cell, since a form alone can be ambiguous. */
  | { readonly kind: 'latin'; readonly lemma: string; readonly form: string; readonly cell: Cell }
  /** With its number in the periodic table. */
  | { readonly kind: 'element'; readonly symbol: string; readonly number: number }
  /** The corners in order, on the canvas. */
  | { readonly kind: 'quadrilateral'; readonly points: readonly [Point, Point, Point, Point] }
  /** One of the photos that the deck names, from 0, above what a card in words shows. */
  | { readonly kind: 'photo'; readonly at: number };

export const pictureSchema = schemaOf<Picture>()(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('text') }),
    v.strictObject({
      kind: v.literal('shapes'),
      shape: v.picklist(SHAPES),
      colour: v.picklist(COLOURS),
      filling: v.picklist(FILLINGS),
      count: v.picklist(COUNTS),
    }),
    v.strictObject({
      kind: v.literal('latin'),
      lemma: text,
      form: text,
      cell: v.custom<Cell>(isCell, `wrong-type:${cells}`),
    }),
    v.strictObject({
      kind: v.literal('element'),
      symbol: text,
      number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(118)),
    }),
    v.strictObject({
      kind: v.literal('quadrilateral'),
      points: v.pipe(v.strictTuple([point, point, point, point]), v.readonly()),
    }),
    v.strictObject({
      kind: v.literal('photo'),
      at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PHOTOS - 1)),
    }),
  ]),
);
