import { circle, type Colour, type Mark, type PathMark } from '../drawing.ts';

/** Materials of the pieces of a figure; cloth and hat are in the colour of the suit. */
type Piece = keyof typeof STYLES;

const INK = '#2a211b';
const GOLD = '#e8b84f';

/** Fill, stroke and its width; null for the colour of the cloth. */
const STYLES = {
  cloth: { fill: null },
  hat: { fill: null },
  ermine: { fill: '#fffdf7' },
  cuff: { fill: '#fffdf7' },
  shield: { fill: '#fffdf7', stroke: GOLD, width: 2 },
  dots: { width: 1.4 },
  skin: { fill: '#f6d9bd' },
  hair: { fill: '#8a5a2b' },
  gold: { fill: GOLD },
  plume: { fill: GOLD },
  band: { fill: '#24457c' },
  sash: { fill: '#24457c' },
  gem: { fill: '#b3261e' },
  blade: { fill: '#dfe3ea' },
  rod: { stroke: '#6d4420', width: 2.6 },
  fold: { width: 0.6 },
  eye: { fill: INK, width: 0 },
  blush: { stroke: '#e8a891', width: 4 },
  lip: { stroke: '#b3261e', width: 1.3 },
  tunic: { stroke: GOLD, width: 1.6 },
  buttons: { stroke: GOLD, width: 3.6 },
  face: {},
} as const satisfies Readonly<
  Record<
    string,
    { readonly fill?: Colour | null; readonly stroke?: Colour; readonly width?: number }
  >
>;

/** König, Ober and Unter of the German pack, in the frame of a card of 100 by 142. */
const FIGURES: Readonly<Record<'K' | 'Q' | 'J', readonly (readonly [Piece, string])[]>> = {
  K: [
    ['rod', 'M73 132V74'],
    ['gold', 'M73 58 77 66 73 74 69 66ZM69.5 74H76.5V77H69.5Z'],
    ['cloth', 'M7 132V112C13 95 28 88 48 88S77 93 82 108V132Z'],
    ['ermine', 'M27 92C33 103 40 107 48 107S63 103 69 92L64 86H32ZM43 107H53L55 132H41Z'],
    ['dots', 'M34 95v3M41 101v3M55 101v3M62 95v3M48 111v3M45 119v3M51 119v3'],
    ['hair', 'M31 58C27 74 28 84 33 90H63C68 84 69 74 65 58Z'],
    ['skin', 'M35 56H61V72C61 82 54 87 48 87S35 82 35 72Z'],
    [
      'hair',
      'M34 70C37 75 41 77 44 75.5 46 74.5 50 74.5 52 75.5 55 77 59 75 62 70 64 86 57 101 48 101S32 86 34 70Z',
    ],
    ['lip', 'M45 80Q48 82 51 80'],
    ['face', 'M39 63q2.5-1.5 4.5 0M52.5 63q2-1.5 4.5 0M48 66V72.5H46.3'],
    ['eye', circle(41.5, 66.5, 1.4)],
    ['eye', circle(54.5, 66.5, 1.4)],
    ['gold', 'M32 55L29 36 39 44 48 31 57 44 67 36 64 55Q48 51 32 55Z'],
    ['band', 'M32 55Q48 51 64 55L63.5 60Q48 56 32.5 60Z'],
    ['gem', circle(48, 46, 2.5)],
    ['gem', circle(39, 49.5, 1.7)],
    ['gem', circle(57, 49.5, 1.7)],
    ['gold', circle(48, 30, 2)],
    ['gold', circle(29, 35.5, 1.7)],
    ['gold', circle(67, 35.5, 1.7)],
    ['cuff', 'M66 109H79V116H66Z'],
    [
      'skin',
      'M68.5 100H77.5Q79 104.5 77.5 109H68.5Q67 104.5 68.5 100ZM68.5 103H77.5M68.5 106H77.5',
    ],
  ],
  Q: [
    ['blade', 'M73.5 100V57L76 50 78.5 57V100Z'],
    ['fold', 'M76 56V98'],
    ['cloth', 'M11 132V116C17 99 29 93 47 93S79 98 87 114V132Z'],
    ['sash', 'M22 101L56 132H70L33 95Z'],
    ['buttons', 'M52 104v.1M58 112v.1M64 120v.1'],
    ['hair', 'M31 66C28 80 29 88 34 93H60C65 88 66 80 63 66Z'],
    ['skin', 'M35 62H59V78C59 88 53 92 47 92S35 88 35 78Z'],
    ['ermine', 'M30 93Q47 104 64 93L60 88Q47 98 34 88Z'],
    [
      'hair',
      'M36.5 84C38 79 44 78 47 80.5 50 78 56 79 57.5 84 54 85.5 49.5 85 47 82.5 44.5 85 40 85.5 36.5 84Z',
    ],
    ['lip', 'M45 87.5h4'],
    ['face', 'M38.5 71.5q2.5-1.5 4.5 0M51 71.5q2-1.5 4.5 0M47 73V78.5H45.3'],
    ['eye', circle(41, 74.5, 1.4)],
    ['eye', circle(53, 74.5, 1.4)],
    ['hat', 'M21 67C24 62 31 61 33.5 56 35 45 59 45 60.5 56 63 61 70 62 73 67 58 72 36 72 21 67Z'],
    ['band', 'M33.5 56.5Q47 61 60.5 56.5L62.5 61Q47 66 31.5 61Z'],
    ['plume', 'M36 59C26 58 20 49 25 38 26.5 43 29.5 43 31 37 36 42 34.5 47 39 51Z'],
    ['fold', 'M36 58C31 54 28 49 27 44'],
    ['gold', 'M68 99H84V103H68Z'],
    ['cuff', 'M69 112H83V119H69Z'],
    [
      'skin',
      'M71.5 103H80.5Q82 107.5 80.5 112H71.5Q70 107.5 71.5 103ZM71.5 106H80.5M71.5 109H80.5',
    ],
  ],
  J: [
    ['rod', 'M76 30V132'],
    ['blade', 'M76 13L79.5 26 76 33 72.5 26ZM77.5 28C83.5 27 84 36 78 39ZM74.5 28L68 33 74.5 36Z'],
    ['cloth', 'M11 132V95C17 79 30 74 47 74S78 79 87 96V132Z'],
    ['tunic', 'M52 78V132'],
    ['buttons', 'M52 91v.1M52 102v.1M52 113v.1M52 124v.1'],
    ['hair', 'M31 46C26 58 27 70 30 75Q39 80 47 75 55 80 64 75C67 70 68 58 63 46Z'],
    ['skin', 'M35 42H59V59C59 69 53 74 47 74S35 69 35 59Z'],
    ['ermine', 'M31 76Q47 88 63 76L60 70Q47 80 34 70Z'],
    ['lip', 'M43 67Q47 70 51 67'],
    ['blush', 'M39 62.5v.1M55 62.5v.1'],
    ['face', 'M38.5 52.5q2.5-1.5 4.5 0M51 52.5q2-1.5 4.5 0M47 54V60.5H45.3'],
    ['eye', circle(41, 56, 1.4)],
    ['eye', circle(53, 56, 1.4)],
    ['hat', 'M29 44C25 31 37 24 51 26 62 27 69 35 65 44 53 40 41 40 29 44Z'],
    ['band', 'M29 44C41 40 53 40 65 44L64.5 49C53 45 41 45 29.5 49Z'],
    ['plume', 'M58 36C66 31 67 23 62 16 60.5 21 57 20 57 15 51 22 54 29 55 33Z'],
    ['fold', 'M57.5 34C61 29 61.5 25 60.5 21.5'],
    ['cuff', 'M69 101H83V108H69Z'],
    ['skin', 'M71.5 92H80.5Q82 96.5 80.5 101H71.5Q70 96.5 71.5 92ZM71.5 95H80.5M71.5 98H80.5'],
    ['shield', circle(29, 109, 16)],
  ],
};

/** Position of a figure. */
const AT = { K: [6, 5], Q: [2, 4], J: [2, 4] } as const;

/** A figure of the German pack in clothes of this colour. */
export function figure(rank: 'K' | 'Q' | 'J', cloth: Colour): Mark {
  const [x, y] = AT[rank];
  return {
    kind: 'group',
    matrix: [1, 0, 0, 1, x, y],
    marks: FIGURES[rank].map(([piece, d]) => pieceOf(piece, d, cloth)),
  };
}

function pieceOf(piece: Piece, d: string, cloth: Colour): PathMark {
  const style: { fill?: Colour | null; stroke?: Colour; width?: number } = STYLES[piece];
  const { fill, stroke = INK, width = 0.9 } = style;
  return {
    kind: 'path',
    d,
    round: true,
    ...(fill === undefined ? {} : { fill: fill ?? cloth }),
    ...(width === 0 ? {} : { stroke, width }),
  };
}
