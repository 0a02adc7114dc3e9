import type { GameName } from '../../rules/cards.ts';
import { KIND } from './canon.ts';
import habits from './data/habits.json' with { type: 'json' };
import own from './data/own.json' with { type: 'json' };
import { after, chanceOf, type Choice, opening, situation } from './habits.ts';
import type { Known } from './known.ts';
import { weightsOf } from './weights.ts';

/** How players choose their cards, and how this player itself does. */
const HABITS = weightsOf(habits);
const OWN = weightsOf(own);

/** How players choose among their cards in a game, as far as it was learned: weights. */
export function habitsIn(game: GameName): Float64Array {
  return HABITS[KIND[game]];
}

/** How this player chooses. */
export function ownHabitsIn(game: GameName): Float64Array {
  return OWN[KIND[game]];
}

/** How many cards may be played against all habits, as a part of all. */
const ODD = 0.03;

interface Seen extends Choice {
  /** What this player had from this card on, as far as it has been played. */
  readonly later: number;
}

/** How likely the cards are that somebody has played, whose hand is hidden, with what he has left. */
export function playsLikelihood(known: Known, place: number): (hand: number) => number {
  const weights = habitsIn(known.game);
  const seen = seenIn(known, place);
  return (hand) => {
    let chance = 1;
    for (const one of seen) {
      chance *= ODD + (1 - ODD) * chanceOf(weights, one, hand | one.later);
    }
    return chance;
  };
}

function seenIn({ plays, layout, played }: Known, who: number): readonly Seen[] {
  const seen: Seen[] = [];
  let later = played[who] ?? 0;
  let moment = opening(layout, plays[0]?.place ?? 0);
  for (const { place, card } of plays) {
    if (place === who) {
      seen.push({ moment, at: situation(moment), card, later });
      later &= ~(1 << card);
    }
    moment = after(moment, card);
  }
  return seen;
}
