import type { Auction } from './types.ts';

type Players = readonly [number, number, number];

/** State after a pass. */
export type AfterPass =
  | { readonly kind: 'goes-on'; readonly auction: Auction }
  | { readonly kind: 'awarded'; readonly seat: number }
  | { readonly kind: 'nobody' };

/** Middlehand bids to forehand first. */
export function openAuction([forehand, middlehand]: Players): Auction {
  return { calls: [], bid: 0, bidder: middlehand, responder: forehand, asked: 'bid' };
}

/** Seat to speak. */
export function onTurn({ asked, bidder, responder }: Auction): number {
  return asked === 'bid' ? bidder : responder;
}

/** After a bid: the other one answers. */
export function afterBid(auction: Auction, seat: number, value: number): Auction {
  return {
    ...auction,
    calls: [...auction.calls, { seat, call: value }],
    bid: value,
    asked: auction.asked === 'take' ? 'take' : 'answer',
  };
}

/** After the bid was held: the next bid. */
export function afterHold(auction: Auction, seat: number): Auction {
  return { ...auction, calls: [...auction.calls, { seat, call: 'hold' }], asked: 'bid' };
}

/** When one of the two has passed, rearhand bids to the other; then the auction is over. */
export function afterPass(auction: Auction, seat: number, [, , rearhand]: Players): AfterPass {
  const { bidder, responder, bid } = auction;
  if (auction.asked === 'take') return { kind: 'nobody' };
  const left = seat === bidder ? responder : bidder;
  const calls: Auction['calls'] = [...auction.calls, { seat, call: 'pass' }];
  if (bidder !== rearhand) {
    return {
      kind: 'goes-on',
      auction: { calls, bid, bidder: rearhand, responder: left, asked: 'bid' },
    };
  }
  if (bid > 0) return { kind: 'awarded', seat: left };
  // Nobody has bid: forehand may still take it.
  return { kind: 'goes-on', auction: { ...auction, calls, asked: 'take' } };
}

/** The auction after these calls. */
export function auctionAfter(calls: Auction['calls'], players: Players): Auction {
  return calls.reduce((auction, { seat, call }) => {
    if (call === 'hold') return afterHold(auction, seat);
    if (call !== 'pass') return afterBid(auction, seat, call);
    const after = afterPass(auction, seat, players);
    return after.kind === 'goes-on' ? after.auction : closed(auction, seat);
  }, openAuction(players));
}

/** After the last pass, which leaves nobody to be asked. */
export function closed(auction: Auction, seat: number): Auction {
  return { ...auction, calls: [...auction.calls, { seat, call: 'pass' }] };
}
