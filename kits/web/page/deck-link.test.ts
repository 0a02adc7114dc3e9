import { describe, expect, it } from 'vitest';
import { deckLink, readDeckLink } from './deck-link.ts';

const BASE = 'https://example.org/lusoria';

/** The fragment of an address, as a browser parses it. */
function hashOf(link: string): string {
  return new URL(link).hash;
}

describe('a link to a deck', () => {
  it('is short where the deck is the usual one', async () => {
    const link = await deckLink(BASE, 'game', {});
    expect(link).toBe(`${BASE}/deck/game`);
    expect(await readDeckLink(hashOf(link))).toEqual({});
  });

  it('carries a deck of one’s own, with its macrons', async () => {
    const forms = Array.from({ length: 30 }, (_, i) => `fōrma ${i}`);
    const options = { deck: { title: 'tempora – mōdī', forms }, joker: true };
    const link = await deckLink(BASE, 'game', options);
    expect(link).toMatch(/^https:\/\/example\.org\/lusoria\/deck\/game#[\w-]+$/);
    expect(link.length).toBeLessThan(400);
    expect(await readDeckLink(hashOf(link))).toEqual(options);
  });

  it.each([
    ['broken', '#ab-c_d'],
    ['no base64', '#%%%'],
  ])('that is %s tells nothing', async (_, hash) => {
    expect(await readDeckLink(hash)).toBeNull();
  });

  it('does not make megabytes of a few bytes', async () => {
    const link = await deckLink(BASE, 'game', { deck: 'a'.repeat(5_000_000) });
    expect(link.length).toBeLessThan(10_000);
    expect(await readDeckLink(hashOf(link))).toBeNull();
  });
});
