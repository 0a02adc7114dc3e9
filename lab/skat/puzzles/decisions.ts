import { defined } from '@lusoria/core';
import { judgeCall, worthOfBid } from '@lusoria/skat/analysis/auction-review.ts';
import { ROLLOUTS } from '@lusoria/skat/analysis/rated-games.ts';
import { adviseDeclaration } from '@lusoria/skat/analysis/declaration-review.ts';
import { bidQuestion, declarerContext } from '@lusoria/skat/engine/bidding/bidding.ts';
import { evaluateDeclarations } from '@lusoria/skat/engine/evaluation/evaluate-declarations.ts';
import { evaluateHand } from '@lusoria/skat/engine/evaluation/evaluate-hand.ts';
import {
  gameAt,
  grandCards,
  grandMask,
  indexOf,
} from '@lusoria/skat/engine/evaluation/grand-bitboard.ts';
import { rankedDiscards } from '@lusoria/skat/engine/evaluation/hand-strength.ts';
import { loadWeights } from '@lusoria/skat/engine/index.ts';
import { LEVEL } from '@lusoria/skat/engine/search/levels.ts';
import { AUCTION_DEALS, tableOf } from '@lusoria/skat/lessons/auction-deals.ts';
import {
  bidsAsked,
  type GradedAuction,
  type GradedChoice,
  type GradedDiscard,
  pickedUp,
} from '@lusoria/skat/lessons/trainer.ts';
import { readRecords } from '@lusoria/skat/notation/index.ts';
import { skat } from '@lusoria/skat/rules/game.ts';
import type { ThreeView } from '@lusoria/skat/rules/three/types.ts';
import { args, print, read } from '../training/files.ts';

/*
 * Makes the decisions of the trainer from a file of records, and prints them as JSON:
 *
 *     node lab/skat/puzzles/decisions.ts FILE > games/skat/lessons/data/trainer.json
 */

await loadWeights();

const COUNTS = { auctions: 40, choices: 20, discards: 20 };
/** The least difference, in points, at which one answer is right and the others are wrong. */
const CLEAR = 12;
/** What a game must be worth to be asked about: nobody is to save the hopeless. */
const PLAYABLE = -20;
const YOU = 0;
const [file = ''] = args();

interface Dealt {
  readonly from: number;
  readonly hands: [string, string, string];
  readonly skat: string;
  readonly place: 0 | 1 | 2;
  readonly declarer: boolean;
}

/** The deals of a file, each turned so that the learner has the first hand. */
function* dealsIn(): Generator<Dealt> {
  const items = readRecords(read(file));
  for (let step = 0; step < items.length; step += 1) {
    // Spread over the file.
    const from = (step * 577) % items.length;
    const item = items[from];
    if (!item?.ok || AUCTION_DEALS.some((one) => one.from === from)) continue;
    const deed = item.record.moves[0]?.deed;
    if (deed?.type !== 'deal' || deed.cards.includes(null)) continue;
    const { declarer } = item.record.stated;
    const places = [0, 1, 2] as const;
    const place = places.find((one) => one === declarer) ?? defined(places[step % 3]);
    const hand = (at: number) => deed.cards.slice(10 * (at % 3), 10 * (at % 3) + 10).join(' ');
    const hands: Dealt['hands'] = [hand(place), hand(place + 1), hand(place + 2)];
    const isDeclarer = declarer === place;
    yield { from, hands, skat: deed.cards.slice(30).join(' '), place, declarer: isDeclarer };
  }
}

const CALLS = [[[18], ['pass', 'pass']], [[]], [['pass']]] as const;

function auctionOf({ from, hands, skat: two, place }: Dealt): GradedAuction | null {
  const heard = defined(CALLS[place]);
  const calls = [...defined(heard[from % heard.length])];
  const view = threeView(skat.view(tableOf({ hands, skat: two, place, calls }), YOU));
  const { players, options, hand } = view;
  const bidder = { hand, seat: YOU, players, calls: view.calls, options };
  const { limit, isClose, bid, at, passing } = judgeCall(bidder);
  if (isClose) return null;
  const [likely] = evaluateHand(grandMask(hand), {
    bid: Math.max(limit, bid ?? 0),
    context: at,
    position: players.indexOf(YOU),
    options,
    rollouts: ROLLOUTS,
  }).pickUp().games;
  if (!likely) return null;
  const chance = Math.round(likely.winProbability * 10);
  const deal = { from, hands, skat: two, place, calls, limit, game: gameAt(likely.game), chance };
  const question = bidQuestion(bidder, LEVEL.full.passing);
  const worth = bidsAsked(deal).map((value): [number, number] => [
    value,
    Math.round(worthOfBid(bidder, value, question)),
  ]);
  const isClear = worth.every(([value, points]) =>
    value <= limit ? points >= passing + CLEAR : points <= passing - CLEAR,
  );
  const isAsked = limit === 0 || worth.some(([value]) => value === limit);
  return isClear && isAsked ? { ...deal, passing: Math.round(passing), worth } : null;
}

function threeView(view: ReturnType<typeof skat.view>): ThreeView {
  if (view.form !== 'three') throw new RangeError('a deal for two');
  return view;
}

function evaluated(deal: Dealt) {
  const view = threeView(skat.view(pickedUp(deal), YOU));
  const context = declarerContext(view, YOU, ROLLOUTS);
  const twelve = grandMask(view.hand);
  return { view, context, twelve, declarations: evaluateDeclarations(twelve, context) };
}

function bare({ from, hands, skat: two, place }: Dealt) {
  return { from, hands, skat: two, place };
}

function choiceOf(deal: Dealt): GradedChoice | null {
  const best = new Map<string, GradedChoice['games'][number]>();
  for (const { game, ouvert, announced, expectedValue, winProbability } of evaluated(deal)
    .declarations.candidates) {
    if (ouvert || announced || !Number.isFinite(expectedValue)) continue;
    const name = gameAt(game);
    const chance = Math.round(winProbability * 10);
    best.set(name, { game: name, worth: Math.round(expectedValue), chance });
  }
  const games = [...best.values()].toSorted((a, b) => b.worth - a.worth).slice(0, 4);
  const [first, second] = games;
  if (!first || !second || first.worth - second.worth < CLEAR) return null;
  if (first.worth < PLAYABLE) return null;
  return { ...bare(deal), games };
}

function discardOf(deal: Dealt): GradedDiscard | null {
  const { view, context, twelve, declarations } = evaluated(deal);
  const { best } = declarations;
  if (!best || best.ouvert || best.announced || gameAt(best.game) === 'null') return null;
  const advised = adviseDeclaration(view, YOU);
  if (advised?.type !== 'declare' || indexOf(advised.contract.game) !== best.game) return null;
  const away = grandMask(advised.discards);
  const rated = rankedDiscards(twelve, best.game, context.position)
    .slice(0, 30)
    .flatMap(({ discards }) => {
      const [one] = declarations
        .withDiscards(best.game, discards)
        .filter(({ game, ouvert, announced }) => game === best.game && !ouvert && !announced);
      return one ? [{ discards, worth: Math.round(one.expectedValue) }] : [];
    })
    .toSorted((a, b) => b.worth - a.worth);
  const [right] = rated;
  if (!right || right.discards !== away || right.worth < PLAYABLE) return null;
  const wrong = rated.filter(({ worth }) => right.worth - worth >= CLEAR);
  const offered = [right];
  for (const one of wrong) {
    if (offered.length === 4) break;
    offered.push(one);
  }
  if (offered.length < 4) return null;
  const discards = offered.map(({ discards: pair, worth }) => ({
    cards: grandCards(pair).join(' '),
    worth,
  }));
  return { ...bare(deal), game: gameAt(best.game), discards };
}

const made: {
  auctions: GradedAuction[];
  choices: GradedChoice[];
  discards: GradedDiscard[];
} = { auctions: [], choices: [], discards: [] };

/** The auctions are mixed: of ten hands at most five are to be passed. */
const MAX_PASSED = COUNTS.auctions * 0.45;

for (const deal of dealsIn()) {
  if (made.auctions.length < COUNTS.auctions) {
    const auction = auctionOf(deal);
    const passed = made.auctions.filter(({ limit }) => limit === 0).length;
    if (auction && (auction.limit > 0 || passed < MAX_PASSED)) {
      made.auctions.push(auction);
      continue;
    }
  }
  if (!deal.declarer) continue;
  if (made.choices.length < COUNTS.choices) {
    const choice = choiceOf(deal);
    if (choice) {
      made.choices.push(choice);
      continue;
    }
  }
  if (made.discards.length < COUNTS.discards) {
    const discard = discardOf(deal);
    if (discard) made.discards.push(discard);
    continue;
  }
  if (made.auctions.length === COUNTS.auctions && made.choices.length === COUNTS.choices) break;
}
print(JSON.stringify(made, null, 1));
