import { pick, type Random } from '@lusoria/core';
import type { Action } from '../actions.ts';
import { GAMES } from '../cards.ts';
import { playableBy } from './legal.ts';
import type { TwoView } from './types.ts';

/** Rarity of a player's giving up: once in so many times. */
const GIVES_UP = 60;

/** Something that the viewer may do: whatever is open to them is equally likely, but giving up. */
export function sampleAction(view: TwoView, random: Random): Action | null {
  const { you } = view;
  if (you === null || view.current !== you) return null;
  switch (view.phase) {
    case 'deal':
    case 'over':
      return null;
    case 'name':
      return {
        type: 'name',
        game: pick(
          GAMES.filter((game) => game !== 'null'),
          random,
        ),
      };
    case 'kontra':
      return pick([{ type: 'double', to: 2 }, { type: 'no-double' }] as const, random);
    case 're':
      return pick([{ type: 'double', to: 4 }, { type: 'no-double' }] as const, random);
    case 'play':
      if (random.int(GIVES_UP) === 0) return { type: 'concede' };
      return { type: 'play', card: pick(playableBy(view, you), random) };
  }
}
