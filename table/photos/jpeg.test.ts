import { expect, test } from 'vitest';
import { isSmallJpeg, PHOTO } from './jpeg.ts';

const segment = (marker: number, ...content: number[]): readonly number[] => {
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 255, ...content];
};
const frame = (width: number, height: number, marker = 0xc0): readonly number[] =>
  segment(marker, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0);
const SCAN = [...segment(0xda, 1, 1, 0, 0, 63, 0), 1, 2, 3, 0xff, 0xd9];
const jpeg = (...parts: readonly (readonly number[])[]): string =>
  `data:image/jpeg;base64,${Buffer.from([0xff, 0xd8, ...parts.flat()]).toString('base64')}`;
const APP = segment(0xe0, 1, 2, 3);

test.each([
  ['baseline', jpeg(APP, frame(320, 200), SCAN)],
  ['progressive', jpeg(frame(1, 320, 0xc2), SCAN)],
])('a small JPEG is one: %s', (_, address) => expect(isSmallJpeg(address)).toBe(true));

test.each([
  ['too wide', jpeg(frame(321, 10), SCAN)],
  ['a bomb', jpeg(frame(65_500, 65_500, 0xc2), SCAN)],
  ['a lie: a small frame, then a large one', jpeg(frame(9, 9), frame(9000, 9000), SCAN)],
  ['no frame', jpeg(APP, SCAN)],
  ['no height yet', jpeg(frame(100, 0), SCAN)],
  ['no scan', jpeg(frame(9, 9))],
  ['a segment that is cut off', jpeg([0xff, 0xe0, 0xff, 0xff, 1, 2], frame(9, 9), SCAN)],
  ['a lossless frame, which browsers do not draw', jpeg(frame(9, 9, 0xc3), SCAN)],
  [
    'too many bytes',
    jpeg(
      frame(9, 9),
      SCAN,
      Array.from({ length: PHOTO.bytes }, () => 0),
    ),
  ],
  ['another kind', jpeg(frame(9, 9), SCAN).replace('jpeg', 'png')],
  [
    'a PNG that says it is a JPEG',
    'data:image/jpeg;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ',
  ],
  ['a drawing', 'data:image/jpeg;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='],
  ['broken letters', 'data:image/jpeg;base64,/9j/4A='],
  ['an address elsewhere', 'https://example.org/leaf.jpg'],
])('nothing else is: %s', (_, address) => expect(isSmallJpeg(address)).toBe(false));
