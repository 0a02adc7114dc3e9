import {
  type Pack,
  type PlayingCard,
  playingCardParts,
  type Rank,
} from '@lusoria/core/playing-card';
import { type Drawing, type Mark, path, type PathMark, placed, turned } from '../drawing.ts';
import { type SuitColours, suitColours, type SuitScheme } from './colours.ts';
import { figure } from './figures.ts';
import { type Layer, signOf } from './signs.ts';

/** Which corners of a card tell what it is: those that a fan of either hand shows, or the two of a right-handed one. */
export type Corners = 'four' | 'two';

/** Look of a card. */
export interface Look {
  readonly pack: Pack;
  readonly scheme: SuitScheme;
  /** Index in its corner. */
  readonly index: string;
  readonly corners: Corners;
  /** Of a card that is 100 wide; 142 on the screen. */
  readonly height: number;
}

const WIDTH = 100;
/** The height for which the places below are given. */
const HEIGHT = 142;
const INK = '#24457c';

const L = 35;
const R = 65;
type Place = readonly [x: number, y: number];
const both = (y: number): readonly Place[] => [
  [L, y],
  [R, y],
];
const mid = (y: number): readonly Place[] => [[50, y]];

type Court = 'K' | 'Q' | 'J';

/** Positions of the pips of a number card; those of its lower half are upside down. */
const PIPS_AT: Readonly<Record<Exclude<Rank, Court | 'A'>, readonly Place[]>> = {
  '2': [...mid(28), ...mid(114)],
  '3': [...mid(28), ...mid(71), ...mid(114)],
  '4': [...both(28), ...both(114)],
  '5': [...both(28), ...mid(71), ...both(114)],
  '6': [...both(28), ...both(71), ...both(114)],
  '7': [...both(28), ...mid(49.5), ...both(71), ...both(114)],
  '8': [...both(28), ...mid(49.5), ...both(71), ...mid(92.5), ...both(114)],
  '9': [...both(28), ...both(56.5), ...mid(71), ...both(85.5), ...both(114)],
  T: [...both(28), ...mid(42.5), ...both(56.5), ...both(85.5), ...mid(99.5), ...both(114)],
};

/** Figures that look away from the corner are turned about, so that the corner's letter has room. */
const TURNED: readonly PlayingCard[] = ['SQ', 'HJ', 'DQ', 'DJ', 'CQ', 'CJ'];

/** Places of an index and the sign below it: of two corners, and of four, which leave less room to the pips. */
const TWO = { x: 14.5, y: 26, size: 27, span: 21.5, below: 41, sign: 19 };
const FOUR = { x: 13, y: 23.5, size: 23, span: 18.5, below: 36, sign: 15 };

/** The face of a card. The courts of the French pack are pictures, which are called as the cards are. */
export function cardFace(card: PlayingCard, look: Look): Drawing {
  const { suit, rank } = playingCardParts(card);
  const { pack, scheme, height, corners } = look;
  const colours = suitColours(suit, pack, scheme);
  const sign = (x: number, y: number, width: number, down = false) =>
    signAt(signOf(suit, pack), colours, { x, y, width, down });
  const german = pack === 'german';
  const isCourt = rank === 'K' || rank === 'Q' || rank === 'J';
  // The sign of a German figure is where a fourth index would be.
  const isFour = corners === 'four' && !(german && isCourt);
  const at = isFour ? FOUR : TWO;
  const corner = (x: number): readonly Mark[] => [
    index(look.index, colours, { ...at, x }),
    sign(x, at.below, at.sign + (german ? 2 : 0)),
  ];
  const middle = isCourt
    ? court(card, rank, look, colours, sign)
    : rank === 'A'
      ? ace(german, height, colours, sign)
      : PIPS_AT[rank].map(([x, y]) =>
          sign(x, (y * height) / HEIGHT, german ? 19.5 : 18, y > HEIGHT / 2),
        );
  const upper = [...corner(at.x), ...(isFour ? corner(WIDTH - at.x) : [])];
  return {
    width: WIDTH,
    height,
    marks: [...middle, ...upper, turned(upper, WIDTH / 2, height / 2)],
  };
}

/** The face where there is little room: letter and sign are all that counts. */
export function smallFace(card: PlayingCard, look: Look): Drawing {
  const { suit } = playingCardParts(card);
  const { pack, scheme, height } = look;
  const colours = suitColours(suit, pack, scheme);
  const sign = signOf(suit, pack);
  const marks = [
    index(look.index, colours, { x: 28, y: 43, size: 46, span: 42 }),
    signAt(sign, colours, { x: 28, y: 69, width: pack === 'german' ? 40 : 36 }),
    signAt(sign, colours, { x: 66, y: height - 37, width: 54 }),
  ];
  return { width: WIDTH, height, marks };
}

interface IndexPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The width of an index of two letters. */
  readonly span: number;
}

function index(text: string, { first }: SuitColours, { x, y, size, span }: IndexPlace): Mark {
  const narrow = text.length > 1 ? { span } : {};
  return {
    kind: 'text',
    text,
    x,
    y,
    size,
    face: 'sans-bold',
    anchor: 'middle',
    fill: first,
    ...narrow,
  };
}

type SignAt = (x: number, y: number, width: number, down?: boolean) => Mark;

function ace(
  german: boolean,
  height: number,
  { first }: SuitColours,
  sign: SignAt,
): readonly Mark[] {
  const y = height / 2;
  if (!german) return [sign(50, y, 56)];
  const d = path`M50 ${y}C34 ${y - 11} 34 ${y - 21} 50 ${y - 25}M50 ${y}C66 ${y + 11} 66 ${y + 21} 50 ${y + 25}`;
  const stem: Mark = { kind: 'path', d, stroke: first, width: 2, round: true };
  return [stem, sign(50, y - 28, 42), sign(50, y + 28, 42, true)];
}

function court(
  card: PlayingCard,
  rank: Court,
  { pack, scheme, height, corners }: Look,
  colours: SuitColours,
  sign: SignAt,
): readonly Mark[] {
  const german = pack === 'german';
  // The edge of the picture, cut out where a corner's letter is.
  const frame = german
    ? path`M27.5 13H87V${height - 53}H72.5V${height - 13}H13V53H27.5Z`
    : corners === 'four'
      ? path`M24.5 13H75.5V47H85V${height - 47}H75.5V${height - 13}H24.5V${height - 47}H15V47H24.5Z`
      : path`M27.5 13H85V${height - 53}H72.5V${height - 13}H15V53H27.5Z`;
  const edge: Mark = {
    kind: 'path',
    d: frame,
    stroke: scheme === 'none' ? '#000000' : INK,
    width: 0.9,
  };
  if (!german) {
    const picture: Mark = {
      kind: 'picture',
      name: card,
      x: 15,
      y: 13,
      width: 70,
      height: height - 26,
      mirrored: TURNED.includes(card),
    };
    const ground: Mark = { kind: 'path', d: frame, fill: '#fffdf7', opacity: 0.55 };
    const seen: Mark = { kind: 'group', clip: frame, marks: [picture] };
    return scheme === 'none' ? [seen, edge] : [ground, seen, edge];
  }
  const ground: Mark = { kind: 'path', d: frame, fill: colours.cloth, opacity: 0.1 };
  const stands: Mark = placed([figure(rank, colours.cloth)], 0, height - HEIGHT);
  const signs = {
    J: [sign(31, height - 29, 25)],
    Q: [sign(71, 29, 26)],
    K: [sign(40, 27, 21), sign(73, 27, 21)],
  };
  return [ground, { kind: 'group', clip: frame, marks: [stands] }, ...signs[rank], edge];
}

interface SignPlace {
  /** Of its middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly down?: boolean;
}

/** A suit's sign. */
export function signAt(
  sign: readonly Layer[],
  colours: SuitColours,
  { x, y, width, down = false }: SignPlace,
): Mark {
  const marks = sign.map((layer) => layerMark(layer, colours));
  const scale = (width / 24) * (down ? -1 : 1);
  return placed(marks, x - 12 * scale, y - 12 * scale, scale);
}

function layerMark({ as, d }: Layer, { first, second, hollow }: SuitColours): PathMark {
  switch (as) {
    case 'main':
      return hollow
        ? { kind: 'path', d, fill: '#ffffff', stroke: first, width: 1.6, round: true }
        : { kind: 'path', d, fill: first };
    case 'body':
      return { kind: 'path', d, fill: second, stroke: first, width: 1.5 };
    case 'cut':
      return { kind: 'path', d, stroke: '#fffdf7', width: 1.3, round: true };
    case 'mark':
      return { kind: 'path', d, stroke: first, width: 1.6, round: true };
  }
}
