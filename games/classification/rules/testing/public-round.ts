import type { Random } from '@lusoria/core';
import { classification } from '../game.ts';
import type { Options, State, View } from '../types.ts';
import { LEAF, type Tree } from '../tree/types.ts';
import { playerNamed, playOut } from './play-out.ts';
import { ask } from './script.ts';

/** Three questions deep: no tree of two makes these classes. */
export const DEEP = ask(
  'shape',
  ['circle', LEAF],
  [
    'square triangle',
    ask(
      'colour',
      ['red', LEAF],
      ['green blue', ask('filling', ['full', LEAF], ['empty striped', LEAF])],
    ),
  ],
);

/** A round of players who lay at random, with this tree or a random one, played to its end. */
export function playedRound(options: Options, random: Random, tree?: Tree): State {
  const sage = playerNamed('sage');
  const first = tree
    ? {
        choose: (view: View, source: Random) =>
          view.phase === 'tree' ? ({ type: 'set-tree', tree } as const) : sage.choose(view, source),
      }
    : sage;
  const others = ['random', 'reasoner:beginner', 'random'].map(playerNamed);
  return playOut({ options }, [first, ...others], random);
}

/** The public view. */
export function publicly(state: State): View {
  return classification.view(state, 'spectator');
}
