import { defined } from '@lusoria/core';
import { loadWeights } from '@lusoria/skat/engine/index.ts';
import { AUCTION_DEALS } from '@lusoria/skat/lessons/auction-deals.ts';
import {
  auctionOf,
  CLEAR,
  clearlyWorse,
  discardsOf,
  gamesOf,
  isClear,
} from '@lusoria/skat/lessons/grading.ts';
import {
  bidsAsked,
  type GradedAuction,
  type GradedChoice,
  type GradedDiscard,
  TRAINER,
} from '@lusoria/skat/lessons/trainer.ts';
import { readRecords } from '@lusoria/skat/notation/index.ts';
import { args, print, read } from '../training/files.ts';

/*
 * Makes the decisions of the trainer from a file of records, and prints them as JSON; or those of the puzzles, from
 * other deals:
 *
 *     node lab/skat/puzzles/decisions.ts FILE > games/skat/lessons/data/trainer.json
 *     node lab/skat/puzzles/decisions.ts FILE puzzles > games/skat/lessons/data/decisions.json
 */

await loadWeights();

const [file = '', wanted = 'trainer'] = args();
const areForPuzzles = wanted === 'puzzles';
const COUNTS = areForPuzzles
  ? { auctions: 90, choices: 90, discards: 90 }
  : { auctions: 40, choices: 20, discards: 20 };
/** What a game must be worth to be asked about: nobody is to save the hopeless. */
const PLAYABLE = -20;
/** Deals that are asked about elsewhere. */
const TAKEN = new Set(
  [
    ...AUCTION_DEALS,
    ...(areForPuzzles ? [...TRAINER.auctions, ...TRAINER.choices, ...TRAINER.discards] : []),
  ].map(({ from }) => from),
);

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
    if (!item?.ok || TAKEN.has(from)) continue;
    const recorded = item.record.moves[0]?.recorded;
    if (recorded?.type !== 'deal' || recorded.cards.includes(null)) continue;
    const { declarer } = item.record.stated;
    const places = [0, 1, 2] as const;
    const place = places.find((one) => one === declarer) ?? defined(places[step % 3]);
    const hand = (at: number) => recorded.cards.slice(10 * (at % 3), 10 * (at % 3) + 10).join(' ');
    const hands: Dealt['hands'] = [hand(place), hand(place + 1), hand(place + 2)];
    const isDeclarer = declarer === place;
    yield { from, hands, skat: recorded.cards.slice(30).join(' '), place, declarer: isDeclarer };
  }
}

type Heard = readonly (number | 'pass' | 'hold')[];

/** What was said before the learner is asked, by place. */
const CALLS: readonly (readonly Heard[])[] = [[[18], ['pass', 'pass']], [[]], [['pass']]];
/** The puzzles come to auctions that are under way, too. */
const UNDER_WAY: readonly (readonly Heard[])[] = [
  [
    [18, 'hold', 20],
    [18, 'hold', 20, 'hold', 22, 'hold', 23],
  ],
  [
    [18, 'hold'],
    [18, 'hold', 20, 'hold', 22, 'hold'],
  ],
  [
    [18, 'hold', 'pass'],
    [18, 'pass'],
    [18, 'hold', 20, 'pass'],
  ],
];

function auctionIn({ from, hands, skat, place }: Dealt): GradedAuction | null {
  const heard = [...defined(CALLS[place]), ...(areForPuzzles ? defined(UNDER_WAY[place]) : [])];
  const calls = [...defined(heard[from % heard.length])];
  const last = calls.findLast((call) => typeof call === 'number') ?? 0;
  // Forehand is asked for what was bid; the others bid more.
  const lowest = place === 0 ? last : last + 1;
  const found = auctionOf({ from, hands, skat, place, calls }, (bid) => bid >= lowest);
  if (!found || found.worth.length < 2) return null;
  const isAsked =
    found.limit === 0 || (found.limit >= lowest && bidsAsked(found).includes(found.limit));
  return isAsked && found.worth.every(([value]) => isClear(found, value)) ? found : null;
}

function bare({ from, hands, skat, place }: Dealt) {
  return { from, hands, skat, place };
}

function choiceOf(deal: Dealt): GradedChoice | null {
  const games = gamesOf(deal).slice(0, 4);
  const [first, second] = games;
  if (!first || !second || first.worth - second.worth < CLEAR) return null;
  return first.worth < PLAYABLE ? null : { ...bare(deal), games };
}

function discardOf(deal: Dealt): GradedDiscard | null {
  const found = discardsOf(deal);
  const discards = found && clearlyWorse(found.discards);
  if (!discards || discards.length < 4 || defined(discards[0]).worth < PLAYABLE) return null;
  return { ...bare(deal), game: found.game, discards: [...discards] };
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
    const auction = auctionIn(deal);
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
print(JSON.stringify(made, null, areForPuzzles ? 0 : 1));
