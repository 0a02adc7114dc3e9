import type { Bot, Random } from '@lusoria/core';
import { deckOf } from '../rules/deck.ts';
import { declaredCells } from '../rules/judge.ts';
import { accepts } from '../rules/legal.ts';
import type { Play } from '../rules/sample-action.ts';
import type { Action, View } from '../rules/types.ts';
import { everyRightPlay, type Observation, observe } from './observation.ts';

/** Chooses one of several plays; there is at least one. */
export type PlayPolicy = (plays: readonly Play[], view: View, random: Random) => Play;

/**
 * A player who knows every form: plays whenever possible, never wrongly, and challenges every wrong play of the others.
 *
 * @param policy chooses among the right plays; the only difference between such players
 * @param challenges whether it challenges wrong plays, or leaves that to the others
 */
export function errorFree(
  policy: PlayPolicy,
  challenges: 'challenges' | 'lets pass' = 'challenges',
): Bot<View, Action> {
  return {
    choose(view, random) {
      const seen = observe(view);
      const plays = everyRightPlay(view, seen.deck, seen.on);
      const said = challenges === 'challenges' ? answerTo(view, seen) : letPass(view, seen);
      return said ?? takeTurn(view, plays, policy, random);
    },
  };
}

/** Challenges a wrong play of another; null if there is nothing to answer. */
export function answerTo(view: View, seen: Observation): Action | null {
  const { open } = seen;
  return open && !open.right ? { type: 'challenge', lay: open.play.no } : letPass(view, seen);
}

function letPass({ phase }: View, { open }: Observation): Action | null {
  return open && phase === 'closing' ? { type: 'go-on', lay: open.play.no } : null;
}

/**
 * One of these plays, otherwise drawing, otherwise passing. Null if it is another's turn, or while a player consults
 * the form tables; a player who has them open closes them.
 */
export function takeTurn(
  view: View,
  plays: readonly Play[],
  policy: PlayPolicy,
  random: Random,
): Action | null {
  const { you, dispute } = view;
  if (dispute && you !== null && dispute.looking.includes(you)) {
    return { type: 'close', lay: dispute.lay };
  }
  if (dispute && dispute.looking.length > 0) return null;
  if (view.current !== you || (view.phase !== 'turn' && view.phase !== 'drawn')) return null;
  if (plays.length > 0) return policy(plays, view, random);
  const rest: Action = view.phase === 'drawn' ? { type: 'pass' } : { type: 'draw' };
  if (accepts(view, rest) === null) return rest;
  // Compulsory playing follows the declared cells; it also binds a player who knows better.
  const deck = deckOf(view.options);
  return policy(everyRightPlay(view, deck, declaredCells(deck, view.pile)), view, random);
}
