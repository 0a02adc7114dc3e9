import { type Drawing, type Mark, path, tagged } from '../drawing.ts';
import type { Fonts } from '../fonts.ts';
import { behind, type Offset, type Sides } from '../impose.ts';
import { type Paper, PAPERS } from '../paper.ts';
import { type Block, flow } from '../sheet/flow.ts';

/** Extent of a scale to either side (millimetres). */
const REACH = 5;
const CROSS = 12;
/** Lengths of the ticks of half and whole millimetres (millimetres). */
const TICKS = { half: 1.2, whole: 2.4 };
const MARGIN = 20;

/**
 * Two sides of a sheet that show a printer's registration error of the second side: crosses in front, scales behind
 * them. Held against the light, a cross marks on the scales the values to enter.
 *
 * @param offset by which the second side is moved already
 */
export function testPages(
  text: { readonly title: string; readonly front: string; readonly back: string },
  sides: Exclude<Sides, 'fronts'>,
  paper: Paper,
  offset: Offset,
  fonts: Fonts,
): readonly Drawing[] {
  const page = PAPERS[paper];
  const { width, height } = page;
  const places: readonly Offset[] = [0.2, 0.8].flatMap((x) =>
    [0.4, 0.85].map((y) => ({ x: x * width, y: y * height })),
  );
  const points = [...places, { x: width / 2, y: height * 0.62 }];
  const crosses = points.map(({ x, y }) =>
    hairline(path`M${x - CROSS} ${y}h${2 * CROSS}M${x} ${y - CROSS}v${2 * CROSS}`),
  );
  const scales = points.flatMap((point) => {
    const at = behind({ page, card: { width: 0, height: 0 } }, point, sides);
    return scale(at.x + offset.x, at.y + offset.y);
  });
  const words = (blocks: readonly Block[]) =>
    flow(
      blocks,
      [{ x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height * 0.3 }],
      { most: 4.2, least: 3 },
      fonts,
    ).flat();
  return [
    { width, height, marks: [...words([heading(text.title), paragraph(text.front)]), ...crosses] },
    { width, height, marks: [...words([heading(text.title), paragraph(text.back)]), ...scales] },
  ];
}

function heading(text: string): Block {
  return { tag: 'H1', sentence: [text] };
}

function paragraph(text: string): Block {
  return { tag: 'P', sentence: [text] };
}

function hairline(d: string): Mark {
  return { kind: 'path', d, stroke: '#000000', width: 0.15 };
}

/** Two scales through a point, in halves of a millimetre, positive to the right and downwards. */
function scale(x: number, y: number): readonly Mark[] {
  const steps = Array.from({ length: 4 * REACH + 1 }, (_, i) => i / 2 - REACH);
  const d = steps
    .map((step) => {
      const long = Number.isInteger(step) ? TICKS.whole : TICKS.half;
      return path`M${x + step} ${y - long / 2}v${long}M${x - long / 2} ${y + step}h${long}`;
    })
    .join('');
  const lines = hairline(path`M${x - REACH} ${y}h${2 * REACH}M${x} ${y - REACH}v${2 * REACH}` + d);
  const number = (text: string, at: Offset): Mark => ({
    kind: 'text',
    text,
    ...at,
    size: 2.4,
    face: 'sans',
    anchor: 'middle',
  });
  const ends = [-REACH, REACH];
  const numbers = tagged({ type: 'P' }, [
    ...ends.map((end) => number(`x ${end}`, { x: x + end * 1.6, y: y + 0.8 })),
    ...ends.map((end) => number(`y ${end}`, { x, y: y + end * 1.35 + 0.8 })),
  ]);
  return [lines, numbers];
}
