/**
 * A picture as data: what a card or a sheet shows, once, for the screen (`web/kit/Drawing.svelte`) and for paper
 * (`pdf/render.ts`). Units are its own on a card and millimetres on a sheet; x goes to the right, y downwards.
 */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

export type Mark = PathMark | TextMark | PictureMark | Group;

/** `#rrggbb` */
export type Colour = `#${string}`;

/** The four fonts there are: EB Garamond for what is Latin, Source Sans for the rest. */
export const FACES = ['serif', 'serif-bold', 'sans', 'sans-bold'] as const;
export type Face = (typeof FACES)[number];

export interface PathMark {
  readonly kind: 'path';
  /** As in SVG. */
  readonly d: string;
  readonly fill?: Colour;
  readonly stroke?: Colour;
  /** Of the stroke; 1 if left out. */
  readonly width?: number;
  readonly opacity?: number;
  /** Ends and corners of the stroke; sharp if left out. */
  readonly round?: boolean;
  /** Lengths of strokes and gaps. */
  readonly dash?: readonly number[];
}

export interface TextMark {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly size: number;
  readonly face: Face;
  /** Which end of the text x is; its start if left out. */
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: Colour;
  /** Where it is not that of the document. */
  readonly lang?: string;
  /** Letters are squeezed, or drawn out, to this width. */
  readonly span?: number;
}

/** A picture from a file of its own, stretched into its place; whoever draws it knows where the file is. */
export interface PictureMark {
  readonly kind: 'picture';
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Left and right change places. */
  readonly mirrored?: boolean;
}

export interface Group {
  readonly kind: 'group';
  readonly marks: readonly Mark[];
  readonly matrix?: Matrix;
  /** What lies outside of this path is not seen. */
  readonly clip?: string;
  /** What it is for whoever hears the page; what has no tag is not read out. */
  readonly tag?: Tag;
}

/** As in SVG and PDF: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A structure element of tagged PDF: one that holds others, or one that holds marks. */
export type Tag =
  | { readonly type: 'Sect' | 'Table' | 'TR' | 'L' }
  | {
      readonly type: 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'LI' | 'Figure' | 'Caption';
      /** What is said instead of what is seen. */
      readonly alt?: string;
      readonly lang?: string;
    };

const rounded = (number: number): string => String(Math.round(number * 1000) / 1000);

/** Numbers for the data of a path. */
export function path(texts: TemplateStringsArray, ...numbers: readonly number[]): string {
  return texts.reduce((d, text, i) => d + rounded(numbers[i - 1] ?? 0) + text);
}

export function rectangle(x: number, y: number, width: number, height: number, radius = 0): string {
  if (radius === 0) return path`M${x} ${y}h${width}v${height}h${-width}z`;
  const [w, h, r] = [width - 2 * radius, height - 2 * radius, radius];
  return path`M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

export function circle(x: number, y: number, radius: number): string {
  const r = radius;
  return path`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** Some marks moved, and made larger or smaller. */
export function placed(
  marks: readonly Mark[],
  x: number,
  y: number,
  scaleX = 1,
  scaleY = scaleX,
): Group {
  return { kind: 'group', marks, matrix: [scaleX, 0, 0, scaleY, x, y] };
}

/** Some marks upside down, turned about a point. */
export function turned(marks: readonly Mark[], x: number, y: number): Group {
  return { kind: 'group', marks, matrix: [-1, 0, 0, -1, 2 * x, 2 * y] };
}

/** Marks with what they are for whoever hears the page. */
export function tagged(tag: Tag, marks: readonly Mark[]): Group {
  return { kind: 'group', marks, tag };
}

/** All marks with those in groups, outermost first. */
export function* allMarks(marks: readonly Mark[]): Generator<Mark> {
  for (const mark of marks) {
    yield mark;
    if (mark.kind === 'group') yield* allMarks(mark.marks);
  }
}
