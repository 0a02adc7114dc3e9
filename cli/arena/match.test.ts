import { describe, expect, it } from 'vitest';
import { dealOf, type Match, seatingsOf } from './match.ts';

const letters = (players: number, chairs: number): readonly string[] =>
  seatingsOf(players, chairs).map((seating) => seating.map((i) => 'ABCD'[i]).join(''));

const PLAIN = { records: false, breakdown: false };

describe('seatings', () => {
  it('seat everybody somewhere, where there are fewer players than chairs', () => {
    expect(letters(2, 3)).toEqual(['AAB', 'ABA', 'ABB', 'BAA', 'BAB', 'BBA']);
    expect(letters(2, 2)).toEqual(['AB', 'BA']);
    expect(letters(3, 3)).toHaveLength(6);
  });

  it('seat nobody twice, where there are more', () => {
    expect(letters(4, 3)).toHaveLength(24);
    expect(letters(3, 2)).toEqual(['AB', 'AC', 'BA', 'BC', 'CA', 'CB']);
  });

  it('bring everybody to every place as often as anybody else', () => {
    const names = ['A', 'B'];
    const setting = { game: 'any', options: {}, seats: 3, seed: 's', budget: null };
    const match: Match = { ...setting, names, deals: 18, duplicate: false, ...PLAIN };
    const places = Array.from({ length: 18 }, (_, i) => dealOf(match, i)).map(
      ({ first, seatings: [chairs] }) => [0, 1, 2].map((i) => chairs?.[(first + i) % 3]).join(''),
    );
    for (const place of new Set(places)) {
      expect(places.filter((other) => other === place)).toHaveLength(3);
    }
    expect(new Set(places).size).toBe(6);
  });
});
