import { type OpenDeal, parseOpenDeal, printOpenDeal } from '@lusoria/skat/analysis';

/** The contents of the board's URL fragment. */
export interface Address {
  readonly deal: OpenDeal;
  /** The number of cards played; `dealt`: before the auction. */
  readonly at: 'dealt' | number;
  /** The seat that plays on from there; null: all are tried out. */
  readonly you: number | null;
}

/** `DEAL/AT/SEAT`; the last two may be missing. Null if it is not a playable deal. */
export function parseAddress(hash: string): Address | null {
  const [text = '', from = '', seat = ''] = hash.replace(/^#/, '').split('/');
  const deal = parseOpenDeal(text);
  if (!deal) return null;
  const at = /^\d{1,2}$/.test(from) ? Math.min(Number(from), deal.plays.length) : 0;
  const you = /^[0-2]$/.test(seat) ? Number(seat) : null;
  if (from === 'dealt' || deal.declared === null) return { deal, at: 'dealt', you: you ?? 0 };
  return { deal, at, you };
}

export function printAddress({ deal, at, you }: Address): string {
  return `#${[printOpenDeal(deal), at, ...(you === null ? [] : [you])].join('/')}`;
}
