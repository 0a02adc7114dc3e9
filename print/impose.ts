import { defined } from '@lusoria/core';
import { type Drawing, type Group, type Mark, path, placed, rectangle } from './drawing.ts';
import {
  type CardSize,
  landscape,
  type Paper,
  PAPERS,
  PRINTABLE,
  type Size,
  sizeOf,
} from './paper.ts';
import { PrintProblem } from './problem.ts';

/** Fronts alone, or with backs, for a printer that flips the sheet on its long or its short edge. */
export const SIDES = ['fronts', 'long', 'short'] as const;
export type Sides = (typeof SIDES)[number];

/** Millimetres to the right and downwards. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/** Layout of cards on sheets. */
export interface Layout {
  readonly paper: Paper;
  readonly size: CardSize;
  readonly sides: Sides;
  /** Extent of a back over the edge, so that cutting need not be exact; 0 or 3 mm. */
  readonly bleed: number;
  /** Whether crop marks are printed beside the cards. */
  readonly cropMarks: boolean;
  /** Whether a fine line shows where a corner can be rounded. */
  readonly corners: boolean;
  /** Correction of the printer's registration error: backs are moved by it. */
  readonly offset: Offset;
}

/** A card to be printed. Both pictures are as large as a card. */
export interface PrintedCard {
  readonly front: Drawing;
  /** It may extend over the edge by the bleed. */
  readonly back: Drawing;
}

/** Places of the cards on a page: upper left corners, row by row (millimetres). */
export interface Grid {
  readonly page: Size;
  readonly card: Size;
  readonly places: readonly Offset[];
  /** Distance from the outermost cards to the unprintable margin. */
  readonly room: Offset;
}

/** Radius of a rounded corner (millimetres). */
const CORNER = 3;
/** Maximum length of a crop mark (millimetres). */
const MARK = 4;
const HAIRLINE = 0.1;

/**
 * The grid of cards of a size on a paper: upright or on its side, whichever holds more; then whichever leaves more
 * room.
 *
 * @throws PrintProblem `no-room`
 */
export function gridOf({ paper, size, bleed, offset }: Layout): Grid {
  const card = sizeOf(size, paper);
  // A card of half a sheet goes to the edge of the paper; its content keeps clear of the edge.
  const margin = size === 'half' ? 0 : PRINTABLE + Math.max(Math.abs(offset.x), Math.abs(offset.y));
  const over = size === 'half' ? 0 : bleed;
  const [best] = [PAPERS[paper], landscape(PAPERS[paper])]
    .map((page) => gridOn(page, card, margin, over))
    .toSorted(
      (a, b) =>
        b.places.length - a.places.length ||
        Math.min(b.room.x, b.room.y) - Math.min(a.room.x, a.room.y),
    );
  if (!best || best.places.length === 0) throw new PrintProblem('no-room');
  return best;
}

function gridOn(page: Size, card: Size, margin: number, bleed: number): Grid {
  const along = (length: number, side: number) => {
    const free = length - 2 * margin;
    // The last card needs no gap behind it; the hundredth of a millimetre absorbs rounding of inches.
    const count = Math.max(0, Math.floor((free + 0.01) / (side + 2 * bleed)));
    const room = (free - count * (side + 2 * bleed)) / 2;
    const first = margin + room + bleed;
    return { room, at: Array.from({ length: count }, (_, i) => first + i * (side + 2 * bleed)) };
  };
  const columns = along(page.width, card.width);
  const rows = along(page.height, card.height);
  return {
    page,
    card,
    places: rows.at.flatMap((y) => columns.at.map((x) => ({ x, y }))),
    room: { x: columns.room, y: rows.room },
  };
}

/** Place of a card's back on the second side of a sheet, and whether it is upside down there. */
export function behind(
  { page, card }: Pick<Grid, 'page' | 'card'>,
  place: Offset,
  sides: Exclude<Sides, 'fronts'>,
): Offset & { readonly turned: boolean } {
  const upright = page.height > page.width;
  // Flipping on a side edge swaps left and right, on the top edge above and below.
  return (sides === 'long') === upright
    ? { x: page.width - place.x - card.width, y: place.y, turned: false }
    : { x: place.x, y: page.height - place.y - card.height, turned: true };
}

/**
 * Cards on sheets, in order: each page of fronts is followed by that of their backs, if these are printed.
 *
 * @throws PrintProblem `no-room`, `empty`
 */
export function impose(cards: readonly PrintedCard[], layout: Layout): readonly Drawing[] {
  if (cards.length === 0) throw new PrintProblem('empty');
  const grid = gridOf(layout);
  const { sides } = layout;
  const sheets = Array.from({ length: Math.ceil(cards.length / grid.places.length) }, (_, i) =>
    cards.slice(i * grid.places.length, (i + 1) * grid.places.length),
  );
  return sheets.flatMap((sheet) => {
    const fronts = frontPage(sheet, grid, layout);
    return sides === 'fronts' ? [fronts] : [fronts, backPage(sheet, grid, layout, sides)];
  });
}

function frontPage(cards: readonly PrintedCard[], grid: Grid, layout: Layout): Drawing {
  const marks: Mark[] = cards.flatMap(({ front }, i) => {
    const place = grid.places[i];
    return place ? [within(front, grid.card, place, 0)] : [];
  });
  const guides = layout.size === 'half' ? foldMarks(grid) : cutMarks(cards.length, grid, layout);
  const { width, height } = grid.page;
  const page = { width, height, marks: [...marks, ...(layout.cropMarks ? guides : [])] };
  return layout.size === 'half' ? clippedToPrintable(page) : page;
}

function backPage(
  cards: readonly PrintedCard[],
  grid: Grid,
  { bleed, offset, size }: Layout,
  sides: Exclude<Sides, 'fronts'>,
): Drawing {
  const marks = cards.flatMap(({ back }, i) => {
    const place = grid.places[i];
    if (!place) return [];
    const { x, y, turned } = behind(grid, place, sides);
    const at = { x: x + offset.x, y: y + offset.y };
    return [within(back, grid.card, at, size === 'half' ? 0 : bleed, turned)];
  });
  const { width, height } = grid.page;
  const page = { width, height, marks };
  return size === 'half' ? clippedToPrintable(page) : page;
}

/** A card-sized picture at its place. */
function within(
  { marks, width, height }: Drawing,
  card: Size,
  { x, y }: Offset,
  bleed: number,
  upsideDown = false,
): Group {
  const [sx, sy] = [card.width / width, card.height / height];
  const inner: Group = {
    ...placed(marks, 0, 0, sx, sy),
    clip: rectangle(-bleed / sx, -bleed / sy, width + (2 * bleed) / sx, height + (2 * bleed) / sy),
  };
  const matrix = upsideDown
    ? ([-1, 0, 0, -1, x + card.width, y + card.height] as const)
    : ([1, 0, 0, 1, x, y] as const);
  return { kind: 'group', marks: [inner], matrix };
}

function clippedToPrintable({ width, height, marks }: Drawing): Drawing {
  const clip = rectangle(PRINTABLE, PRINTABLE, width - 2 * PRINTABLE, height - 2 * PRINTABLE);
  return { width, height, marks: [{ kind: 'group', marks, clip }] };
}

/** Marks for halving a sheet: a line at either end, as long as the printable margin allows. */
function foldMarks({ page, card, places }: Grid): readonly Mark[] {
  const [first, ...others] = places;
  return others.map(({ x }) => {
    const middle = (x + defined(first).x + card.width) / 2;
    const bottom = page.height - PRINTABLE;
    return line(path`M${middle} ${PRINTABLE}v${MARK}M${middle} ${bottom - MARK}v${MARK}`);
  });
}

/** Crop marks around the cards on the page, and arcs for rounded corners. */
function cutMarks(count: number, grid: Grid, { bleed, corners }: Layout): readonly Mark[] {
  const { card } = grid;
  const used = grid.places.slice(0, count);
  const unique = (values: readonly number[]) => [...new Set(values)];
  const [left, right] = [
    Math.min(...grid.places.map(({ x }) => x)),
    Math.max(...used.map(({ x }) => x)) + card.width,
  ];
  const [top, bottom] = [
    Math.min(...grid.places.map(({ y }) => y)),
    Math.max(...used.map(({ y }) => y)) + card.height,
  ];
  const long = (room: number) => Math.max(0, Math.min(MARK, room));
  const [inX, inY] = [long(grid.room.x), long(grid.room.y)];
  const d = [
    ...unique(used.flatMap(({ x }) => [x, x + card.width])).map(
      (x) => path`M${x} ${top - bleed - inY}v${inY}M${x} ${bottom + bleed}v${inY}`,
    ),
    ...unique(used.flatMap(({ y }) => [y, y + card.height])).map(
      (y) => path`M${left - bleed - inX} ${y}h${inX}M${right + bleed} ${y}h${inX}`,
    ),
    // A bleed leaves room for marks between the cards, too.
    ...(bleed === 0 ? [] : used.map((at) => ticks(card, at, bleed))),
  ].join('');
  return [line(d), ...(corners ? [line(used.map((at) => arcs(card, at)).join(''))] : [])];
}

/** Lines pointing away from the four corners of a card. */
function ticks({ width, height }: Size, { x, y }: Offset, long: number): string {
  const across = [y, y + height].map(
    (at) => path`M${x - long} ${at}h${long}M${x + width} ${at}h${long}`,
  );
  const down = [x, x + width].map(
    (at) => path`M${at} ${y - long}v${long}M${at} ${y + height}v${long}`,
  );
  return [...across, ...down].join('');
}

function arcs({ width, height }: Size, { x, y }: Offset): string {
  const r = CORNER;
  return (
    path`M${x} ${y + r}a${r} ${r} 0 0 1 ${r} ${-r}` +
    path`M${x + width - r} ${y}a${r} ${r} 0 0 1 ${r} ${r}` +
    path`M${x + width} ${y + height - r}a${r} ${r} 0 0 1 ${-r} ${r}` +
    path`M${x + r} ${y + height}a${r} ${r} 0 0 1 ${-r} ${-r}`
  );
}

function line(d: string): Mark {
  return { kind: 'path', d, stroke: '#777777', width: HAIRLINE };
}
