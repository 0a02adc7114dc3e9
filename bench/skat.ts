/**
 * How fast Skat is on one core: `npm run bench`. Every player goes through view, accepts, decide and
 * evolve; the random ones play all thirty cards of a suit game or grand.
 */
import { pick, type Random } from '@lusoria/core';
import {
  type Action,
  optionsSchema,
  plainContract,
  playableIn,
  skat,
  type View,
} from '@lusoria/skat';
import { bots } from '@lusoria/skat/engine';
import * as v from 'valibot';
import { playRound, rate, show } from './rounds.ts';

const SEATS = 3;
const GAMES = ['clubs', 'spades', 'hearts', 'diamonds', 'grand'] as const;
const options = v.parse(optionsSchema, {});
const setup = (index: number) => ({ options, seats: SEATS, first: index % SEATS });

/** Bids 18 in forehand, plays any suit or grand by hand, and then any card that may be played. */
function atRandom(view: View, random: Random): Action | null {
  if (view.form !== 'three' || view.current !== view.you) return null;
  switch (view.phase) {
    case 'auction':
      return view.asked === 'take' ? { type: 'bid', value: 18 } : { type: 'pass' };
    case 'skat':
      return {
        type: 'declare',
        contract: plainContract(pick(GAMES, random), true),
        discards: [],
        instead: null,
      };
    case 'play': {
      const legal = playableIn(view).filter(
        (card) => skat.accepts(view, { type: 'play', card }) === null,
      );
      return { type: 'play', card: pick(legal, random) };
    }
    default:
      return null;
  }
}

const decent = bots['decent']?.(null);
const strong = bots['strong']?.('club');
if (!decent || !strong) throw new Error('no such bots');
show({
  'random legal cards, all 30': rate((i) => playRound({ game: skat, setup, choose: atRandom }, i)),
  'decent bots': rate((i) => playRound({ game: skat, setup, choose: decent.choose }, i)),
  'strong bots, club level': rate((i) =>
    playRound({ game: skat, setup, choose: strong.choose }, i),
  ),
});
