import { generate } from 'lean-qr';
import type { Drawing, Mark } from '../drawing.ts';
import type { Order } from '../item.ts';
import type { Size } from '../paper.ts';
import { fitting, linesOf } from '../sheet/text.ts';
import { PrintProblem } from '../problem.ts';
import { tagged } from '../drawing.ts';

/** An address to print as a QR code, and the label of its target. */
export interface Link {
  readonly url: string;
  readonly label: string;
}

/** Telephones read codes with smaller squares badly (millimetres). */
const MIN_SQUARE = 0.5;
/** Maximum length of a QR code's text (ISO/IEC 18004, version 40, lowest correction). */
const MAX_LETTERS = 2953;
/** Maximum length of an address in legible letters. */
const MAX_SHOWN = 60;
const WIDTH = 100;
/** Width of the code, with the quiet zone that readers need. */
const CODE = 92;
const QUIET = 4;
/** Font size of a label; two lines of it have room. */
const LARGEST = 11;

/**
 * A card, 100 wide, with a QR code and the label of its target; an address too long to type is shown in part.
 *
 * @param card its printed size
 * @throws PrintProblem `too-long` if the code's squares would be too small
 */
export function linkCard({ url, label }: Link, card: Size, fonts: Order['fonts']): Drawing {
  const height = (100 * card.height) / card.width;
  const tooLong = () => new PrintProblem('too-long', { text: url.slice(0, 60) });
  if (new TextEncoder().encode(url).length > MAX_LETTERS) throw tooLong();
  const code = generate(url);
  if ((card.width * CODE) / 100 / (code.size + 2 * QUIET) < MIN_SQUARE) throw tooLong();
  const unit = CODE / (code.size + 2 * QUIET);
  const at = (WIDTH - CODE) / 2;
  const modules: Mark = {
    kind: 'group',
    matrix: [unit, 0, 0, unit, at + QUIET * unit, at + QUIET * unit],
    marks: [{ kind: 'path', d: pathOf(code), fill: '#000000' }],
  };
  let size = Math.min(LARGEST, fitting(longest(label), 'serif-bold', LARGEST, 90, fonts));
  let lines = linesOf(label, 'serif-bold', size, 90, fonts);
  // A long label is whole, in smaller letters.
  while (lines.length * size > 2 * LARGEST) {
    size *= 0.95;
    lines = linesOf(label, 'serif-bold', size, 90, fonts);
  }
  const shown = url.length > MAX_SHOWN ? `${url.slice(0, MAX_SHOWN - 1)}…` : url;
  const small = fitting(shown, 'sans', 5.5, 90, fonts);
  const texts = lines.map(
    (text, i): Mark => ({
      kind: 'text',
      text,
      x: WIDTH / 2,
      y: CODE + 10 + (i + 0.4) * size * 1.15,
      size,
      face: 'serif-bold',
      anchor: 'middle',
      fill: '#2a211b',
    }),
  );
  const address: Mark = {
    kind: 'text',
    text: shown,
    x: WIDTH / 2,
    y: height - 8,
    size: small,
    face: 'sans',
    anchor: 'middle',
    fill: '#5b4d42',
  };
  return {
    width: WIDTH,
    height,
    marks: [
      tagged({ type: 'Figure', alt: `${label}: ${url}` }, [modules]),
      tagged({ type: 'P' }, texts),
      tagged({ type: 'P' }, [address]),
    ],
  };
}

function longest(text: string): string {
  return text.split(' ').reduce((a, b) => (b.length > a.length ? b : a));
}

/** Path of the dark modules, adjacent ones merged. */
function pathOf(code: ReturnType<typeof generate>): string {
  let d = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y)) continue;
      const from = x;
      while (x + 1 < code.size && code.get(x + 1, y)) x += 1;
      d += `M${from} ${y}h${x + 1 - from}v1h${from - x - 1}z`;
    }
  }
  return d;
}
