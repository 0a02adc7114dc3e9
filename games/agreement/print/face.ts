import {
  type Colour,
  type Drawing,
  type Mark,
  path,
  rectangle,
  tagged,
  turned,
} from '@lusoria/print/drawing.ts';

/** The colours of a card's face; `line` is that of frame and corners. */
interface FaceColours {
  readonly ink: Colour;
  readonly line: Colour;
}

const FACE: FaceColours = { ink: '#2a211b', line: '#9c2f23' };

const WIDTH = 100;
/** Height of the letters' middle above their baseline, relative to their size. */
const BASELINE = 0.3545;
const LINE_HEIGHT = 1.1;
/** Maximum width of the form in the middle, clear of the frame. */
const MIDDLE = 76;
/** Widths of letters that are much narrower or broader than most, relative to their size. */
const BREADTHS: Readonly<Record<string, number>> = { i: 0.27, ī: 0.29, l: 0.26, t: 0.32, m: 0.79 };
const USUAL_BREADTH = 0.47;

/**
 * The face of a card, 100 wide: its form large in the middle, and in the corner on the right, so that the ending stays
 * visible when others overlap it from the left.
 *
 * @param form of two spellings each has a line
 */
export function formFace(form: string, height: number, colours = FACE): Drawing {
  const spellings = form.split('/');
  // As large as its letters allow.
  const size = Math.min(38, MIDDLE / Math.max(...spellings.map(breadthOf)));
  const lines = spellings.map((one, i) => (i < spellings.length - 1 ? `${one}/` : one));
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
  const small = Math.min(20, 155 / Math.max(form.length, 5));
  const corner: Mark = {
    kind: 'text',
    text: form,
    x: WIDTH - 12,
    y: 11 + small * (0.5 + BASELINE),
    size: small,
    face: 'serif-bold',
    anchor: 'end',
    fill: colours.line,
    lang: 'la',
  };
  return face(height, colours, [
    tagged({ type: 'P', lang: 'la' }, middle),
    ...both([corner], height),
  ]);
}

/** The face of the joker: the letter of the cover. */
export function jokerFace(height: number, colours = FACE): Drawing {
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
  const star: Mark = { kind: 'path', d: starAt(82, 20, 8), fill: colours.line };
  return face(height, colours, [tagged({ type: 'P' }, [letter]), ...both([star], height)]);
}

function face(height: number, { line }: FaceColours, marks: readonly Mark[]): Drawing {
  const frame = (inset: number, width: number, radius: number, opacity: number): Mark => {
    const at = inset + width / 2;
    const d = rectangle(at, at, WIDTH - 2 * at, height - 2 * at, radius);
    return { kind: 'path', d, stroke: line, width, opacity };
  };
  return {
    width: WIDTH,
    height,
    marks: [frame(4.5, 1.1, 4.5, 0.75), frame(7, 0.6, 3, 0.45), ...marks],
  };
}

/** A corner, repeated upside down in the opposite one. */
function both(corner: readonly Mark[], height: number): readonly Mark[] {
  return [...corner, turned(corner, WIDTH / 2, height / 2)];
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
