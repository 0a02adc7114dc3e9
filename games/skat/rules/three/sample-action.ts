import { pick, type Random, shuffled } from '@lusoria/core';
import type { Action } from '../actions.ts';
import { GAMES, partsOf } from '../cards.ts';
import { announcementFault, bidValues, type Contract, lowestBid, nextBid } from '../contract.ts';
import { SKAT } from './deal.ts';
import { accepts, playableIn } from './legal.ts';
import type { ThreeView } from './types.ts';

/** One in so many turns somebody does what is rarely done. */
const SELDOM = 24;

/** Some action that can be taken now; null when there is none. */
export function sampleAction(view: ThreeView, random: Random): Action | null {
  const { you } = view;
  if (you === null) return null;
  if (view.proposal) {
    const answer: Action = { type: 'answer', to: view.proposal.no, yes: random.int(2) === 0 };
    return accepts(view, answer) === null ? answer : null;
  }
  if (view.phase === 'play') return seldom(view, random) ?? card(view, random);
  if (view.current !== you) return null;
  switch (view.phase) {
    case 'auction':
      return call(view, random);
    case 'skat':
      return random.int(2) === 0 ? { type: 'pick-up' } : declaration(view, random, true);
    case 'discard':
      return declaration(view, random, false);
    case 'push':
      return push(view, random);
    case 'deal':
    case 'over':
      return null;
  }
}

function card(view: ThreeView, random: Random): Action | null {
  if (view.current !== view.you) return null;
  const cards = playableIn(view);
  return cards.length > 0 ? { type: 'play', card: pick(cards, random) } : null;
}

function seldom(view: ThreeView, random: Random): Action | null {
  if (random.int(SELDOM) > 0) return null;
  const actions: readonly Action[] = [
    { type: 'double', to: 2 },
    { type: 'double', to: 4 },
    { type: 'double', to: 8 },
    { type: 'claim', level: 'game' },
    { type: 'claim', level: 'schneider' },
    { type: 'claim', level: 'schwarz' },
    { type: 'concede' },
  ];
  const possible = actions.filter((action) => accepts(view, action) === null);
  return possible.length > 0 ? pick(possible, random) : null;
}

function call({ asked, bid, options }: ThreeView, random: Random): Action {
  if (random.int(3) === 0) return { type: 'pass' };
  if (asked === 'answer') return { type: 'hold' };
  if (asked === 'take') return { type: 'bid', value: lowestBid(options) };
  const next = nextBid(bid, options);
  if (next === null) return { type: 'pass' };
  const value = random.int(SELDOM) > 0 ? next : pick(bidValues(options), random);
  return { type: 'bid', value: Math.max(value, next) };
}

function declaration(view: ThreeView, random: Random, hand: boolean): Action {
  const { options } = view;
  const flag = () => random.int(4) === 0;
  const schneider = flag();
  const wished: Contract = {
    game: pick(GAMES, random),
    hand,
    schneider,
    schwarz: schneider && flag(),
    ouvert: flag(),
  };
  const contract = announcementFault(wished, options) === null ? wished : allowed(wished, options);
  const discards = hand ? [] : shuffled(view.hand, random).slice(0, SKAT);
  const action = { type: 'declare' as const, contract, discards, instead: null };
  const isBelow = accepts(view, action)?.code === 'name-instead';
  return isBelow ? { ...action, instead: pick(TRUMP_GAMES, random) } : action;
}

const TRUMP_GAMES = GAMES.filter((game) => game !== 'null');

/** The nearest to what is wished that may be announced. */
function allowed(wished: Contract, options: ThreeView['options']): Contract {
  if (wished.game === 'null') return { ...wished, schneider: false, schwarz: false };
  const all = wished.hand && wished.ouvert;
  const whole = { ...wished, schneider: all, schwarz: all, ouvert: all };
  return announcementFault(whole, options) === null
    ? whole
    : { ...wished, schneider: false, schwarz: false, ouvert: false };
}

function push(view: ThreeView, random: Random): Action {
  if (!view.pickedUp) {
    return random.int(3) > 0 ? { type: 'pick-up' } : { type: 'push-unseen' };
  }
  // Of twelve cards at most four are jacks.
  const cards = view.hand.filter((one) => partsOf(one).rank !== 'J');
  return { type: 'push', cards: shuffled(cards, random).slice(0, SKAT) };
}
