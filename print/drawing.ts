import { defined } from '@lusoria/core';
/**
 * A picture as data: a card or a sheet, defined once for the screen (`kits/web/signs/Marks.svelte`) and for paper
 * (`pdf/render.ts`). A card has units of its own, a sheet millimetres; x goes to the right, y downwards.
 */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

export type Mark = PathMark | TextMark | PictureMark | Group;

/** `#rrggbb` */
export type Colour = `#${string}`;

/** The four fonts: EB Garamond for Latin, Source Sans for the rest. */
export const FACES = ['serif', 'serif-bold', 'sans', 'sans-bold'] as const;
export type Face = (typeof FACES)[number];

export interface PathMark {
  readonly kind: 'path';
  /** Path data as in SVG. */
  readonly d: string;
  readonly fill?: Colour;
  readonly stroke?: Colour;
  /** Stroke width; 1 if absent. */
  readonly width?: number;
  readonly opacity?: number;
  /** Whether ends and corners of the stroke are round; sharp if absent. */
  readonly round?: boolean;
  /** Lengths of dashes and gaps. */
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
  /** The point of the text at x; its start if absent. */
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: Colour;
  /** Language, if it is not that of the document. */
  readonly lang?: string;
  /** Width to which the letters are squeezed or stretched. */
  readonly span?: number;
}

/** A picture from a separate file, stretched to its place; the renderer finds the file. A JPEG that is its own name (`data:`) is fitted into it. */
export interface PictureMark {
  readonly kind: 'picture';
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Whether it is mirrored left to right. */
  readonly mirrored?: boolean;
}

/** Whether a picture is a photo, which is its own name. */
export function isPhoto({ name }: PictureMark): boolean {
  return name.startsWith('data:');
}

export interface Group {
  readonly kind: 'group';
  readonly marks: readonly Mark[];
  readonly matrix?: Matrix;
  /** Clipping path. */
  readonly clip?: string;
  /** Role in the accessibility tree; content without a tag is not read out. */
  readonly tag?: Tag;
}

/** As in SVG and PDF: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A structure element of tagged PDF: one that holds others, or one that holds marks. */
export type Tag =
  | { readonly type: 'Sect' | 'Table' | 'TR' | 'L' }
  | {
      readonly type: 'H1' | 'H2' | 'H3' | 'P' | 'TH' | 'TD' | 'LI' | 'Figure' | 'Caption';
      /** Alternative text. */
      readonly alt?: string;
      readonly lang?: string;
    };

const rounded = (number: number): string => String(Math.round(number * 1000) / 1000);

/** Path data with numbers formatted. */
export function path(texts: TemplateStringsArray, ...numbers: readonly number[]): string {
  return texts.reduce((d, text, i) => d + rounded(defined(numbers[i - 1])) + text);
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

/** Marks translated and scaled. */
export function placed(
  marks: readonly Mark[],
  x: number,
  y: number,
  scaleX = 1,
  scaleY = scaleX,
): Group {
  return { kind: 'group', marks, matrix: [scaleX, 0, 0, scaleY, x, y] };
}

/** Marks rotated by 180° about a point. */
export function turned(marks: readonly Mark[], x: number, y: number): Group {
  return { kind: 'group', marks, matrix: [-1, 0, 0, -1, 2 * x, 2 * y] };
}

/** Marks with a role in the accessibility tree. */
export function tagged(tag: Tag, marks: readonly Mark[]): Group {
  return { kind: 'group', marks, tag };
}

/** All marks including those in groups, outermost first. */
export function* allMarks(marks: readonly Mark[]): Generator<Mark> {
  for (const mark of marks) {
    yield mark;
    if (mark.kind === 'group') yield* allMarks(mark.marks);
  }
}
