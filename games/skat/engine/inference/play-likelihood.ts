import { nextContext, openingContext } from '../policies/play-context.ts';
import { situationOf } from '../policies/play-features.ts';
import { type ObservedPlay, playProbability } from '../policies/play-policy.ts';
import type { Knowledge } from './knowledge.ts';

/** Policy by which somebody chooses cards. */
export interface Habits {
  readonly weights: Float64Array;
  /** The part of cards that are played against them. */
  readonly noise: number;
}

interface HiddenPlay extends ObservedPlay {
  /** Cards that the player has played since, this card included. */
  readonly later: number;
}

/** The likelihood of the cards that a player has played with some habits, given the hand that is left. */
export function playLikelihood(
  knowledge: Knowledge,
  player: number,
): (habits: Habits, hand: number) => number {
  const plays = playsOf(knowledge, player);
  return ({ weights, noise }, hand) => {
    let likelihood = 1;
    for (const play of plays) {
      likelihood *= noise + (1 - noise) * playProbability(weights, play, hand | play.later);
    }
    return likelihood;
  };
}

function playsOf({ plays, layout, played }: Knowledge, who: number): readonly HiddenPlay[] {
  const found: HiddenPlay[] = [];
  let later = played[who]!;
  let context = openingContext(layout, plays[0]?.player ?? 0);
  for (const { player, card } of plays) {
    if (player === who) {
      found.push({ context, situation: situationOf(context), card, later });
      later &= ~(1 << card);
    }
    context = nextContext(context, card);
  }
  return found;
}
