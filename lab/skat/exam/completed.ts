import { defined, pick, type Random, seeded, shuffled } from '@lusoria/core';
import { createSolver } from '@lusoria/skat/engine/solver/index.ts';
import { sharesOf } from '@lusoria/skat/puzzles/closed.ts';
import { afterCard, legalAt, type Moment, momentOf } from '@lusoria/skat/puzzles/position.ts';
import { type Card, CARDS, GAMES, isCard } from '@lusoria/skat/rules/cards.ts';
import { plainContract } from '@lusoria/skat/rules/contract.ts';
import type { WrittenEnding } from './endings.ts';

/** A deal that comes to an ending. */
export interface Completed {
  readonly rule: string;
  readonly game: (typeof GAMES)[number];
  readonly declarer: number;
  readonly hands: readonly (readonly Card[])[];
  readonly discards: readonly Card[];
  readonly plays: readonly Card[];
  readonly right: readonly Card[];
}

const solver = createSolver();
const TRIES = 20_000;
/** Any other card fails in so many of the layouts, at least, in which the right one does not. */
const WRONG = 0.8;

const cardsIn = (text: string): readonly Card[] => text.split(' ').filter(isCard);

/**
 * Finds tricks that lead to an ending, as players might have played them who knew nothing, and with which the right cards,
 * and no others, reach the goal whatever lies hidden.
 *
 * @throws RangeError where none are found; it says which cards are right after how many of the tries
 */
export function completed(written: WrittenEnding): Completed {
  const random = seeded(JSON.stringify(written));
  const right = cardsIn(written.right).toSorted();
  const found = new Map<string, number>();
  for (let i = 0; i < TRIES; i += 1) {
    const deal = played(written, random);
    if (!deal) continue;
    const sure = surely(deal);
    const name = sure?.join(' ') ?? 'none';
    found.set(name, (found.get(name) ?? 0) + 1);
    if (name === right.join(' ')) return { ...deal, rule: written.rule, right };
    if ([...found.values()].reduce((sum, n) => sum + n, 0) > 200) break;
  }
  throw new RangeError(`${JSON.stringify(written)}: ${JSON.stringify([...found])}`);
}

type Deal = Omit<Completed, 'rule' | 'right'>;

/** The cards that surely reach the goal, where others do not; null: none. */
export function surely({ game, declarer, hands, discards, plays }: Deal): readonly Card[] | null {
  const shares = sharesOf(
    {
      contract: plainContract(game),
      declarer,
      bid: 18,
      hands,
      discards,
      plays,
      target: game === 'null' ? 0 : 61,
    },
    solver,
    false,
  );
  if (!shares) return null;
  const sure = [...shares].filter(([, share]) => share > 1 - 1e-9).map(([card]) => card);
  const isClear = [...shares].every(([card, share]) => sure.includes(card) || share <= WRONG);
  return isClear && sure.length > 0 && sure.length < shares.size ? sure.toSorted() : null;
}

/** A deal and its tricks up to the ending, at random; null: this time it did not come to that. */
function played(written: WrittenEnding, random: Random): Deal | null {
  const last = written.hands.split(' / ').map(cardsIn);
  const trick = cardsIn(written.trick);
  const game = defined(GAMES.find((one) => one === written.game));
  const holding = last.map((cards, seat) => {
    const at = (seat - written.leader + 3) % 3;
    return at < trick.length ? [...cards, defined(trick[at])] : cards;
  });
  const [size = 0] = holding.map((cards) => cards.length);
  if (holding.some((cards) => cards.length !== size)) throw new RangeError(written.hands);
  const rest = shuffled(
    CARDS.filter((card) => !holding.flat().includes(card)),
    random,
  );
  const more = 10 - size;
  const hands = holding.map((cards, seat) => [
    ...cards,
    ...rest.slice(seat * more, (seat + 1) * more),
  ]);
  const discards = rest.slice(3 * more);
  const { declarer } = written;
  const contract = plainContract(game);
  const plays: Card[] = [];
  let now: Moment = momentOf({ contract, hands, plays: [], declarer, discards });
  while (plays.length < 3 * more) {
    const kept = defined(holding[now.seat]);
    const free = legalAt(now, game).filter((card) => !kept.includes(card));
    if (free.length === 0) return null;
    const card = pick(free, random);
    now = afterCard(now, card, game);
    plays.push(card);
    // A null is over with the first trick of the declarer.
    if (game === 'null' && now.trick.length === 0 && now.leader === declarer) return null;
  }
  if (now.leader !== written.leader) return null;
  for (const card of trick) {
    now = afterCard(now, card, game);
    plays.push(card);
  }
  return { game, declarer, hands, discards, plays };
}
