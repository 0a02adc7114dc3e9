import { describe, expect, it } from 'vitest';
import { type Drawing, rectangle } from './drawing.ts';
import { loadFonts } from './fonts.ts';
import { gridOf, impose, type Layout } from './impose.ts';
import { usualJob } from './job.ts';
import { CARD_SIZES, type CardSize, type Paper, PAPERS, PRINTABLE, sizeOf } from './paper.ts';
import { noPictures } from './pdf/pictures.ts';
import { renderPdf } from './pdf/render.ts';
import { boxes, flipped, inked, isDark, type Span } from './testing/measure.ts';
import { type Page, pixelsOf } from './testing/poppler.ts';

const DPI = 200;
const MM = DPI / 25.4;
/** Distance from the edge of a card to its black area (millimetres). */
const INSET = 6;
/** The side of a white square in a corner of the black (millimetres). */
const NOTCH = 6;

const ALL = (['a4', 'letter'] satisfies Paper[]).flatMap((paper) =>
  CARD_SIZES.flatMap((size) =>
    (['long', 'short'] as const).map((sides) => ({ paper, size, sides })),
  ),
);

/** A card that is black but for its border and one of its upper corners. */
function marked(size: CardSize, paper: Paper, corner: 'left' | 'right'): Drawing {
  const { width, height } = sizeOf(size, paper);
  const x = corner === 'left' ? INSET : width - INSET - NOTCH;
  return {
    width,
    height,
    marks: [
      {
        kind: 'path',
        d: rectangle(INSET, INSET, width - 2 * INSET, height - 2 * INSET),
        fill: '#000000',
      },
      { kind: 'path', d: rectangle(x, INSET, NOTCH, NOTCH), fill: '#ffffff' },
    ],
  };
}

async function printed(layout: Layout): Promise<readonly Page[]> {
  const { paper, size } = layout;
  // The left of a front lies behind the right of its back.
  const card = { front: marked(size, paper, 'left'), back: marked(size, paper, 'right') };
  const cards = Array.from({ length: gridOf(layout).places.length }, () => card);
  const about = { title: 'sizes', language: 'en' };
  return pixelsOf(
    await renderPdf(impose(cards, layout), about, await loadFonts(), noPictures),
    DPI,
  );
}

function lengths(spans: readonly Span[]): readonly number[] {
  return spans.map(([from, to]) => (to - from) / MM);
}

function worst(measured: readonly number[], right: readonly number[]): number {
  expect(measured).toHaveLength(right.length);
  return Math.max(...measured.map((one, i) => Math.abs(one - (right[i] ?? 0))));
}

describe.each(ALL)('$size on $paper, turned about the $sides edge', ({ paper, size, sides }) => {
  const layout: Layout = { ...usualJob('en'), paper, size, sides };
  const pages = printed(layout);

  it('has cards of the right size, one beside the other', async () => {
    const [front] = await pages;
    if (!front) throw new Error('no page');
    const { width, height } = sizeOf(size, paper);
    const { x, y } = boxes(front);
    expect(
      worst(
        lengths(x),
        x.map(() => width - 2 * INSET),
      ),
    ).toBeLessThan(0.2);
    expect(
      worst(
        lengths(y),
        y.map(() => height - 2 * INSET),
      ),
    ).toBeLessThan(0.2);
    const pitch = x.slice(1).map(([from], i) => (from - (x[i]?.[0] ?? 0)) / MM);
    // The two halves of a sheet share the remaining space.
    const right = size === 'half' ? (front.width / MM / 2 + width) / 2 : width;
    expect(
      worst(
        pitch,
        pitch.map(() => right),
      ),
    ).toBeLessThan(size === 'half' ? 0.5 : 0.2);
    expect(x.length * y.length).toBe(gridOf(layout).places.length);
  });

  it('has each back behind its front, with the same end up', async () => {
    const [front, back] = await pages;
    if (!front || !back) throw new Error('two pages');
    const upright = front.height > front.width;
    const seen = flipped(back, (sides === 'long') === upright ? 'side' : 'top');
    const [here, there] = [boxes(front), boxes(seen)];
    expect(worst(here.x.flat(), there.x.flat()) / MM).toBeLessThan(0.3);
    expect(worst(here.y.flat(), there.y.flat()) / MM).toBeLessThan(0.3);
    for (const [x] of here.x) {
      for (const [y] of here.y) {
        const corner = [x + (NOTCH / 2) * MM, y + (NOTCH / 2) * MM] as const;
        expect([isDark(front, ...corner), isDark(seen, ...corner)]).toEqual([false, false]);
      }
    }
  });

  it('has nothing where printers do not reach', async () => {
    for (const page of await pages) {
      const { x, y } = inked(page);
      const edge = PRINTABLE * MM - 1;
      expect(Math.min(x[0], y[0], page.width - x[1], page.height - y[1])).toBeGreaterThanOrEqual(
        edge,
      );
    }
  });
});

it('shows with a bleed where every card is cut, and prints nothing where printers do not reach', async () => {
  const layout: Layout = { ...usualJob('en'), size: 'mini', sides: 'fronts', bleed: 3 };
  const [page] = await printed(layout);
  if (!page) throw new Error('no page');
  const { x, y } = inked(page);
  const edge = PRINTABLE * MM - 1;
  expect(Math.min(x[0], y[0], page.width - x[1], page.height - y[1])).toBeGreaterThanOrEqual(edge);
  const { places, card } = gridOf(layout);
  for (const at of places) {
    // The middle of the crop mark to the right of the upper right corner; it may lie between two pixels.
    const [column, row] = [(at.x + card.width + 1.5) * MM, at.y * MM];
    const tones = [-2, -1, 0, 1, 2].map(
      (by) => page.pixels[Math.round(row + by) * page.width + Math.round(column)] ?? 255,
    );
    expect(Math.min(...tones)).toBeLessThan(200);
  }
});

it('has the size of the paper', async () => {
  for (const paper of ['a4', 'letter'] as const) {
    const [page] = await printed({ ...usualJob('en'), paper, size: 'poker', sides: 'fronts' });
    if (!page) throw new Error('no page');
    expect(Math.abs(page.width / MM - PAPERS[paper].width)).toBeLessThan(0.1);
    expect(Math.abs(page.height / MM - PAPERS[paper].height)).toBeLessThan(0.1);
  }
});
