/** Makes the data of Skat's exam: `node lab/skat/exam/make.ts`. Takes some minutes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defined, type Random, seeded, shuffled } from '@lusoria/core';
import { createSolver } from '@lusoria/skat/engine/solver/index.ts';
import type { ExamData } from '@lusoria/skat/exam/index.ts';
import {
  printRecord,
  readRecords,
  type RecordOutcome,
  replayRecord,
  viewOfRecord,
} from '@lusoria/skat/notation/index.ts';
import { type Card, CARDS, GAMES, type GameName, pipsOf } from '@lusoria/skat/rules/cards.ts';
import { bidValues, matadorsOf, plainContract, valueOf } from '@lusoria/skat/rules/contract.ts';
import { optionsSchema } from '@lusoria/skat/rules/options.ts';
import * as v from 'valibot';
import { pairsOf } from '../puzzles/laying.ts';
import { print } from '../training/files.ts';

const SKAT = fileURLToPath(new URL('../../../games/skat/', import.meta.url));
const OUT = `${SKAT}exam/data/exam.json`;
const RECORDS = ['iss-sample.sgf', 'xskat-3000.sgf'].map((name) => `${SKAT}notation/data/${name}`);
const OPTIONS = v.parse(optionsSchema, {});
/** Layouts of the hidden cards that are solved for a hand with which a game is won, and for one that wins none. */
const SURE_LAYOUTS = 300;
const HOPELESS_LAYOUTS = 40;
/** Hands of each kind, at each of the two seats. */
const HANDS = 10;
/** Games of each kind of contract and outcome. */
const PER_KIND = 1;
const FORE = 0;
const MIDDLE = 1;

const solver = createSolver();
const random = seeded('exam of skat');

writeFileSync(
  OUT,
  `${JSON.stringify({ auctions: [FORE, MIDDLE].flatMap(auctionsAt), deals: deals() }, null, 1)}\n`,
);

function auctionsAt(seat: number): ExamData['auctions'] {
  const found: ExamData['auctions'] = [];
  for (let sure = 0; sure < HANDS; ) {
    const hand = strongHand(random);
    const value = sureValue(hand, seat);
    if (value === null) continue;
    sure += 1;
    const bids = bidValues(OPTIONS).filter((bid) => bid <= value);
    // The first hands are asked at the lowest bid, the others as far as the game reaches.
    const at = sure % 2 === 0 ? (bids.at(-1) ?? 18) : 18;
    const opens = seat === MIDDLE && at === 18;
    const before = opens ? 0 : seat === MIDDLE ? defined(bids.at(-2)) : at;
    found.push({
      hand: [...hand],
      asked: seat === MIDDLE ? 'bid' : 'answer',
      bid: before,
      right: seat === MIDDLE ? bids.filter((bid) => bid > before) : ['hold'],
    });
    print(`${seat} sure ${sure}: ${hand.join(' ')} to ${value}`);
  }
  for (let hopeless = 0; hopeless < HANDS; ) {
    const hand = weakHand(random);
    if (!isHopeless(hand, seat)) continue;
    hopeless += 1;
    const bid = seat === MIDDLE ? 0 : 18;
    const asked = seat === MIDDLE ? 'bid' : 'answer';
    found.push({ hand: [...hand], asked, bid, right: ['pass'] });
    print(`${seat} hopeless ${hopeless}: ${hand.join(' ')}`);
  }
  return found;
}

/** A hand with the jack of clubs, two or three other jacks and much more. */
function strongHand(lots: Random): readonly Card[] {
  for (;;) {
    const hand = shuffled(CARDS, lots).slice(0, 10);
    const jacks = hand.filter((card) => card.endsWith('J')).length;
    const aces = hand.filter((card) => card.endsWith('A')).length;
    if (hand.includes('CJ') && jacks >= 2 && aces >= 2 && jacks + aces >= 5) return hand;
  }
}

/** A hand without jacks, aces and tens, and without a null. */
function weakHand(lots: Random): readonly Card[] {
  for (;;) {
    const hand = shuffled(CARDS, lots).slice(0, 10);
    const high = hand.filter((card) => /[JAT]$/.test(card)).length;
    const low = hand.filter((card) => /[789]$/.test(card)).length;
    if (high <= 1 && !hand.includes('CJ') && low <= 6) return hand;
  }
}

/** Value of the dearest game by hand that is won in every layout; null where there is none. */
function sureValue(hand: readonly Card[], seat: number): number | null {
  const values = GAMES.flatMap((game) => {
    if (game === 'null' || !isAlwaysWon(hand, seat, game)) return [];
    return [valueOf(plainContract(game, true), matadorsOf(hand, game, OPTIONS))];
  });
  return values.length === 0 ? null : Math.max(...values);
}

function isAlwaysWon(hand: readonly Card[], seat: number, game: GameName): boolean {
  return Array.from({ length: SURE_LAYOUTS }, () => layoutOf(hand, seat)).every(({ hands, skat }) =>
    reaches(game, seat, hands, skat),
  );
}

/** Whether no game is won, whatever is laid away, in any layout. */
function isHopeless(hand: readonly Card[], seat: number): boolean {
  return Array.from({ length: HOPELESS_LAYOUTS }, () => layoutOf(hand, seat)).every(
    ({ hands, skat }) => {
      const twelve = [...hand, ...skat];
      return pairsOf(twelve).every((away) => {
        const kept = twelve.filter((card) => !away.includes(card));
        return GAMES.every((game) => !reaches(game, seat, hands.toSpliced(seat, 1, kept), away));
      });
    },
  );
}

function layoutOf(
  hand: readonly Card[],
  seat: number,
): { readonly hands: readonly (readonly Card[])[]; readonly skat: readonly Card[] } {
  const rest = shuffled(
    CARDS.filter((card) => !hand.includes(card)),
    random,
  );
  const others: (readonly Card[])[] = [rest.slice(0, 10), rest.slice(10, 20)];
  return { hands: others.toSpliced(seat, 0, hand), skat: rest.slice(20) };
}

function reaches(
  game: GameName,
  declarer: number,
  hands: readonly (readonly Card[])[],
  away: readonly Card[],
): boolean {
  const points = game === 'null' ? 0 : pipsOf(away);
  const position = { game, declarer, hands, leader: FORE, trick: [], points };
  return game === 'null' ? !solver.reaches(position, 1) : solver.reaches(position, 61);
}

/** Games of every kind, with what the program that played them says they came to. */
function deals(): ExamData['deals'] {
  const counted = new Map<string, number>();
  const found: ExamData['deals'] = [];
  for (const file of RECORDS) {
    for (const item of readRecords(readFileSync(file, 'utf8'))) {
      if (!item.ok) continue;
      const { recorded, ok, reason } = replayRecord(item.record);
      const view = viewOfRecord(item.record);
      if (!ok || reason !== null || view?.form !== 'three') continue;
      if (!view.contract || !view.end || view.declarer === null) continue;
      // What is broken off early counts by other rules.
      if (view.tricks.length < 10 && view.contract.game !== 'null') continue;
      const { declarer, result, value, points, tricks } = recorded;
      if ((result !== 'win' && result !== 'loss') || value === null || points === null) continue;
      if (tricks === null || declarer === null) continue;
      const kind = kindOf(view.contract, recorded);
      if ((counted.get(kind) ?? 0) >= PER_KIND) continue;
      counted.set(kind, (counted.get(kind) ?? 0) + 1);
      const { hands, skat } = view.end.deal;
      found.push({
        record: printRecord(item.record)
          .replace(/R\[d:[^\]]*\]/, 'R[]')
          .trim(),
        contract: view.contract,
        bid: view.bid,
        cards: [...defined(hands[view.declarer]), ...skat],
        points,
        tricks,
        declarer,
        won: result === 'win',
        value,
      });
    }
  }
  print(`${found.length} games of ${counted.size} kinds`);
  return found;
}

function kindOf(
  contract: ExamData['deals'][number]['contract'],
  {
    result,
    overbid,
    schneider,
    schwarz,
    matadors,
  }: { readonly [K in keyof RecordOutcome]: RecordOutcome[K] | null },
): string {
  const side = matadors === null ? '' : matadors > 0 ? 'with' : 'without';
  return [JSON.stringify(contract), result, overbid, schneider, schwarz, side].join(' ');
}
