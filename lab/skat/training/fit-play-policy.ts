/**
 * Fits how players choose their cards to records of games:
 *
 *     node lab/skat/training/fit-play-policy.ts RECORDS GAMES [NAME [peer]]
 *
 * Takes the first GAMES records; every tenth game is held out to measure with. Writes
 * `data/play-policy.json`; with NAME, of the cards of players whose names begin with it,
 * `data/self-policy.json`. With `peer` it goes on from these weights, and writes `data/peer-policy.json`:
 * there are fewer games of this player with itself.
 */
import { playerAt, readRecords, type RecordItem } from '@lusoria/skat/notation/index.ts';
import type { Card, GameName } from '@lusoria/skat/rules/cards.ts';
import { GAME_KINDS, type GameKind, KIND_OF } from '@lusoria/skat/engine/game-kind.ts';
import { nextContext, openingContext } from '@lusoria/skat/engine/policies/play-context.ts';
import {
  findPlayFeatures,
  PLAY_WEIGHTS,
  playFeatures,
  situationOf,
} from '@lusoria/skat/engine/policies/play-features.ts';
import { layout, legalMoves, maskOf } from '@lusoria/skat/engine/solver/index.ts';
import { loadWeights, weights as known } from '@lusoria/skat/engine/weights.ts';
import { args, print, read, writeData } from './files.ts';
import { type Choice, fitSoftmax, probabilities, toHundredths } from './fit.ts';

const DESCENT = { rounds: 8, rate: 0.15, shrink: 1e-4, initial: 1e-2 };
/** From weights that are fitted already: short steps. */
const ONWARDS = { rounds: 6, rate: 0.05, shrink: 1e-5, initial: 1 };

const [file = '', games = '', name = '', peer = ''] = args();
if (!(Number(games) > 0) || !['', 'peer'].includes(peer)) {
  throw new Error('fit-play-policy.ts RECORDS GAMES [NAME [peer]]');
}
if (peer !== '') await loadWeights();

/** The cards that could be played, and the one that was. */
interface Sample extends Choice {
  readonly isHeldOut: boolean;
}

interface Deal {
  readonly names: readonly string[];
  readonly hands: readonly (readonly Card[])[];
  readonly game: GameName;
  readonly declarer: number;
  readonly plays: readonly { readonly who: number; readonly card: Card }[];
}

const cardsIn = (cards: readonly (Card | null)[]): readonly Card[] =>
  cards.filter((card) => card !== null);

function dealOf(item: RecordItem): Deal | null {
  if (!item.ok) return null;
  const { record } = item;
  let cards: readonly Card[] = [];
  let found: {
    game: GameName;
    declarer: number;
    discards: readonly Card[];
    hand: boolean;
  } | null = null;
  const plays: { who: number; card: Card }[] = [];
  for (const { who, recorded } of record.moves) {
    if (recorded.type === 'deal') cards = cardsIn(recorded.cards);
    if (recorded.type === 'declare' && who !== 'w') {
      const { game, hand } = recorded;
      found = {
        game,
        declarer: who,
        discards: hand ? [] : cardsIn(recorded.cards).slice(0, 2),
        hand,
      };
    }
    if (recorded.type === 'play' && who !== 'w' && recorded.card)
      plays.push({ who, card: recorded.card });
  }
  if (!found || cards.length < 32) return null;
  const { game, declarer, discards, hand } = found;
  const hands = [0, 1, 2].map((who) => {
    const ten = cards.slice(who * 10, who * 10 + 10);
    if (who !== declarer || hand) return ten;
    return [...ten, ...cards.slice(30)].filter((card) => !discards.includes(card));
  });
  const names = [0, 1, 2].map((who) => playerAt(record, who));
  return { names, hands, game, declarer, plays };
}

function samplesOf(deal: Deal, isHeldOut: boolean): readonly Sample[] {
  const { names, hands, game, declarer, plays } = deal;
  const order = layout(game);
  const left = hands.map((hand) => maskOf(hand, order));
  const samples: Sample[] = [];
  const playerOf = (who: number): number => (who - declarer + 3) % 3;
  const [opening] = plays;
  if (!opening) return [];
  let context = openingContext(order, playerOf(opening.who));
  for (const { who, card } of plays) {
    const hand = left[who]!;
    const bit = order.cards.indexOf(card);
    const situation = situationOf(context);
    const options: Choice['options'][number][] = [];
    let chosen = -1;
    const legal = legalMoves(hand, context.led, order);
    for (let rest = legal; rest !== 0; rest &= rest - 1) {
      const one = 31 - Math.clz32(rest & -rest);
      const many = findPlayFeatures(context, situation, hand, one);
      if (one === bit) chosen = options.length;
      options.push({ features: [...playFeatures.subarray(0, many)], score: 0 });
    }
    const isWanted = names[who]!.startsWith(name);
    if (isWanted && options.length > 1 && chosen >= 0) samples.push({ options, chosen, isHeldOut });
    left[who] = hand & ~(1 << bit);
    context = nextContext(context, bit);
  }
  return samples;
}

const deals = readRecords(read(file)).slice(0, Number(games)).map(dealOf);
const result: Partial<Record<GameKind, readonly number[]>> = {};
for (const kind of GAME_KINDS) {
  const samples = deals.flatMap((deal, i) =>
    deal && KIND_OF[deal.game] === kind ? samplesOf(deal, i % 10 === 0) : [],
  );
  const fitted = samples.filter((one) => !one.isHeldOut);
  const weights =
    peer === ''
      ? fitSoftmax(fitted, { from: new Float64Array(PLAY_WEIGHTS), seed: 'habits' }, DESCENT)
      : fitSoftmax(fitted, { from: known().selfPolicy[kind], seed: 'habits' }, ONWARDS);
  const heldOut = samples.filter((one) => one.isHeldOut);
  const loss = (probability: (sample: Sample) => number): string =>
    (heldOut.reduce((sum, one) => sum - Math.log(probability(one)), 0) / heldOut.length).toFixed(3);
  print(
    `${kind}: ${samples.length} choices, held out ${heldOut.length}, log loss ` +
      `${loss((one) => probabilities(weights, one)[one.chosen]!)} (uniform ${loss((one) => 1 / one.options.length)})`,
  );
  result[kind] = toHundredths(weights);
}
writeData(name === '' ? 'play-policy' : peer === '' ? 'self-policy' : 'peer-policy', result);
