import { nextContext, openingContext } from '../policies/play-context.ts';
import { situationOf } from '../policies/play-features.ts';
import { type ObservedPlay, playProbability } from '../policies/play-policy.ts';
import type { Knowledge } from './knowledge.ts';

/** A model of a player's choice of cards. */
export interface PlayModel {
  readonly weights: Float64Array;
  /** The share of cards that do not follow the weights. */
  readonly noise: number;
}

interface HiddenPlay extends ObservedPlay {
  /** The cards that the player has played since, this one included. */
  readonly later: number;
}

/** The likelihood of the cards that a player has played by a model, given the hand that is left. */
export function playLikelihood(
  knowledge: Knowledge,
  player: number,
): (model: PlayModel, hand: number) => number {
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
  const [opening] = plays;
  if (!opening) return [];
  const found: HiddenPlay[] = [];
  let later = played[who]!;
  let context = openingContext(layout, opening.player);
  for (const { player, card } of plays) {
    if (player === who) {
      found.push({ context, situation: situationOf(context), card, later });
      later &= ~(1 << card);
    }
    context = nextContext(context, card);
  }
  return found;
}
