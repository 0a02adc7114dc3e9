import type { Action } from '../../rules/actions.ts';
import { type Card, CARDS, type GameName, GAMES, kindOf, pipsOf } from '../../rules/cards.ts';
import {
  announcementFault,
  BASE,
  type Contract,
  plainContract,
  valueOf,
} from '../../rules/contract.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import { bestHandGame } from './bidding.ts';
import { expectedValueOf, FOR_LOSING, gameValue } from './expected-value.ts';
import { handStrength, probabilityOf } from './hand-strength.ts';
import { neverTakes } from './proposals.ts';
import { maxBy } from './situation.ts';
import { masksOf } from './suit-masks.ts';

/** The strength (a logit) from which schneider is announced. */
const SCHNEIDER = 5;
/** The cost of discarding a trump, in strength; it is hardly ever necessary. */
const TRUMP_DISCARDED = 8;

/** Picks up the skat, or declares a hand game. */
export function chooseHandOrSkat(view: ThreeView): Action {
  const estimate = bestHandGame(view);
  if (!estimate) return { type: 'pick-up' };
  const { game } = estimate;
  const strength = handStrength(masksOf(view.hand), game, isForehand(view), 0);
  const contract = announced(view, plainContract(game, true), view.hand, strength);
  return { type: 'declare', contract, discards: [], instead: null };
}

function isForehand({ players, you }: ThreeView): boolean {
  return players[0] === you;
}

/** A contract with the announcements that can hardly fail. */
function announced(
  { options, hand, you, players }: ThreeView,
  plain: Contract,
  ten: readonly Card[],
  strength: number,
): Contract {
  const wish: Contract =
    plain.game === 'null'
      ? {
          ...plain,
          ouvert: neverTakes(
            ten,
            CARDS.filter((card) => !hand.includes(card)),
            players[0] === you,
          ),
        }
      : { ...plain, schneider: strength >= SCHNEIDER };
  return announcementFault(wish, options) === null ? wish : plain;
}

interface Choice {
  readonly contract: Contract;
  readonly discards: readonly Card[];
  readonly expectedValue: number;
}

/** The game and the discards, of all there are. */
export function chooseDeclaration(view: ThreeView): Action | null {
  const choice = maxBy(
    GAMES.flatMap((game) => choices(view, game)),
    ({ expectedValue }) => expectedValue,
  );
  if (!choice) return null;
  const { contract, discards } = choice;
  return { type: 'declare', contract, discards, instead: null };
}

function choices(view: ThreeView, game: GameName): readonly Choice[] {
  const { hand, bid, options } = view;
  const best = maxBy(discardsFor(view, game), ({ strength }) => strength);
  if (!best) return [];
  const contract = announced(view, plainContract(game), best.kept, best.strength);
  const certain = contract.ouvert;
  const value =
    game === 'null'
      ? valueOf(contract, 0)
      : gameValue(masksOf(hand), game, false, options) + (contract.schneider ? BASE[game] : 0);
  if (value >= bid) {
    const winProbability = certain ? 1 : probabilityOf(best.strength);
    return [
      { contract, discards: best.discards, expectedValue: expectedValueOf(value, winProbability) },
    ];
  }
  // Null below the bid is lost before a card is played; of the rest the cheapest is left.
  if (game === 'null') return [];
  const charged = Math.ceil(bid / BASE[game]) * BASE[game];
  // One level short can be made good by schneider.
  const saved = value + BASE[game] >= bid ? probabilityOf(best.strength - SCHNEIDER + 1) : 0;
  const expectedValue = saved * charged - (1 - saved) * (2 * charged + FOR_LOSING);
  return [{ contract, discards: best.discards, expectedValue }];
}

/** Two cards to discard, and the strength of the others. */
interface Discard {
  readonly discards: readonly Card[];
  readonly kept: readonly Card[];
  readonly strength: number;
}

function discardsFor(view: ThreeView, game: GameName): readonly Discard[] {
  const { hand } = view;
  const isFirst = isForehand(view);
  return hand.flatMap((one, i) =>
    hand.slice(i + 1).map((other) => {
      const discards = [one, other];
      const kept = hand.filter((card) => !discards.includes(card));
      const trumps = discards.filter((card) => kindOf(card, game) === 'trump').length;
      const strength =
        handStrength(masksOf(kept), game, isFirst, pipsOf(discards)) - TRUMP_DISCARDED * trumps;
      return { discards, kept, strength };
    }),
  );
}
