import { defined, seeded } from '@lusoria/core';
import { expect, test } from 'vitest';
import { GAMES } from '../../rules/cards.ts';
import { type BitPosition, createSolver, layout, maskOf, type Position } from './index.ts';
import { dealt, later } from './testing/deals.ts';

const solver = createSolver();

/** The same position as bits. */
function bitsOf({ game, hands, declarer, leader, trick }: Position): BitPosition {
  const order = layout(game);
  const masks = [0, 1, 2].map((place) => maskOf(hands[(declarer + place) % 3] ?? [], order));
  return {
    layout: order,
    hands: Int32Array.from(masks),
    seat: (leader + trick.length - declarer + 3) % 3,
    trick: trick.map((card) => order.cards.indexOf(card)),
  };
}

test('positions as bits are solved like positions of cards', () => {
  const random = seeded('open');
  for (let i = 0; i < 240; i += 1) {
    const game = defined(GAMES[i % GAMES.length]);
    const position = later(dealt(game, random), 6 + (i % 24), random);
    const target = game === 'null' ? 1 : position.points + random.int(100);
    const need = target - (game === 'null' ? 0 : position.points);
    const bits = bitsOf(position);
    const { layout: order } = bits;
    const results = solver.moveResults(position, target);
    const good = results.filter(({ reaches }) => reaches).map(({ card }) => card);
    const [first] = results.map(({ card }) => order.cards.indexOf(card));
    const one = 1 << (first ?? 0);
    expect({
      position,
      kept: solver.reachingMoves(bits, need),
      among: solver.reachingMoves(bits, need, one),
      gets: solver.reachesBits(bits, need),
    }).toEqual({
      position,
      kept: maskOf(good, order),
      among: maskOf(good, order) & one,
      gets: solver.reaches(position, target),
    });
  }
});
