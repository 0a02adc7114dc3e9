import type { Page } from './poppler.ts';

/** A range of pixels. */
export type Span = readonly [from: number, to: number];

/** Bounding box of the ink on a page. */
export function inked({ width, height, pixels }: Page): { readonly x: Span; readonly y: Span } {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((pixels[y * width + x] ?? 255) > 250) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  return { x: [left, right], y: [top, bottom] };
}

/** Columns and rows with much black, adjacent ones merged: the places of black boxes in a grid. */
export function boxes({ width, height, pixels }: Page): {
  readonly x: readonly Span[];
  readonly y: readonly Span[];
} {
  const columns = new Uint32Array(width);
  const rows = new Uint32Array(height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((pixels[y * width + x] ?? 255) > 127) continue;
      columns[x] = (columns[x] ?? 0) + 1;
      rows[y] = (rows[y] ?? 0) + 1;
    }
  }
  return { x: spans(columns, height / 8), y: spans(rows, width / 8) };
}

function spans(counts: Uint32Array, least: number): readonly Span[] {
  const found: Span[] = [];
  let from: number | null = null;
  for (let i = 0; i <= counts.length; i += 1) {
    const dark = (counts[i] ?? 0) > least;
    if (dark && from === null) from = i;
    if (!dark && from !== null) {
      found.push([from, i]);
      from = null;
    }
  }
  return found;
}

/** The page seen from behind, flipped on its side or top edge. */
export function flipped({ width, height, pixels }: Page, about: 'side' | 'top'): Page {
  const seen = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = about === 'side' ? y * width + (width - 1 - x) : (height - 1 - y) * width + x;
      seen[y * width + x] = pixels[from] ?? 255;
    }
  }
  return { width, height, pixels: seen };
}

/** Whether the pixel at this place is dark. */
export function isDark({ width, pixels }: Page, x: number, y: number): boolean {
  return (pixels[Math.round(y) * width + Math.round(x)] ?? 255) < 128;
}
