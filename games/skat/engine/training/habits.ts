/**
 * Fits how players choose among their cards to records of games:
 *
 *     node games/skat/bot/training/habits.ts RECORDS GAMES [NAME]
 *
 * Takes the first GAMES records. Every tenth game is kept aside to measure with. Writes
 * `strong/data/habits.json`; with NAME, of cards played by those whose names begin with it,
 * `strong/data/own.json`.
 */
import { field, readRecords, type RecordItem } from '../../notation/index.ts';
import { type Card, type GameName, isCard } from '../../rules/cards.ts';
import { KIND } from '../search/canon.ts';
import { type Kind, KINDS } from '../search/features.ts';
import {
  after,
  findHabits,
  HABITS,
  legalAt,
  numbers,
  opening,
  situation,
} from '../search/habits.ts';
import { layout, maskOf } from '../solver/index.ts';
import { given, read, say, writeData } from './files.ts';
import { chances, type Choice, fit } from './softmax.ts';

const COURSE = { rounds: 8, rate: 0.15, shrink: 1e-4, earlier: 1e-2 };
const UNIT = 100;

const [file = '', games = '', name = ''] = given();
if (!(Number(games) > 0)) throw new Error('habits.ts RECORDS GAMES [NAME]');

/** The cards that could be played, and which of them was. */
interface Sample extends Choice {
  readonly aside: boolean;
}

interface Deal {
  readonly names: readonly string[];
  readonly hands: readonly (readonly Card[])[];
  readonly game: GameName;
  readonly declarer: number;
  readonly plays: readonly { readonly who: number; readonly card: Card }[];
}

const known = (cards: readonly (Card | null)[]): readonly Card[] =>
  cards.filter((card): card is Card => card !== null && isCard(card));

function dealOf(item: RecordItem): Deal | null {
  if (!item.ok) return null;
  const { record } = item;
  let cards: readonly Card[] = [];
  let found: { game: GameName; declarer: number; away: readonly Card[]; hand: boolean } | null =
    null;
  const plays: { who: number; card: Card }[] = [];
  for (const { who, deed } of record.moves) {
    if (deed.type === 'deal') cards = known(deed.cards);
    if (deed.type === 'declare' && who !== 'w') {
      const { game, hand } = deed;
      found = { game, declarer: who, away: hand ? [] : known(deed.cards).slice(0, 2), hand };
    }
    if (deed.type === 'play' && who !== 'w' && deed.card) plays.push({ who, card: deed.card });
  }
  if (!found || cards.length < 32) return null;
  const { game, declarer, away, hand } = found;
  const hands = [0, 1, 2].map((who) => {
    const ten = cards.slice(who * 10, who * 10 + 10);
    if (who !== declarer || hand) return ten;
    return [...ten, ...cards.slice(30)].filter((card) => !away.includes(card));
  });
  const names = [0, 1, 2].map((who) => field(record, `P${who}`) ?? '');
  return { names, hands, game, declarer, plays };
}

function samplesOf(deal: Deal, aside: boolean): readonly Sample[] {
  const { names, hands, game, declarer, plays } = deal;
  const order = layout(game);
  const left = hands.map((hand) => maskOf(hand, order));
  const samples: Sample[] = [];
  const placeOf = (who: number): number => (who - declarer + 3) % 3;
  let moment = opening(order, placeOf(plays[0]?.who ?? 0));
  for (const { who, card } of plays) {
    const hand = left[who] ?? 0;
    const bit = order.cards.indexOf(card);
    const at = situation(moment);
    const options: Choice['options'][number][] = [];
    let chosen = -1;
    for (let rest = legalAt(moment, hand); rest !== 0; rest &= rest - 1) {
      const one = 31 - Math.clz32(rest & -rest);
      const many = findHabits(moment, at, hand, one);
      if (one === bit) chosen = options.length;
      options.push({ numbers: [...numbers.subarray(0, many)], besides: 0 });
    }
    const isAsked = (names[who] ?? '').startsWith(name);
    if (isAsked && options.length > 1 && chosen >= 0) samples.push({ options, chosen, aside });
    left[who] = hand & ~(1 << bit);
    moment = after(moment, bit);
  }
  return samples;
}

const deals = readRecords(read(file)).slice(0, Number(games)).map(dealOf);
const result: Partial<Record<Kind, readonly number[]>> = {};
for (const kind of KINDS) {
  const samples = deals.flatMap((deal, i) =>
    deal && KIND[deal.game] === kind ? samplesOf(deal, i % 10 === 0) : [],
  );
  const own = samples.filter((one) => !one.aside);
  const weights = fit(own, HABITS, 'habits', COURSE);
  const aside = samples.filter((one) => one.aside);
  const bits = (guess: (sample: Sample) => number): string =>
    (aside.reduce((sum, one) => sum - Math.log(guess(one)), 0) / aside.length).toFixed(3);
  say(
    `${kind}: ${samples.length} choices, aside ${aside.length}, log loss ` +
      `${bits((one) => chances(weights, one)[one.chosen] ?? 0)} (any card alike ${bits((one) => 1 / one.options.length)})`,
  );
  result[kind] = Array.from(weights, (one) => Math.round(one * UNIT));
}
writeData(name === '' ? 'habits' : 'own', result);
