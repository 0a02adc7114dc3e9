import {
  type Drawing,
  type Fonts,
  linesOf,
  type Mark,
  PrintProblem,
  rectangle,
} from '@lusoria/print';

const WIDTH = 100;
/** Maximum width of text on a card, of its 100. */
const INNER = 86;
/** Of the frame to the card's edge. */
const FRAME = 4;
const TITLE = { most: 17, least: 6 };
const VALUE = { most: 13, least: 4.5 };
const LINE_HEIGHT = 1.15;
const SHRINK = 0.94;

/** Of a photo: its distance from the card's edge, and the part of the height that it has. */
const PHOTO = { edge: 8, share: 0.5 };

/**
 * The face of a card in words: its name, and every value; a photo above them.
 *
 * @throws PrintProblem `too-long` if they would be illegible
 */
export function textFace(
  title: string,
  values: readonly string[],
  height: number,
  fonts: Fonts,
  photo?: string,
): Drawing {
  const above = photo === undefined ? 0 : height * PHOTO.share;
  let scale = 1;
  for (; TITLE.most * scale >= TITLE.least && VALUE.most * scale >= VALUE.least; scale *= SHRINK) {
    const words = setIn(title, values, { above, height }, scale, fonts);
    if (!words) continue;
    const { edge } = PHOTO;
    const picture: readonly Mark[] =
      photo === undefined
        ? []
        : [
            {
              kind: 'picture',
              name: photo,
              x: edge,
              y: edge,
              width: WIDTH - 2 * edge,
              height: above - edge,
            },
          ];
    return { width: WIDTH, height, marks: [frame(height), ...picture, ...words] };
  }
  const longest = values.reduce((a, b) => (b.length > a.length ? b : a), title);
  throw new PrintProblem('too-long', { text: longest.slice(0, 60) });
}

function frame(height: number): Mark {
  return {
    kind: 'path',
    d: rectangle(FRAME, FRAME, WIDTH - 2 * FRAME, height - 2 * FRAME, 5),
    stroke: '#c9bca8',
    width: 0.8,
  };
}

/** Null if it does not fit on the card. */
function setIn(
  title: string,
  values: readonly string[],
  { above, height }: { readonly above: number; readonly height: number },
  scale: number,
  fonts: Fonts,
): readonly Mark[] | null {
  const [large, small] = [TITLE.most * scale, VALUE.most * scale];
  const titleLines = linesOf(title, 'serif-bold', large, INNER, fonts);
  const valueLines = values.flatMap((value) => linesOf(value, 'sans', small, INNER, fonts));
  const tooWide =
    titleLines.some((line) => fonts.width(line, 'serif-bold') * large > INNER) ||
    valueLines.some((line) => fonts.width(line, 'sans') * small > INNER);
  const gap = valueLines.length > 0 ? small * 0.6 : 0;
  const tall = (titleLines.length * large + valueLines.length * small) * LINE_HEIGHT + gap;
  const room = height - above - (above === 0 ? 14 : 9);
  if (tooWide || tall > room) return null;
  const top = above + (height - above - (above === 0 ? 0 : 5) - tall) / 2;
  const line = (text: string, y: number, size: number, face: 'serif-bold' | 'sans'): Mark => ({
    kind: 'text',
    text,
    x: WIDTH / 2,
    y,
    size,
    face,
    anchor: 'middle',
    fill: face === 'sans' ? '#4e4136' : '#2a211b',
  });
  const below = top + titleLines.length * large * LINE_HEIGHT + gap;
  return [
    ...titleLines.map((text, i) =>
      line(text, top + (i * LINE_HEIGHT + 0.85) * large, large, 'serif-bold'),
    ),
    ...valueLines.map((text, i) =>
      line(text, below + (i * LINE_HEIGHT + 0.85) * small, small, 'sans'),
    ),
  ];
}
