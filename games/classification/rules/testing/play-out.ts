import { type Bot, botNamed, pick, playRound, type Random } from '@lusoria/core';
import * as v from 'valibot';
import {
  type Action,
  bots,
  classification,
  DECK_IDS,
  type Options,
  optionsSchema,
  type State,
  type View,
} from '../../index.ts';

export type Player = Bot<View, Action>;

/** @throws RangeError if there is none of this name. */
export function playerNamed(name: string): Player {
  const player = botNamed(bots, name);
  if (!player) throw new RangeError(`no bot ${name}`);
  return player;
}

/** Random options of a table for this number of players. */
export function anyOptions(random: Random, seats: number): Options {
  for (;;) {
    const options = v.parse(optionsSchema, {
      deck: pick(DECK_IDS, random),
      tree: pick(['sage', 'drawn'], random),
      difficulty: pick(['easy', 'medium', 'hard'], random),
      classes: pick([0, 0, 2, 3, 4, 5], random),
      least: pick([8, 8, 1, 15], random),
      verdict: pick(['plain', 'reason'], random),
      pass: random.int(2) === 0,
      stock: pick(['on', 'end'], random),
      description: pick(['tree', 'sort', 'text', 'none'], random),
      judge: pick(['tree', 'hand'], random),
    });
    if (classification.admits?.(options, seats) === null) return options;
  }
}

/** Called with each decision before it is carried out. */
type Watch = (state: State, by: number, action: Action | null) => void;

/**
 * Plays a round of bots and returns its end.
 *
 * @throws Error if a bot tries a rejected action or does not act although it must.
 */
export function playOut(
  { options, first = 0 }: { readonly options: Options; readonly first?: number },
  players: readonly Player[],
  random: Random,
  watch: Watch = () => undefined,
): State {
  return playRound(classification, {
    setup: { options, seats: players.length, first },
    bots: players,
    chance: random,
    random,
    asked: ({ must }) => must.slice(0, 1),
    decided: ({ state, seat, action }) => watch(state, seat, action),
  }).state;
}
