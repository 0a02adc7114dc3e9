import { seeded } from '@lusoria/core';
import { expect, test } from 'vitest';
import { GAMES } from '../../rules/cards.ts';
import { createSolver, layout, maskOf, type Open, type Position } from './index.ts';
import { dealt, later } from './testing/deals.ts';

const solver = createSolver();

/** The same position as bits. */
function openOf({ game, hands, declarer, leader, trick }: Position): Open {
  const order = layout(game);
  const masks = [0, 1, 2].map((place) => maskOf(hands[(declarer + place) % 3] ?? [], order));
  return {
    layout: order,
    hands: Int32Array.from(masks),
    seat: (leader + trick.length - declarer + 3) % 3,
    trick: trick.map((card) => order.cards.indexOf(card)),
  };
}

test('positions as bits are judged like positions of cards', () => {
  const random = seeded('open');
  for (let i = 0; i < 240; i += 1) {
    const game = GAMES[i % GAMES.length] ?? 'grand';
    const position = later(dealt(game, random), 6 + (i % 24), random);
    const target = game === 'null' ? 1 : position.points + random.int(100);
    const need = target - (game === 'null' ? 0 : position.points);
    const open = openOf(position);
    const { layout: order } = open;
    const judged = solver.judge(position, target);
    const good = judged.filter(({ reaches }) => reaches).map(({ card }) => card);
    const [first] = judged.map(({ card }) => order.cards.indexOf(card));
    const one = 1 << (first ?? 0);
    expect({
      position,
      kept: solver.keeps(open, need),
      among: solver.keeps(open, need, one),
      gets: solver.gets(open, need),
    }).toEqual({
      position,
      kept: maskOf(good, order),
      among: maskOf(good, order) & one,
      gets: solver.reaches(position, target),
    });
  }
});
