import { defined } from '@lusoria/core';
import type { Answer, Params } from '@lusoria/core/lesson';
import { list } from '@lusoria/core/schema';
import * as v from 'valibot';
import { type Card, type GameName, GAMES, kindOf, pipsOf, SUITS } from '../rules/cards.ts';
import type { State } from '../rules/view.ts';
import {
  type AuctionDeal,
  auctionFields,
  bidStep,
  choicesFor,
  hintsTo,
  hintTo,
  RECORDED,
  tableOf,
} from './auction-deals.ts';
import data from './data/trainer.json' with { type: 'json' };
import { awardedTo, cardsOf, dealt, done, YOU } from './deal.ts';
import { ask, lesson, type LessonScript, type Question } from './script.ts';
import { type Key, say } from './saying.ts';

/*
 * Decisions of real deals, twenty at a go, graded by points; `data/README.md` says where they come from.
 */

const points = v.pipe(v.number(), v.integer());
const game = v.picklist(GAMES);

export const auctionSchema = v.strictObject({
  ...auctionFields,
  passing: points,
  worth: list(v.tuple([v.number(), points])),
});
/** What passing and bidding up to each value are worth, in points. */
export type GradedAuction = v.InferOutput<typeof auctionSchema>;

export const choiceSchema = v.strictObject({
  ...RECORDED,
  /** The best first. */
  games: list(v.strictObject({ game, worth: points, chance: v.number() })),
});
/** Twelve cards before a game is declared, and what the games are worth. */
export type GradedChoice = v.InferOutput<typeof choiceSchema>;

export const discardSchema = v.strictObject({
  ...RECORDED,
  game,
  /** The best first. */
  discards: list(v.strictObject({ cards: v.string(), worth: points })),
});
/** Twelve cards with their game, and what some discards are worth. */
export type GradedDiscard = v.InferOutput<typeof discardSchema>;

export const decisionsSchema = v.strictObject({
  auctions: list(auctionSchema),
  choices: list(choiceSchema),
  discards: list(discardSchema),
});

export const TRAINER = v.parse(decisionsSchema, data);

/** How many decisions are made at a go. */
export const AT_A_GO = 20;

function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}

/** The question of an auction, its answers explained by points. */
export function gradedAuction(deal: GradedAuction): Question {
  const { limit, passing, worth, chance } = deal;
  const worthOf = (bid: number): number =>
    defined(
      worth.find(([value]) => value === bid),
      `the worth of ${bid}`,
    )[1];
  const told = (key: Key, n: number, cost = 0) => {
    const params: Params = {
      game: deal.game,
      chance,
      n,
      cost,
      worth: signed(worthOf(n)),
      passing: signed(passing),
    };
    return say(key, params);
  };
  const lowest = defined(worth[0])[0];
  const costOf = (bid: number): number => {
    if (bid === limit) return 0;
    return bid > limit ? passing - worthOf(bid) : worthOf(limit) - passing;
  };
  return bidStep(deal, {
    bids: [0, ...worth.map(([bid]) => bid)],
    hints: hintsTo(deal),
    costOf,
    why: (bid) => {
      if (bid === limit) {
        return bid === 0 ? told('trainer-passed', lowest) : told('trainer-right', bid);
      }
      return bid > limit
        ? told('trainer-high', bid, costOf(bid))
        : told('trainer-low', limit, costOf(bid));
    },
  });
}

export function bidsAsked(deal: AuctionDeal): readonly number[] {
  return choicesFor(deal).filter((bid) => bid > 0);
}

/** The table when the skat has been picked up. */
export function pickedUp({
  hands,
  skat,
  place,
}: Pick<GradedChoice, 'hands' | 'skat' | 'place'>): State {
  const first = (hands.length - place) % hands.length;
  return done(awardedTo(YOU, dealt({ hands, skat, first })), YOU, { type: 'pick-up' });
}

/** Answers in an order that does not tell the best: that of their names. */
function inOrder(answers: readonly (readonly [name: string, answer: Answer<Key>])[]) {
  return answers.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, answer]) => answer);
}

/** The question which game to declare. */
export function choiceStep(deal: GradedChoice): Question {
  const best = defined(deal.games[0]);
  const answers = deal.games.map((one) => {
    const params = {
      game: one.game,
      chance: one.chance,
      worth: signed(one.worth),
      cost: best.worth - one.worth,
      best: best.game,
    };
    const right = one === best;
    const answer = {
      label: say('answer-game', { game: one.game }),
      why: say(right ? 'trainer-game-right' : 'trainer-game-wrong', params),
      right,
      cost: params.cost,
    };
    return [String(GAMES.indexOf(one.game)), answer] as const;
  });
  return {
    ...ask('trainer-game', inOrder(answers)),
    hints: [say('trainer-game-hint'), hintTo(twelve(deal), best.game)],
    begin: () => pickedUp(deal),
  };
}

const twelve = ({ hands, skat }: Pick<GradedChoice, 'hands' | 'skat'>) =>
  cardsOf(`${hands[0]} ${skat}`);

/** So many points are worth bringing to safety. */
const MANY = 10;

/** What speaks for laying these cards away: a suit that is gone then, or points; else one of them. */
function hintToDiscard(hand: readonly Card[], inGame: GameName, away: readonly Card[]) {
  const left = hand.filter((card) => !away.includes(card)).map((card) => kindOf(card, inGame));
  const gone = SUITS.filter(
    (suit) => away.some((card) => kindOf(card, inGame) === suit) && !left.includes(suit),
  );
  const [suit, other] = gone;
  const n = pipsOf(away);
  const hasMany = inGame !== 'null' && n >= MANY;
  // With four trumps there is less to be trumped.
  if (hasMany && inGame === 'grand') return say('trainer-discard-hint-points', { n });
  if (inGame !== 'null' && suit) {
    return other
      ? say('trainer-discard-hint-suits', { suit, other })
      : say('trainer-discard-hint-suit', { suit });
  }
  if (hasMany) return say('trainer-discard-hint-points', { n });
  return say('trainer-discard-hint-card', { card: defined(away[0]) });
}

/** The question what to lay away. */
export function discardStep(deal: GradedDiscard): Question {
  const best = defined(deal.discards[0]);
  const answers = deal.discards.map((one) => {
    const [card, other] = cardsOf(one.cards);
    const pair = { card: defined(card), other: defined(other) };
    const right = one === best;
    const params = { ...pair, worth: signed(one.worth), cost: best.worth - one.worth };
    const answer = {
      label: say('answer-cards', pair),
      why: say(right ? 'trainer-discard-right' : 'trainer-discard-wrong', params),
      right,
      cost: params.cost,
    };
    return [one.cards, answer] as const;
  });
  return {
    ...ask(say('trainer-discard', { game: deal.game }), inOrder(answers)),
    hints: [
      say('trainer-discard-hint'),
      hintToDiscard(twelve(deal), deal.game, cardsOf(best.cards)),
    ],
    begin: () => pickedUp(deal),
  };
}

function trainer<D>(
  deals: readonly D[],
  { begin, step }: { begin(deal: D): State; step(deal: D): Question },
): LessonScript {
  const [first] = deals;
  return lesson(
    () => begin(defined(first, 'a decision')),
    [
      ...deals.map(step),
      {
        kind: 'end',
        say: say('trainer-end', { cost: 0 }),
        costs: (cost) => say('trainer-end', { cost }),
      },
    ],
  );
}

function auctions(number: number): LessonScript {
  const deals = TRAINER.auctions.slice((number - 1) * AT_A_GO, number * AT_A_GO);
  return trainer(deals, { begin: tableOf, step: gradedAuction });
}

export const trainerAuctions1 = auctions(1);
export const trainerAuctions2 = auctions(2);
export const trainerGames = trainer(TRAINER.choices, { begin: pickedUp, step: choiceStep });
export const trainerDiscards = trainer(TRAINER.discards, { begin: pickedUp, step: discardStep });
