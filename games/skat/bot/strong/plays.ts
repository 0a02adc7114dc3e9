import habits from './data/habits.json' with { type: 'json' };
import { KIND } from './canon.ts';
import { chanceOf, type Habits, type Moment, situation } from './habits.ts';
import type { Known } from './known.ts';
import type { Likelihood } from './worlds.ts';

const UNIT = 100;
const HABIT: Habits = {
  suit: Float64Array.from(habits.suit, (one) => one / UNIT),
  grand: Float64Array.from(habits.grand, (one) => one / UNIT),
  null: Float64Array.from(habits.null, (one) => one / UNIT),
};

/** How many cards may be played against all habits, as a part of all. */
const ODD = 0.09;
/** How much each card that was played counts as evidence; they do not speak independently. */
const TRUST = 0.9;

interface Seen {
  readonly moment: Moment;
  readonly at: number;
  readonly card: number;
  /** What this player had from this card on, as far as it has been played. */
  readonly later: number;
}

/** How likely the cards are that those whose hands are hidden have played. */
export function playsLikelihood({ plays, held, layout, game, me }: Known): Likelihood {
  const weights = HABIT[KIND[game]];
  const later = [0, 0, 0];
  const seen: Seen[] = [];
  const all = plays.reduce((mask, { card }) => mask | (1 << card), 0);
  let gone = all;
  for (const play of plays.toReversed()) {
    const { place, card, led, best, holder, on, trick } = play;
    gone &= ~(1 << card);
    later[place] = (later[place] ?? 0) | (1 << card);
    if (place === me || held[place] !== null) continue;
    const moment = { layout, place, on, led, best, holder, first: trick === 0 && on === 0, gone };
    seen.push({ moment, at: situation(moment), card, later: later[place] ?? 0 });
  }
  return ({ hands }) => {
    let chance = 1;
    for (const { moment, at, card, later: had } of seen) {
      const hand = (hands[moment.place] ?? 0) | had;
      const usual = chanceOf(weights, moment, at, hand, card);
      chance *= (ODD + (1 - ODD) * usual) ** TRUST;
    }
    return chance;
  };
}
