import { expect, test } from 'vitest';
import { deckFile, readDeck } from '../../rules/deck/file.ts';
import { grid } from '../../rules/deck/testing/grid.ts';
import { movedPhoto, placedPhotos, withPhotos } from './photos.ts';

const cards = ['Ahorn', 'Große Klette', 'Weißdorn', 'Eiche'].map((name, i) => ({
  row: 10 + i,
  texts: [name, 'gezähnt', i === 3 ? 'DSC_77.JPG' : ''],
}));
const placed = (...files: string[]) => {
  const { at, ...counts } = placedPhotos(cards, files);
  return { at: Object.fromEntries(at), ...counts };
};

test('a photo goes to the card whose name, or one of whose cells, its file has', () => {
  expect(placed('03 weißdorn.jpeg', 'große_klette.PNG', 'DSC_77.jpg')).toEqual({
    at: { 11: 1, 12: 0, 13: 2 },
    byName: 3,
    byOrder: 0,
  });
});

test('what has no name goes by order where as many are left, or where there are no names at all', () => {
  expect(placed('IMG_10.jpg', 'eiche.jpg', 'IMG_9.jpg', 'ahorn.jpg')).toEqual({
    at: { 10: 3, 11: 2, 12: 0, 13: 1 },
    byName: 2,
    byOrder: 2,
  });
  expect(placed('b10.jpg', 'b9.jpg')).toEqual({ at: { 10: 1, 11: 0 }, byName: 0, byOrder: 2 });
  expect(placed('IMG_10.jpg', 'eiche.jpg')).toEqual({ at: { 13: 1 }, byName: 1, byOrder: 0 });
});

test('a text that several cards have names none, and a second photo of a name waits', () => {
  expect(placed('gezähnt.jpg', 'ahorn.jpg', 'Ahorn.png')).toEqual({
    at: { 10: 1 },
    byName: 1,
    byOrder: 0,
  });
});

test('photos change places, and one from nowhere puts the other nowhere', () => {
  const at = new Map([
    [10, 0],
    [11, 1],
  ]);
  expect(Object.fromEntries(movedPhoto(at, 0, 11))).toEqual({ 10: 1, 11: 0 });
  expect(Object.fromEntries(movedPhoto(at, 2, 11))).toEqual({ 10: 0, 11: 2 });
  expect(Object.fromEntries(movedPhoto(at, 0, 12))).toEqual({ 11: 1, 12: 0 });
});

test('a deck with photos is read back as it is, and nothing but the pictures is different', () => {
  const read = readDeck(grid());
  if (!read.ok) throw new Error(read.rejection.code);
  const deck = read.value;
  const name = 'a'.repeat(64);
  const rows = deck.cards.map((_, i) => i);
  const made = withPhotos(deck, name, rows, new Map([[2, 0]]));
  if (!made.ok) throw new Error(made.rejection.code);
  expect(made.value.photos).toBe(name);
  expect(made.value.cards[2]?.picture).toEqual({ kind: 'photo', at: 0 });
  expect(readDeck(deckFile(made.value))).toEqual(made);
  const { photos: _, ...bare } = made.value;
  expect({
    ...bare,
    cards: bare.cards.map((card) => ({ ...card, picture: { kind: 'text' } })),
  }).toEqual(deck);
  expect(withPhotos(deck, 'no name', rows, new Map())).toMatchObject({
    rejection: { code: 'wrong-type' },
  });
  expect(withPhotos(deck, name, rows, new Map([[2, 240]])).ok).toBe(false);
});
