import type { Sentence } from '@lusoria/i18n';
import { textOf } from '@lusoria/i18n';
import { cardBack } from '../back.ts';
import { type Drawing, type Mark, path, placed, tagged } from '../drawing.ts';
import type { Order } from '../item.ts';
import { landscape, PAPERS, PRINTABLE, type Size } from '../paper.ts';
import { PrintProblem } from '../problem.ts';
import { fitting } from '../sheet/text.ts';

/** Play around the cards on each side, and thickness of a card on stout paper (millimetres). */
const PLAY = 1;
const THICKNESS = 0.3;
const GLUE = 11;
const TONGUE = 13;
/** Flaps are a little narrower than the wall behind which they go. */
const TAPER = 3;

interface Box extends Size {
  readonly depth: number;
}

/**
 * A tuck box to fold, for a number of cards: back, side, front, side and a glue strip, from left to right; a lid with a
 * tongue above, flaps below.
 *
 * @throws PrintProblem `no-room`
 */
export function tuckBox(
  title: Sentence,
  cards: number,
  card: Size,
  { fonts, paper, colours }: Pick<Order, 'fonts' | 'paper' | 'colours'>,
): Drawing {
  const depth = Math.max(8, cards * THICKNESS + PLAY);
  const box: Box = { width: card.width + 2 * PLAY, height: card.height + 2 * PLAY, depth };
  const across = 2 * box.width + 2 * depth + GLUE;
  const down = box.height + 2 * depth + TONGUE + GLUE;
  const page = [PAPERS[paper], landscape(PAPERS[paper])].find(
    ({ width, height }) => width >= across + 2 * PRINTABLE && height >= down + 2 * PRINTABLE,
  );
  if (!page) throw new PrintProblem('no-room');
  const x = (page.width - across) / 2;
  const y = (page.height - down) / 2 + depth + TONGUE;
  const front = x + box.width + depth;
  const back = placed(cardBack(card, colours, 0).marks, x + PLAY, y + PLAY);
  const text = textOf(title);
  const size = fitting(text, 'serif-bold', 11, box.width - 8, fonts);
  const named = (letters: number, at: number): Mark => ({
    kind: 'text',
    text,
    x: front + box.width / 2,
    y: at,
    size: letters,
    face: 'serif-bold',
    anchor: 'middle',
    fill: '#2a211b',
  });
  const lid = fitting(text, 'serif-bold', Math.min(5.5, depth * 0.5), box.width - 8, fonts);
  return {
    ...page,
    marks: [
      back,
      tagged({ type: 'H1' }, [named(size, y + box.height / 2 + size * 0.3)]),
      named(lid, y - depth / 2 + lid * 0.3),
      { kind: 'path', d: folds(box, x, y), stroke: '#777777', width: 0.2, dash: [1.5, 1.5] },
      { kind: 'path', d: outline(box, x, y), stroke: '#000000', width: 0.25 },
    ],
  };
}

/** Fold lines. */
function folds({ width, height, depth }: Box, x: number, y: number): string {
  const [side, front, second, glue] = [
    x + width,
    x + width + depth,
    x + 2 * width + depth,
    x + 2 * (width + depth),
  ];
  const upright = [side, front, second, glue].map((at) => path`M${at} ${y}v${height}`).join('');
  return (
    upright +
    path`M${side} ${y}H${glue}M${x} ${y + height}H${glue}M${front} ${y - depth}h${width}M${front} ${y + height + depth}h${width}`
  );
}

/** Cut line: once around, from the upper left corner to the right. */
function outline({ width, height, depth }: Box, x: number, y: number): string {
  const flap = Math.min(depth, width * 0.45);
  const below = y + height;
  const front = x + width + depth;
  const end = x + 2 * (width + depth);
  const notch = Math.min(9, width / 5);
  return (
    // The back has a hollow for the thumb; the sides have flaps; the front has the lid with its tongue.
    path`M${x} ${y}h${width / 2 - notch}a${notch} ${notch} 0 0 0 ${2 * notch} 0h${width / 2 - notch}` +
    path`l${TAPER} ${-flap}h${depth - TAPER}v${flap}V${y - depth}` +
    path`l${TAPER} ${-TONGUE + 5}q0 -5 5 -5h${width - 2 * TAPER - 10}q5 0 5 5l${TAPER} ${TONGUE - 5}V${y}` +
    path`v${-flap}h${depth - TAPER}l${TAPER} ${flap}` +
    path`M${end} ${y}l${GLUE} ${TAPER}v${height - 2 * TAPER}l${-GLUE} ${TAPER}` +
    path`l${-TAPER} ${flap}h${-(depth - TAPER)}V${below}` +
    path`V${below + depth}l${-TAPER} ${GLUE}h${-(width - 2 * TAPER)}l${-TAPER} ${-GLUE}V${below}` +
    path`v${flap}h${-(depth - TAPER)}l${-TAPER} ${-flap}` +
    path`l${-TAPER} ${depth * 0.9}h${-(width - 2 * TAPER)}l${-TAPER} ${-depth * 0.9}` +
    path`V${y}M${front} ${y}`
  );
}
