import type { Solver } from '../engine/solver/index.ts';
import { type Card, GAMES, pipsOf } from '../rules/cards.ts';
import { matadorsOf, plainContract, valueOf } from '../rules/contract.ts';
import { isWon, type Lie, NEVER, targetOf, twelveOf } from './lie.ts';
import type { ExactGame } from './types.ts';

/**
 * Every game that the declarer could have played, on the cards as they lay, and with what laid away it
 * is won. By hand the skat stays as it was. Yields after each game.
 */
export function* judgeGames(lie: Lie, solver: Solver): Generator<number, readonly ExactGame[]> {
  const { view, contract, declarer, hands, away } = lie;
  const { options, bid, players } = view;
  const twelve = twelveOf(lie);
  const place = players.indexOf(declarer);
  const found: ExactGame[] = [];
  for (const game of GAMES) {
    const plain = plainContract(game, contract.hand);
    const target = targetOf(plain, twelve, bid, options);
    const wins = (laid: readonly Card[]) => {
      const kept = twelve.filter((card) => !laid.includes(card));
      const all = hands.map((hand, i) => (i === place ? kept : hand));
      const position = {
        game,
        hands: all,
        declarer: place,
        leader: 0,
        trick: [],
        points: pipsOf(laid),
      };
      if (game === 'null') return isWon(game, solver.value(position), target);
      return solver.reaches(position, target);
    };
    // What was laid away comes first: it needs no other where it is good enough.
    const pairs = contract.hand ? [away] : [away, ...pairsOf(twelve)];
    const good = target === NEVER ? undefined : pairs.find(wins);
    const counts = valueOf(plain, matadorsOf(twelve, game, options));
    const laid = good && !contract.hand ? [...good] : [];
    found.push({ game, wins: good !== undefined, counts, away: laid });
    yield 1;
  }
  return found;
}

/** All pairs, those that count most last: one lays low cards away unless it helps. */
function pairsOf(cards: readonly Card[]): readonly (readonly Card[])[] {
  const pairs = cards.flatMap((one, i) => cards.slice(i + 1).map((other) => [one, other]));
  return pairs.toSorted((a, b) => pipsOf(b) - pipsOf(a));
}
