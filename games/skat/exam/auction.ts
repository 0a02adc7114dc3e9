import { type Card, CARDS } from '../rules/cards.ts';
import { skat } from '../rules/game.ts';
import { optionsSchema } from '../rules/options.ts';
import type { ThreeView } from '../rules/three/types.ts';
import * as v from 'valibot';

/** Seats of the first deal: who answers, and who bids. */
const FORE = 0;
const MIDDLE = 1;

/** A call that is to be made, by whoever holds these ten cards. */
export interface AuctionQuestion {
  readonly hand: readonly Card[];
  /** `bid`: middlehand says something first, or bids on after `bid` was held; `answer`: forehand holds `bid` or passes. */
  readonly asked: 'bid' | 'answer';
  /** 0: nothing was bid. */
  readonly bid: number;
}

/** The view of whoever is asked. The others' cards are as they come: they are not in it. */
export function auctionAt({ hand, asked, bid }: AuctionQuestion): ThreeView {
  const rest = CARDS.filter((card) => !hand.includes(card));
  const others: readonly Card[][] = [rest.slice(0, 10), rest.slice(10, 20)];
  const seat = asked === 'bid' ? MIDDLE : FORE;
  const state = skat.init({ options: v.parse(optionsSchema, {}), seats: 3, first: FORE });
  let now = skat.evolve(state, {
    type: 'dealt',
    hands: others.toSpliced(seat, 0, [...hand]),
    skat: rest.slice(20),
  });
  const act = (by: number, action: Parameters<typeof skat.decide>[2]): void => {
    const made = skat.decide(now, by, action);
    if (!made.ok) throw new RangeError(`${made.rejection.code}: ${JSON.stringify(action)}`);
    now = made.value.reduce(skat.evolve, now);
  };
  if (bid > 0) act(MIDDLE, { type: 'bid', value: bid });
  if (bid > 0 && asked === 'bid') act(FORE, { type: 'hold' });
  const view = skat.view(now, seat);
  if (view.form !== 'three') throw new RangeError('asked of three');
  return view;
}
