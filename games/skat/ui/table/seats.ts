import { defined } from '@lusoria/core';
import type { ThreeView, TwoView } from '@lusoria/skat';

/** A seat's side of the table, as the viewer sees it. */
export type Side = 'bottom' | 'left' | 'top' | 'right';

const SIDES: Readonly<Record<number, readonly Side[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
};

/** The viewer's own seat is at the bottom, for a spectator the first one; higher seats follow clockwise. */
export function sideOf(seat: number, seats: number, you: number | null): Side {
  return defined(defined(SIDES[seats])[(seat - (you ?? 0) + seats) % seats]);
}

/** A place at the table of one deal. */
type Position = 'forehand' | 'middlehand' | 'rearhand' | 'dealer';

const POSITIONS = ['forehand', 'middlehand', 'rearhand'] as const;

/** A seat's place in this deal; at a table of four the dealer has no other. */
export function positionOf(view: Pick<ThreeView, 'players'>, seat: number): Position {
  return POSITIONS[view.players.indexOf(seat)] ?? 'dealer';
}

/** The dealer, before the first action of a deal; null after it. */
export function dealing(
  view: Pick<
    ThreeView,
    'players' | 'counts' | 'calls' | 'pickedUp' | 'contract' | 'trick' | 'tricks'
  >,
): number | null {
  const done = view.calls.length + view.trick.length + view.tricks.length;
  if (done > 0 || view.pickedUp || view.contract) return null;
  const seats = view.counts.map((_, seat) => seat);
  return seats.find((seat) => !view.players.includes(seat)) ?? view.players.at(-1) ?? null;
}

/** A seat's last call or double, while it is worth showing; `isFresh`: its phase is not over. */
export type Spoken =
  | {
      readonly kind: 'call';
      readonly no: string;
      readonly call: ThreeView['calls'][number]['call'];
      /** The bid before; 0: none. */
      readonly bid: number;
      readonly isFresh: boolean;
    }
  | {
      readonly kind: 'double';
      readonly no: string;
      readonly to: 2 | 4 | 8;
      readonly isFresh: boolean;
    };

/** A seat's last kontra, re or bock, or else its last call in the auction; null if there is none. */
export function spokenBy(
  view: Pick<
    ThreeView,
    'calls' | 'phase' | 'doubled' | 'doubler' | 'declarer' | 'tricks' | 'contract'
  >,
  seat: number,
): Spoken | null {
  const { doubled, doubler, declarer } = view;
  if (doubled !== 1 && (seat === doubler || (seat === declarer && doubled > 2))) {
    const to = seat === declarer ? 4 : doubled === 8 ? 8 : 2;
    return { kind: 'double', no: `x${to}`, to, isFresh: view.tricks.length === 0 };
  }
  const at = view.calls.findLastIndex((one) => one.seat === seat);
  const call = view.calls[at]?.call;
  if (call === undefined || view.phase === 'over') return null;
  const bids = view.calls
    .slice(0, at)
    .flatMap((one) => (typeof one.call === 'number' ? [one.call] : []));
  const isFresh = view.phase === 'auction' || view.phase === 'skat' || view.phase === 'discard';
  return { kind: 'call', no: `c${at}`, call, bid: bids.at(-1) ?? 0, isFresh };
}

/** Seats that play together, with their label for the reader. */
export interface TeamOfSeats {
  readonly label: 'you' | 'we' | 'they' | 'defenders' | 'name';
  readonly seats: readonly number[];
}

/** The sides of a deal, the reader's first; in ramsch, and at a table of two, everybody is one. */
export function sidesOf(view: ThreeView | TwoView, you: number | null): readonly TeamOfSeats[] {
  const players = view.form === 'three' ? view.players : [0, 1];
  const declarer = view.form === 'three' ? view.declarer : null;
  if (declarer === null) {
    const own = you !== null && players.includes(you) ? [you] : [];
    const others = players.filter((seat) => !own.includes(seat));
    return [
      ...own.map((seat): TeamOfSeats => ({ label: 'you', seats: [seat] })),
      ...(own.length > 0 && others.length > 1
        ? [{ label: 'they', seats: others } as const]
        : others.map((seat): TeamOfSeats => ({ label: 'name', seats: [seat] }))),
    ];
  }
  const defenders = players.filter((seat) => seat !== declarer);
  if (you === declarer) {
    return [
      { label: 'you', seats: [declarer] },
      { label: 'they', seats: defenders },
    ];
  }
  const isPlaying = you !== null && defenders.includes(you);
  return [
    { label: isPlaying ? 'we' : 'defenders', seats: defenders },
    { label: 'name', seats: [declarer] },
  ];
}

/** The seat that a bidder asks: the first in the order of play of those who have not passed. */
export function hearerOf(view: Pick<ThreeView, 'players' | 'calls' | 'current'>): number | null {
  const passed = view.calls.flatMap(({ seat, call }) => (call === 'pass' ? [seat] : []));
  const left = view.players.filter((seat) => seat !== view.current && !passed.includes(seat));
  return left[0] ?? null;
}

/** The seat whose bid awaits an answer. */
export function bidderOf(view: Pick<ThreeView, 'calls'>): number | null {
  return view.calls.findLast(({ call }) => typeof call === 'number')?.seat ?? null;
}
