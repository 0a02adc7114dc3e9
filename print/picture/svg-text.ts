import {
  type Drawing,
  isPhoto,
  type Mark,
  type PathMark,
  type PictureMark,
  type TextMark,
} from '../drawing.ts';
import type { Fonts } from '../fonts.ts';
import type { Pictures } from '../pdf/pictures.ts';

/** What marks refer to. */
interface Tools {
  readonly fonts: Fonts;
  readonly pictures: Pictures;
}

/** A drawing as SVG of the given width in pixels: paths only, letters included, so that it looks the same everywhere. */
export function svgText(drawing: Drawing, width: number, tools: Tools): string {
  const { width: w, height: h, marks } = drawing;
  const height = Math.round((width * h) / w);
  const inside = marks.map((mark) => markText(mark, tools)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}">${inside}</svg>`;
}

function markText(mark: Mark, tools: Tools): string {
  switch (mark.kind) {
    case 'path':
      return pathText(mark);
    case 'text':
      return letters(mark, tools.fonts);
    case 'picture': {
      if (isPhoto(mark)) return photoText(mark);
      const { width, height, marks } = tools.pictures(mark.name);
      const [sx, sy] = [mark.width / width, mark.height / height];
      const x = mark.mirrored ? mark.x + mark.width : mark.x;
      const matrix = [mark.mirrored ? -sx : sx, 0, 0, sy, x, mark.y] as const;
      return markText({ kind: 'group', marks, matrix }, tools);
    }
    case 'group': {
      const { marks, matrix } = mark;
      // No picture of ours is cut to a path.
      const inside = marks.map((one) => markText(one, tools)).join('');
      return matrix ? `<g transform="matrix(${matrix.join(' ')})">${inside}</g>` : inside;
    }
  }
}

function photoText({ name, x, y, width, height }: PictureMark): string {
  return `<image href="${name}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
}

function pathText({ d, fill, stroke, width, opacity, round, dash }: PathMark): string {
  const attributes = {
    d,
    fill: fill ?? 'none',
    stroke,
    'stroke-width': stroke && width,
    'stroke-linecap': round && 'round',
    'stroke-linejoin': round && 'round',
    'stroke-dasharray': dash?.join(' '),
    opacity,
  };
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : [` ${name}="${value}"`],
  );
  return `<path${written.join('')}/>`;
}

function letters(
  { text, x, y, size, face, anchor = 'start', fill = '#000000', span }: TextMark,
  fonts: Fonts,
): string {
  const { width, glyphs } = fonts.outline(text, face);
  const natural = width * size;
  const stretch = span === undefined || natural === 0 ? 1 : span / natural;
  const start = { start: x, middle: x - (natural * stretch) / 2, end: x - natural * stretch }[
    anchor
  ];
  const outlines = glyphs
    .map((glyph) => `<path transform="translate(${glyph.x} 0)" d="${glyph.d}"/>`)
    .join('');
  return `<g transform="matrix(${size * stretch} 0 0 ${size} ${start} ${y})" fill="${fill}">${outlines}</g>`;
}
