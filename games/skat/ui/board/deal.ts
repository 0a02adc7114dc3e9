import { type OpenDeal, parseOpenDeal, printOpenDeal } from '@lusoria/skat/analysis';

/** Address of the board, behind its `#`. */
export interface Address {
  readonly deal: OpenDeal;
  /** After how many cards; `dealt`: before the auction. */
  readonly at: 'dealt' | number;
  /** The seat that plays on from there; null: all are tried out. */
  readonly you: number | null;
}

/** `DEAL/AT/SEAT`; the last two may be missing. Null where it is no deal that can be played. */
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
