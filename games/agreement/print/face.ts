import {
  type Colour,
  type Drawing,
  type Mark,
  path,
  rectangle,
  tagged,
  turned,
} from '@lusoria/print/drawing.ts';
import type { Corners } from '@lusoria/print/cards/face.ts';
import { PARADIGM_IDS, type ParadigmId } from '@lusoria/latin';

/** The colours of a card's face; `line` is that of its deck: of the ground and the corners. */
interface FaceColours {
  readonly ink: Colour;
  readonly line: Colour;
}

const INK = '#2a211b';
/** A colour for each deck, dark enough for the small letters of a corner. */
const LINES: Readonly<Record<ParadigmId, Colour>> = {
  is: '#b3341f',
  ille: '#2459c4',
  ipse: '#83358c',
  iste: '#0f6b4f',
  hic: '#8a5200',
  idem: '#0b6a86',
  qui: '#a32361',
};
const OTHER_LINE = '#9c2f23';

const WIDTH = 100;
/** Height of the letters' middle above their baseline, relative to their size. */
const BASELINE = 0.3545;
const LINE_HEIGHT = 1.1;
/** Maximum width of the form in the middle. */
const MIDDLE = 78;
/** Maximum sizes of its letters: with two lines it stays clear of the corners. */
const LARGEST = { one: 42, two: 34 };
/** Distance of a corner's letters from the edges. */
const CORNER = 9;
/** Maximum width of a corner's letters. */
const CORNER_WIDTHS: Readonly<Record<Corners, number>> = { four: 38, two: 62 };
/** Widths of letters that are much narrower or broader than most, relative to their size. */
const BREADTHS: Readonly<Record<string, number>> = { i: 0.27, ī: 0.29, l: 0.26, t: 0.32, m: 0.79 };
const USUAL_BREADTH = 0.47;

/** The face of a card in its parts: what moves aside where another card covers it, and what stays. */
export interface Face {
  readonly middle: Drawing;
  readonly rest: Drawing;
}

/** The face of a card as one picture. */
export function wholeFace({ middle, rest }: Face): Drawing {
  return { ...rest, marks: [...rest.marks, ...middle.marks] };
}

/**
 * The face of a card, 100 wide: its form large in the middle, and small in the corner at the top left, which a fan
 * shows, and turned in the opposite one; or in all four corners.
 *
 * @param form of two spellings, or two words, each has a line
 * @param deck id of its deck; null for one of own words
 */
export function formFace(
  form: string,
  height: number,
  deck: string | null,
  corners: Corners,
): Face {
  const shipped = PARADIGM_IDS.find((id) => id === deck);
  const colours: FaceColours = { ink: INK, line: shipped ? LINES[shipped] : OTHER_LINE };
  const lines = linesOf(form);
  const largest = lines.length > 1 ? LARGEST.two : LARGEST.one;
  // As large as its letters allow.
  const size = Math.min(
    largest,
    MIDDLE / Math.max(...lines.map((line) => breadthOf(line.replace('/', '')))),
  );
  const middle = lines.map((text, i): Mark => {
    const line = (i - (lines.length - 1) / 2) * size * LINE_HEIGHT;
    return {
      kind: 'text',
      text,
      x: WIDTH / 2,
      y: height / 2 + line + size * BASELINE,
      size,
      face: 'serif',
      anchor: 'middle',
      fill: colours.ink,
    };
  });
  const small = Math.min(19, CORNER_WIDTHS[corners] / breadthOf(form));
  const corner = (x: number, anchor: 'start' | 'end'): Mark => ({
    kind: 'text',
    text: form,
    x,
    y: CORNER + small * (0.5 + BASELINE),
    size: small,
    face: 'serif-bold',
    anchor,
    fill: colours.line,
    lang: 'la',
  });
  const upper = [
    corner(CORNER, 'start'),
    ...(corners === 'four' ? [corner(WIDTH - CORNER, 'end')] : []),
  ];
  return face(height, colours, tagged({ type: 'P', lang: 'la' }, middle), upper);
}

/** Two spellings have a line each, and so have two words; two spellings of two words have no more lines than these. */
function linesOf(form: string): readonly string[] {
  const spellings = form.split('/');
  if (spellings.length === 1) return form.split(' ');
  return spellings.map((one, i) => (i < spellings.length - 1 ? `${one}/` : one));
}

/** The face of the joker: the letter of the cover. */
export function jokerFace(height: number, corners: Corners): Face {
  const colours: FaceColours = { ink: INK, line: OTHER_LINE };
  const letter: Mark = {
    kind: 'text',
    text: 'L',
    x: WIDTH / 2,
    y: height / 2 + 50 * BASELINE,
    size: 50,
    face: 'serif',
    anchor: 'middle',
    fill: colours.line,
  };
  const stars = (corners === 'four' ? [18, WIDTH - 18] : [18]).map(
    (x): Mark => ({ kind: 'path', d: starAt(x, 20, 8), fill: colours.line }),
  );
  return face(height, colours, tagged({ type: 'P' }, [letter]), stars);
}

function face(height: number, { line }: FaceColours, middle: Mark, upper: readonly Mark[]): Face {
  const ground: Mark = {
    kind: 'path',
    d: rectangle(5, 5, WIDTH - 10, height - 10, 6),
    fill: line,
    opacity: 0.07,
  };
  const size = { width: WIDTH, height };
  return {
    middle: { ...size, marks: [middle] },
    rest: { ...size, marks: [ground, ...both(upper, height)] },
  };
}

/** The upper corners, repeated upside down in the opposite ones. */
function both(upper: readonly Mark[], height: number): readonly Mark[] {
  return [...upper, turned(upper, WIDTH / 2, height / 2)];
}

function starAt(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 12 }, (_, i) => {
    const [r, angle] = [i % 2 === 0 ? radius : radius * 0.38, (i * Math.PI) / 6];
    return path`${x + r * Math.sin(angle)} ${y - r * Math.cos(angle)}`;
  });
  return `M${points.join('L')}z`;
}

/** Approximate width of a word, relative to the size of its letters. */
function breadthOf(word: string): number {
  return Array.from(word, (letter) => BREADTHS[letter] ?? USUAL_BREADTH).reduce((a, b) => a + b, 0);
}
