import { type Colour, type Drawing, type Mark, placed, rectangle } from '../drawing.ts';
import type { Fonts } from '../fonts.ts';
import { fitting } from '../sheet/text.ts';
import type { ScenePicture } from '../item.ts';
import { onPaper } from './scene.ts';

/** Size in pixels that previews of links have (Open Graph). */
export const PREVIEW = { width: 1200, height: 630 } as const;

/** Texts of a preview, from above. */
export interface PreviewTexts {
  /** The name of the game. */
  readonly game: string;
  readonly title: string;
  /** What awaits whoever opens the link. */
  readonly about: string;
}

const MARGIN = 60;
const INSIDE = PREVIEW.width - 2 * MARGIN;
const GROUND = '#1d4a3f';
const EDGE = '#143730';
const GOLD = '#f2c14e';
const INK = '#fdf8ec';
const QUIET = '#c6dcd0';
/** Where the cards lie. */
const CARDS = { top: 252, bottom: 590, gap: 18, tallest: 250 };
/** How much of a card is seen at most beside its neighbour's edge, in its widths. */
const APART = 1.06;

/** The picture of a link: what it is, and the cards that it is about. */
export function preview(texts: PreviewTexts, scene: ScenePicture, fonts: Fonts): Drawing {
  const { width, height } = PREVIEW;
  const rows = scene.rows.filter((row) => row.length > 0);
  return {
    width,
    height,
    marks: [
      { kind: 'path', d: rectangle(0, 0, width, height), fill: GROUND },
      { kind: 'path', d: rectangle(0, height - 14, width, 14), fill: EDGE },
      ...words(texts, fonts, rows.length > 0),
      ...rows.flatMap((row, i) => rowMarks(row, i, rows.length)),
    ],
  };
}

function words({ game, title, about }: PreviewTexts, fonts: Fonts, hasCards: boolean): Mark[] {
  const down = hasCards ? 0 : 150;
  const line = (
    text: string,
    y: number,
    size: number,
    face: 'serif-bold' | 'sans',
    fill: Colour,
  ): Mark => ({
    kind: 'text',
    text,
    x: MARGIN,
    y: y + down,
    size: fitting(text, face, size, INSIDE, fonts),
    face,
    fill,
  });
  return [
    line(game, 84, 34, 'sans', GOLD),
    line(title, 152, 62, 'serif-bold', INK),
    line(about, 210, 34, 'sans', QUIET),
    {
      kind: 'text',
      text: 'Lusoria',
      x: PREVIEW.width - MARGIN,
      y: 84,
      size: 34,
      face: 'serif-bold',
      anchor: 'end',
      fill: GOLD,
    },
  ];
}

function rowMarks(row: readonly Drawing[], index: number, count: number): readonly Mark[] {
  const room = (CARDS.bottom - CARDS.top - (count - 1) * CARDS.gap) / count;
  const height = Math.min(room, CARDS.tallest);
  const top = CARDS.top + index * (room + CARDS.gap) + (room - height) / 2;
  const scales = row.map((card) => height / card.height);
  const widest = Math.max(...row.map((card, i) => card.width * (scales[i] ?? 1)));
  const step = Math.min(widest * APART, row.length > 1 ? (INSIDE - widest) / (row.length - 1) : 0);
  const start = (PREVIEW.width - (step * (row.length - 1) + widest)) / 2;
  return row.map((card, i) => placed(onPaper(card), start + i * step, top, scales[i] ?? 1));
}
