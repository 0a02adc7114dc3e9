/**
 * Speed of the rules of Skat on one core, beside a plain loop: `node lab/skat/bench/rounds.ts`. Every player goes
 * through view, accepts, decide and evolve, and all thirty cards of a suit game or grand are played.
 */
import { eraseTypes, pick, type Random } from '@lusoria/core';
import { playRound, rate, show } from '@lusoria/lab/bench/rounds.ts';
import { type Action, plainContract, playableIn, skat, type View } from '@lusoria/skat';

const GAMES = ['clubs', 'spades', 'hearts', 'diamonds', 'grand'] as const;
const SECONDS = 2;

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

const game = eraseTypes({ game: skat, bots: { cards: () => ({ choose: atRandom }) } });
const bot = game.bot('cards');
const options = game.options({});
if (!bot || !options.ok) throw new Error('this is a bot, and there need not be options');
const contest = { game, options: options.value, seats: 3, choose: bot.choose };
show({ 'random cards, all 30': rate((i) => playRound(contest, i), SECONDS) }, SECONDS);
