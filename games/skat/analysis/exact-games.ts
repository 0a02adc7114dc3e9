import type { Solver } from '../engine/solver/index.ts';
import { type Card, GAMES, pipsOf } from '../rules/cards.ts';
import { matadorsOf, plainContract, valueOf } from '../rules/contract.ts';
import { type DealLayout, isWon, twelveOf, UNREACHABLE, winningTarget } from './deal-layout.ts';
import type { ExactGame } from './types.ts';

/**
 * Every game that the declarer could have declared, solved on the cards as they lay, and the discards
 * with which it is won. By hand the skat stays as it was. Yields 1 after each game.
 */
export function* solveGames(
  layout: DealLayout,
  solver: Solver,
): Generator<number, readonly ExactGame[]> {
  const { view, contract, declarer, hands, discards } = layout;
  const { options, bid, players } = view;
  const twelve = twelveOf(layout);
  const player = players.indexOf(declarer);
  const found: ExactGame[] = [];
  for (const game of GAMES) {
    const plain = plainContract(game, contract.hand);
    const target = winningTarget(plain, twelve, bid, options);
    const wins = (discarded: readonly Card[]) => {
      const kept = twelve.filter((card) => !discarded.includes(card));
      const position = {
        game,
        hands: hands.map((hand, i) => (i === player ? kept : hand)),
        declarer: player,
        leader: 0,
        trick: [],
        points: pipsOf(discarded),
      };
      if (game === 'null') return isWon(game, solver.value(position), target);
      return solver.reaches(position, target);
    };
    // The real discards come first: no others are needed where these are good enough.
    const pairs = contract.hand ? [discards] : [discards, ...pairsOf(twelve)];
    const good = target === UNREACHABLE ? undefined : pairs.find(wins);
    const value = valueOf(plain, matadorsOf(twelve, game, options));
    const away = good && !contract.hand ? [...good] : [];
    found.push({ game, wins: good !== undefined, value, discards: away });
    yield 1;
  }
  return found;
}

/** All pairs, those with most card points first. */
function pairsOf(cards: readonly Card[]): readonly (readonly Card[])[] {
  const pairs = cards.flatMap((one, i) => cards.slice(i + 1).map((other) => [one, other]));
  return pairs.toSorted((a, b) => pipsOf(b) - pipsOf(a));
}
