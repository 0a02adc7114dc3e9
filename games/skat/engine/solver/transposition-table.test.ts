import { type Random, seeded, shuffled } from '@lusoria/core';
import { describe, expect, test } from 'vitest';
import type { GameName } from '../../rules/cards.ts';
import { type Board, createBoard, setLayout } from './board.ts';
import { layout, NULL_KIND } from './layout.ts';
import { createTranspositionTable } from './transposition-table.ts';

const TRICKS = 3;

/** Bits that count the same when nothing lies between them, upwards. */
function groups(game: GameName): readonly (readonly number[])[] {
  const run = (from: number, length: number) => Array.from({ length }, (_, i) => from + i);
  if (game === 'null') return [0, 8, 16, 24].map((from) => run(from, 8));
  const singles = [0, 7, 14, 21].flatMap((from) => run(from + 3, 4).map((bit) => [bit]));
  return [...[0, 7, 14, 21].map((from) => run(from, 3)), ...singles, run(28, 4)];
}

/** The deal as a string: the holders of the remaining cards of each group. */
function described(board: Board, game: GameName, leader: number): string {
  const holder = (bit: number) => board.hands.findIndex((hand) => ((hand >>> bit) & 1) === 1);
  const told = groups(game).map((bits) =>
    bits
      .map(holder)
      .filter((seat) => seat >= 0)
      .join(''),
  );
  return [leader, ...told].join('/');
}

/** Three cards each out of ten that lie close together, so that many positions are alike. */
function scatter(board: Board, random: Random): void {
  const all = Array.from({ length: 32 }, (_, bit) => bit);
  const alike = board.kind === NULL_KIND ? all : all.filter((bit) => bit % 7 < 3 || bit > 27);
  const from = Math.floor(((alike.length - 10) * random.int(3)) / 2);
  const bits = shuffled(alike.slice(from, from + 10), random);
  for (const seat of [0, 1, 2]) {
    const mine = bits.slice(seat * TRICKS, (seat + 1) * TRICKS);
    board.hands[seat] = mine.reduce((mask, bit) => mask | (1 << bit), 0);
  }
}

describe('the transposition table', () => {
  test.each(['spades', 'grand', 'null'] as const)('%s: equivalent positions are found', (game) => {
    const random = seeded(`table ${game}`);
    const board = createBoard();
    setLayout(board, layout(game));
    const table = createTranspositionTable(board);
    const known = new Map<string, number>();
    const wrong: string[] = [];
    let again = 0;
    let found = 0;
    for (let i = 0; i < 8000; i += 1) {
      scatter(board, random);
      const leader = random.int(3);
      const words = described(board, game, leader);
      const truth = known.get(words);
      if (truth !== undefined) again += 1;
      const answer = table.probe(leader, TRICKS, 1);
      if (answer >= 0) {
        found += 1;
        if (answer !== truth) wrong.push(words);
      } else {
        known.set(words, 1 + (i % 120));
        table.store(TRICKS, 1, 1 + (i % 120), 0);
      }
    }
    expect(wrong).toEqual([]);
    expect(again).toBeGreaterThan(500);
    // Only full buckets lose entries.
    expect(found).toBeGreaterThan(again * 0.98);
  });

  test('bounds come closer to each other, and games are kept apart', () => {
    const board = createBoard();
    setLayout(board, layout('clubs'));
    const table = createTranspositionTable(board);
    scatter(board, seeded('bounds'));
    expect(table.probe(1, 4, 30)).toBe(-1);
    expect(table.hashMove(4)).toBe(-1);
    table.store(4, 30, 35, 7);
    expect([30, 35, 36].map((need) => table.probe(1, 4, need))).toEqual([35, 35, -1]);
    expect(table.hashMove(4)).toBe(7);
    table.store(4, 36, 35, 8);
    expect([20, 36, 50].map((need) => table.probe(1, 4, need))).toEqual([35, 35, 35]);
    expect(table.probe(2, 4, 30)).toBe(-1);
    setLayout(board, layout('grand'));
    expect(table.probe(1, 4, 30)).toBe(-1);
    setLayout(board, layout('diamonds'));
    expect(table.probe(1, 4, 30)).toBe(35);
    table.clear();
    expect(table.probe(1, 4, 30)).toBe(-1);
  });
});
