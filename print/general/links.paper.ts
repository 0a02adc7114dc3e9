import decodeQr from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { type Grid, gridOf } from '../impose.ts';
import { print, usualJob } from '../job.ts';
import { loadPrintMessages } from '../messages/index.ts';
import { CARD_SIZES } from '../paper.ts';
import { type Page, pixelsOf, readPdf } from '../testing/poppler.ts';
import { linksItem } from './items.ts';
import type { Link } from './links.ts';

const DPI = 200;
const MM = DPI / 25.4;

const LINKS: readonly Link[] = [
  { url: 'http://192.168.1.20:8080/t/YLT9GCB', label: 'YLT9GCB' },
  { url: 'https://example.org/lusoria/learn/is', label: 'Learn by playing: is' },
  { url: 'https://example.org/lusoria/e/ABCDEFG', label: 'Klasse 8b: ABCDEFG' },
  {
    url: 'https://example.org/lusoria/deck/game#q1ZKSU3OVrJSykgsVqoFAA',
    label: 'ille – illa',
  },
];
/** A link with an own deck in its address, which needs a large card. */
const OWN: Link = {
  url: `https://example.org/lusoria/deck/game#${'aB3-x_Z9'.repeat(80)}`,
  label: 'Own',
};

/** QR codes of a page as decoded card by card by an independent reader. */
function read({ width, pixels }: Page, { card, places }: Grid, count: number): readonly string[] {
  const size = { width: Math.floor(card.width * MM), height: Math.floor(card.height * MM) };
  return places.slice(0, count).map(({ x, y }) => {
    const [left, top] = [Math.round(x * MM), Math.round(y * MM)];
    const data = new Uint8Array(size.width * size.height * 4).fill(255);
    for (let row = 0; row < size.height; row += 1) {
      for (let column = 0; column < size.width; column += 1) {
        const tone = pixels[(top + row) * width + left + column] ?? 255;
        data.fill(tone, (row * size.width + column) * 4, (row * size.width + column) * 4 + 3);
      }
    }
    return decodeQr({ ...size, data }, { timeLimit: 10_000 });
  });
}

async function cardsOf(links: readonly Link[], size: (typeof CARD_SIZES)[number]) {
  const job = { ...usualJob('en'), size, sides: 'fronts' as const };
  const { bytes } = await print(linksItem(links, await loadPrintMessages('en')), job);
  const grid = gridOf({ ...job, size });
  const perPage = grid.places.length;
  return pixelsOf(bytes, DPI).flatMap((page, i) =>
    read(page, grid, Math.min(perPage, links.length - i * perPage)),
  );
}

describe('QR codes', () => {
  it.each(CARD_SIZES)('lead to what they say, on cards of the size %s', async (size) => {
    expect(await cardsOf(LINKS, size)).toEqual(LINKS.map(({ url }) => url));
  });

  it('are named whole', async () => {
    const label = 'Latin 7b – Saint Stephen’s Grammar School: RFV9J3R';
    const job = { ...usualJob('en'), sides: 'fronts' as const };
    const link = { url: 'https://example.org/lusoria/e/RFV9J3R', label };
    const { bytes } = await print(linksItem([link], await loadPrintMessages('en')), job);
    expect(readPdf(bytes).text.replaceAll(/\s+/gu, ' ')).toContain(label);
  });

  it('carry a deck of one’s own on half a sheet', async () => {
    expect(await cardsOf([OWN], 'half')).toEqual([OWN.url]);
  });
});
