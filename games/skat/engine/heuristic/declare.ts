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
import { handGame } from './auction.ts';
import { masksOf } from './masks.ts';
import { neverTakes } from './proposals.ts';
import { bestBy } from './sight.ts';
import { chanceOf, strengthAs } from './strength.ts';
import { FOR_LOSING, valueWith, worthOf } from './worth.ts';

/** So strong a hand is sure enough to make the others schneider. */
const SCHNEIDER = 5;
/** What it costs in strength to lay a trump away; hardly anybody ever has to. */
const TRUMP_LAID_AWAY = 8;

/** Whether to look at the skat, and if not, what is played. */
export function handOrSkat(view: ThreeView): Action {
  const prospect = handGame(view);
  if (!prospect) return { type: 'pick-up' };
  const { game } = prospect;
  const strength = strengthAs(masksOf(view.hand), game, leads(view), 0);
  const contract = announced(view, plainContract(game, true), view.hand, strength);
  return { type: 'declare', contract, discards: [], instead: null };
}

function leads({ players, you }: ThreeView): boolean {
  return players[0] === you;
}

/** A contract with what can hardly fail announced. */
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
  readonly worth: number;
}

/** The game and the two cards to lay away, of all there are. */
export function declaration(view: ThreeView): Action | null {
  const choice = bestBy(
    GAMES.flatMap((game) => choices(view, game)),
    ({ worth }) => worth,
  );
  if (!choice) return null;
  const { contract, discards } = choice;
  return { type: 'declare', contract, discards, instead: null };
}

function choices(view: ThreeView, game: GameName): readonly Choice[] {
  const { hand, bid, options } = view;
  const best = bestBy(discards(view, game), ({ strength }) => strength);
  if (!best) return [];
  const contract = announced(view, plainContract(game), best.kept, best.strength);
  const certain = contract.ouvert;
  const value =
    game === 'null'
      ? valueOf(contract, 0)
      : valueWith(masksOf(hand), game, false, options) + (contract.schneider ? BASE[game] : 0);
  if (value >= bid) {
    const chance = certain ? 1 : chanceOf(best.strength);
    return [{ contract, discards: best.away, worth: worthOf(value, chance) }];
  }
  // Null below the bid is lost before a card is played; of the rest the cheapest is left.
  if (game === 'null') return [];
  const charged = Math.ceil(bid / BASE[game]) * BASE[game];
  // One level short can be made good by schneider.
  const saved = value + BASE[game] >= bid ? chanceOf(best.strength - SCHNEIDER + 1) : 0;
  const worth = saved * charged - (1 - saved) * (2 * charged + FOR_LOSING);
  return [{ contract, discards: best.away, worth }];
}

interface Kept {
  readonly away: readonly Card[];
  readonly kept: readonly Card[];
  readonly strength: number;
}

function discards(view: ThreeView, game: GameName): readonly Kept[] {
  const { hand } = view;
  const isFirst = leads(view);
  return hand.flatMap((one, i) =>
    hand.slice(i + 1).map((other) => {
      const away = [one, other];
      const kept = hand.filter((card) => !away.includes(card));
      const trumps = away.filter((card) => kindOf(card, game) === 'trump').length;
      const strength =
        strengthAs(masksOf(kept), game, isFirst, pipsOf(away)) - TRUMP_LAID_AWAY * trumps;
      return { away, kept, strength };
    }),
  );
}
