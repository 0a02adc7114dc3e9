import type { Part, Sentence } from '@lusoria/i18n';
import { type Colour, type Face, type Mark, tagged } from '../drawing.ts';
import type { Fonts } from '../fonts.ts';
import { PrintProblem } from '../problem.ts';
import { sum } from './table.ts';

/** A heading or a paragraph. */
export interface Block {
  readonly tag: 'H1' | 'H2' | 'H3' | 'P';
  readonly sentence: Sentence;
}

/** A column of text (millimetres). */
export interface Column {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Style {
  readonly face: Face;
  /** Size of its letters, relative to the text size. */
  readonly scale: number;
  /** Space above it, relative to the text size. */
  readonly above: number;
  readonly fill: Colour;
}

const STYLES: Readonly<Record<Block['tag'], Style>> = {
  H1: { face: 'serif-bold', scale: 2.2, above: 0, fill: '#2a211b' },
  H2: { face: 'serif-bold', scale: 1.3, above: 0.7, fill: '#9c2f23' },
  H3: { face: 'sans-bold', scale: 1, above: 0.45, fill: '#2a211b' },
  P: { face: 'sans', scale: 1, above: 0.25, fill: '#2a211b' },
};

const LINE_HEIGHT = 1.28;
/** Latin words are in the serif, whose letters are smaller. */
const LATIN_SCALE = 1.12;
const SHRINK = 0.97;

/** A run of letters in one font. */
interface Run {
  readonly text: string;
  readonly face: Face;
  readonly scale: number;
  readonly lang?: 'la';
}

type Word = readonly Run[];

interface SetBlock {
  readonly block: Block;
  readonly lines: readonly (readonly Word[])[];
  readonly height: number;
  readonly above: number;
}

/**
 * Sets text in columns, in the largest letters that fit, from `most` down to `least` millimetres.
 *
 * @returns the marks, column by column
 * @throws PrintProblem `no-room` if even the smallest letters do not fit
 */
export function flow(
  blocks: readonly Block[],
  columns: readonly Column[],
  { most, least }: { readonly most: number; readonly least: number },
  fonts: Fonts,
): readonly (readonly Mark[])[] {
  for (let size = most; size >= least; size *= SHRINK) {
    const set = inColumns(blocks, columns, size, fonts);
    if (set) return set;
  }
  throw new PrintProblem('no-room');
}

/** Null if they do not fit. */
function inColumns(
  blocks: readonly Block[],
  columns: readonly Column[],
  size: number,
  fonts: Fonts,
): readonly (readonly Mark[])[] | null {
  const made: Mark[][] = columns.map(() => []);
  let at = 0;
  let used = 0;
  for (const [i, block] of blocks.entries()) {
    for (;;) {
      const column = columns[at];
      if (!column) return null;
      const set = setBlock(block, column.width, size, fonts);
      const next = blocks[i + 1];
      // A heading does not stand alone at the foot of a column.
      const follows =
        block.tag === 'P' || !next ? 0 : setBlock(next, column.width, size, fonts).height;
      const above = used === 0 ? 0 : set.above;
      if (used + above + set.height + follows <= column.height) {
        made[at]?.push(drawn(set, column, used + above, size, fonts));
        used += above + set.height;
        break;
      }
      at += 1;
      used = 0;
    }
  }
  return made;
}

function setBlock(block: Block, width: number, size: number, fonts: Fonts): SetBlock {
  const style = STYLES[block.tag];
  const lines = wrapped(wordsOf(block.sentence, style), width / (size * style.scale), fonts);
  const height = lines.length * size * style.scale * LINE_HEIGHT;
  return { block, lines, height, above: style.above * size };
}

function wordsOf(sentence: Sentence, { face }: Style): readonly Word[] {
  const words: Run[][] = [[]];
  for (const part of sentence) {
    textIn(part)
      .split(/ /u)
      .forEach((piece, i) => {
        if (i > 0) words.push([]);
        if (piece !== '') words.at(-1)?.push(runOf(piece, part, face));
      });
  }
  return words.filter((word) => word.length > 0);
}

function textIn(part: Part): string {
  return typeof part === 'string' ? part : part.la;
}

function runOf(text: string, part: Part, face: Face): Run {
  if (typeof part === 'string') return { text, face, scale: 1 };
  return face === 'sans'
    ? { text, face: 'serif', scale: LATIN_SCALE, lang: 'la' }
    : { text, face, scale: 1, lang: 'la' };
}

function wrapped(
  words: readonly Word[],
  width: number,
  fonts: Fonts,
): readonly (readonly Word[])[] {
  const lines: Word[][] = [[]];
  let used = 0;
  for (const word of words) {
    const wide = sum(word.map((run) => widthOf(run, fonts)));
    const space = used === 0 ? 0 : fonts.width(' ', 'sans');
    if (used > 0 && used + space + wide > width) {
      lines.push([word]);
      used = wide;
    } else {
      lines.at(-1)?.push(word);
      used += space + wide;
    }
  }
  return lines;
}

function widthOf({ text, face, scale }: Run, fonts: Fonts): number {
  return fonts.width(text, face) * scale;
}

function drawn(
  { block, lines }: SetBlock,
  column: Column,
  top: number,
  size: number,
  fonts: Fonts,
): Mark {
  const { scale, fill } = STYLES[block.tag];
  const letters = size * scale;
  const marks = lines.flatMap((words, i) =>
    lineMarks(
      { words, endsBlock: i === lines.length - 1 },
      column.x,
      column.y + top + letters * (i * LINE_HEIGHT + 1),
      letters,
      fill,
      fonts,
    ),
  );
  return tagged({ type: block.tag }, marks);
}

/** A line with one mark per change of font; a space belongs to the run before it, also that before the next line. */
function lineMarks(
  { words, endsBlock }: { readonly words: readonly Word[]; readonly endsBlock: boolean },
  x: number,
  y: number,
  size: number,
  fill: Colour,
  fonts: Fonts,
): readonly Mark[] {
  const runs: Run[] = [];
  words.forEach((word, i) => {
    const last = i === words.length - 1;
    word.forEach((run, j) => {
      const ended =
        !(last && endsBlock) && j === word.length - 1 ? { ...run, text: `${run.text} ` } : run;
      const before = runs.at(-1);
      if (before && before.face === run.face && before.lang === run.lang) {
        runs[runs.length - 1] = { ...before, text: before.text + ended.text };
      } else runs.push(ended);
    });
  });
  let at = x;
  return runs.map((run): Mark => {
    const { text, face, scale, lang } = run;
    const mark: Mark = {
      kind: 'text',
      text,
      x: at,
      y,
      size: size * scale,
      face,
      fill,
      ...(lang ? { lang } : {}),
    };
    at += widthOf(run, fonts) * size;
    return mark;
  });
}
