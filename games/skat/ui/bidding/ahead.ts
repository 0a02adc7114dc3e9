import { type Action, bidValues, nextBid, type ThreeView } from '@lusoria/skat';

/** Calls said ahead: to pass when asked, or to bid and hold up to a value and pass beyond it. */
export type Ahead = { readonly kind: 'pass' } | { readonly kind: 'up-to'; readonly value: number };

type Auction = Pick<
  ThreeView,
  'you' | 'options' | 'phase' | 'players' | 'calls' | 'bid' | 'asked' | 'current'
>;

/** Whether the viewer may still be asked for a call in this auction. */
export function isBidding({ you, phase, players, calls }: Auction): boolean {
  if (you === null || phase !== 'auction' || !players.includes(you)) return false;
  return !calls.some(({ seat, call }) => seat === you && call === 'pass');
}

/** The call that follows from what was said ahead; null while the viewer is not asked. */
export function callAhead(view: Auction, ahead: Ahead): Action | null {
  if (view.you === null || view.current !== view.you || view.asked === null) return null;
  const limit = ahead.kind === 'pass' ? 0 : ahead.value;
  if (view.asked === 'answer') return { type: view.bid <= limit ? 'hold' : 'pass' };
  const next = nextBid(view.bid, view.options);
  return next !== null && next <= limit ? { type: 'bid', value: next } : { type: 'pass' };
}

/** The values up to which the viewer may go along. */
export function limitsIn({ bid, options, asked, current, you }: Auction): readonly number[] {
  const least = current === you && asked === 'answer' ? bid : bid + 1;
  return bidValues(options).filter((value) => value >= least);
}

/** The highest of the values that is not above what was typed; null if there is none. */
export function valueBelow(values: readonly number[], typed: number): number | null {
  return values.findLast((value) => value <= typed) ?? null;
}
