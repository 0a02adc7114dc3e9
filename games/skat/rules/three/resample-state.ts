import { type Random, shuffled } from '@lusoria/core';
import { type Card, CARDS, type Kind, kindOf, partsOf } from '../cards.ts';
import type { Deal, ThreeState, ThreeView } from '../types.ts';
import { auctionAfter } from './auction.ts';
import { playedBy, SKAT } from './deal.ts';
import { orderIn } from './legal.ts';
import { playersAt } from './players.ts';

/**
 * Some full deal that looks like this to this viewer. Cards that cannot be known are dealt at
 * random, but nobody is given what he has shown not to have.
 */
export function resampleState(view: ThreeView, random: Random): ThreeState {
  const { hands, skat } = placed(view, random);
  return {
    form: 'three',
    options: view.options,
    seats: view.counts.length,
    first: view.first,
    place: view.place,
    players: playersAt(view.first, view.counts.length, view.options),
    phase: view.phase,
    deal: view.phase === 'deal' ? null : (view.end?.deal ?? before(view, hands, skat)),
    hands,
    skat,
    auction: auctionAfter(view.calls, playersAt(view.first, view.counts.length, view.options)),
    declarer: view.declarer,
    contract: view.contract,
    ramsch: view.ramsch,
    pickedUp: view.pickedUp,
    pushedCards: view.counts.map((_, seat) => (seat === view.you ? view.pushedCards : null)),
    pushed: view.pushed,
    unseen: view.unseen,
    doubled: view.doubled,
    doubler: view.doubler,
    answerer: view.answerer,
    current: view.current,
    trick: view.trick,
    tricks: view.tricks,
    isOpen: view.open !== null,
    proposal: view.proposal,
    proposals: view.proposals,
    proposed: view.proposed,
    secured: view.secured,
    end: view.end,
  };
}

/** Whether the skat is in somebody's hand just now; null when it is not. */
function skatHolder({ phase, pickedUp, current }: ThreeView): number | null {
  return pickedUp && (phase === 'discard' || phase === 'push') ? current : null;
}

interface Placed {
  readonly hands: readonly (readonly Card[])[];
  readonly skat: readonly Card[];
}

/** All cards where they are: as the viewer knows, and the rest at random. */
function placed(view: ThreeView, random: Random): Placed {
  if (view.phase === 'deal') return { hands: view.counts.map(() => []), skat: [] };
  if (view.end) return placedAtEnd(view, view.end);
  const holder = skatHolder(view);
  const shown = view.counts.map((count, seat): readonly Card[] | null => {
    if (seat === view.you) return view.hand;
    if (seat === view.declarer && view.open) return view.open;
    return count === 0 ? [] : null;
  });
  const liesAway = holder === null ? (view.skat ?? pushedLast(view)) : [];
  const out = new Set([
    ...shown.flatMap((cards) => cards ?? []),
    ...(liesAway ?? []),
    ...view.players.flatMap((seat) => playedBy(seat, view)),
  ]);
  const rooms: Room[] = shown.flatMap((cards, seat) =>
    cards ? [] : [{ seat, size: view.counts[seat] ?? 0, refuses: refusedBy(seat, view) }],
  );
  if (!liesAway) rooms.push({ seat: null, size: SKAT, refuses: refusedBySkat(view) });
  const dealt = fill(
    CARDS.filter((card) => !out.has(card)),
    rooms,
    random,
  );
  const hands = shown.map((cards, seat) => cards ?? dealt.get(seat) ?? []);
  if (holder === null) return { hands, skat: liesAway ?? dealt.get(null) ?? [] };
  return { hands, skat: view.skat ?? shuffled(hands[holder] ?? [], random).slice(0, SKAT) };
}

/** When all is over everything is open, but what was pushed around in ramsch has been played by then. */
function placedAtEnd(view: ThreeView, { deal, discards }: NonNullable<ThreeView['end']>): Placed {
  const looked = !view.ramsch && view.pickedUp ? view.declarer : null;
  const hands = deal.hands.map((hand, seat) => {
    if (seat === view.you) return view.hand;
    if (view.counts[seat] === 0) return [];
    const gone = new Set([...playedBy(seat, view), ...(seat === looked ? discards : [])]);
    return [...hand, ...(seat === looked ? deal.skat : [])].filter((card) => !gone.has(card));
  });
  const isOpen = view.open !== null && view.declarer !== null && view.declarer !== view.you;
  return {
    hands: isOpen ? hands.with(view.declarer ?? 0, view.open ?? []) : hands,
    skat: view.skat ?? (discards.length > 0 ? discards : deal.skat),
  };
}

/** What the viewer has pushed, where nobody has looked at it since; null where that cannot be known. */
function pushedLast({
  you,
  pushed,
  unseen,
  pushedCards,
  phase,
}: ThreeView): readonly Card[] | null {
  if (you === null || !pushedCards || phase === 'deal') return null;
  const later = pushed.slice(pushed.indexOf(you) + 1);
  return later.every((seat) => unseen.includes(seat)) ? pushedCards : null;
}

/** A place for hidden cards; seat null is the skat. */
interface Room {
  readonly seat: number | null;
  readonly size: number;
  /** Whether a card is known not to be there. */
  refuses(card: Card): boolean;
}

/** A seat has not what it did not follow, nor what was pushed on by those behind it. */
function refusedBy(seat: number, view: ThreeView): Room['refuses'] {
  const order = orderIn(view);
  const lacks = lackedBy(seat, view);
  const { you, players, pushedCards } = view;
  const isBefore = you !== null && players.indexOf(seat) < players.indexOf(you);
  return (card) =>
    (order !== null && lacks.has(kindOf(card, order))) ||
    (isBefore && (pushedCards?.includes(card) ?? false));
}

/** In a skat that was pushed by somebody who had looked there is no jack. */
function refusedBySkat({ ramsch, pushed, unseen }: ThreeView): Room['refuses'] {
  const looked = ramsch && pushed.some((seat) => !unseen.includes(seat));
  return (card) => looked && partsOf(card).rank === 'J';
}

/** What a seat has shown not to have. */
function lackedBy(seat: number, view: ThreeView): ReadonlySet<Kind> {
  const order = orderIn(view);
  const lacks = new Set<Kind>();
  if (!order) return lacks;
  for (const { cards } of [...view.tricks, { cards: view.trick }]) {
    const led = cards[0];
    const own = cards.find((one) => one.seat === seat);
    if (!led || !own) continue;
    const kind = kindOf(led.card, order);
    if (kindOf(own.card, order) !== kind) lacks.add(kind);
  }
  return lacks;
}

const TRIES = 60;

/** Fills the rooms, the cards with the fewest possible places first. */
function fill(
  cards: readonly Card[],
  rooms: readonly Room[],
  random: Random,
): ReadonlyMap<number | null, readonly Card[]> {
  const takes = (room: Room, card: Card) => !room.refuses(card);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const filled = new Map<number | null, Card[]>(rooms.map(({ seat }) => [seat, []]));
    const mixed = shuffled(cards, random)
      .map((card) => ({ card, places: rooms.filter((room) => takes(room, card)).length }))
      .toSorted((a, b) => a.places - b.places);
    const fits = mixed.every(({ card }) => {
      const open = rooms.filter(
        (room) => takes(room, card) && (filled.get(room.seat)?.length ?? 0) < room.size,
      );
      const free = open.map(({ seat, size }) => size - (filled.get(seat)?.length ?? 0));
      let at = free.length > 0 ? random.int(free.reduce((sum, n) => sum + n, 0)) : 0;
      const chosen = open.find((_, i) => {
        at -= free[i] ?? 0;
        return at < 0;
      });
      if (!chosen) return false;
      filled.get(chosen.seat)?.push(card);
      return true;
    });
    if (fits) return filled;
  }
  // It never comes to this with cards that were really played; but a view may be anything.
  let from = 0;
  return new Map(
    rooms.map(({ seat, size }) => {
      from += size;
      return [seat, cards.slice(from - size, from)];
    }),
  );
}

/** A deal that may have led here. */
function before(view: ThreeView, hands: readonly (readonly Card[])[], skat: readonly Card[]): Deal {
  const { declarer, pickedUp, ramsch } = view;
  const looked = !ramsch && pickedUp ? declarer : null;
  const inHand = skatHolder(view) !== null;
  const all = hands.map((hand, seat) => [
    ...hand.filter((card) => !inHand || !skat.includes(card)),
    ...playedBy(seat, view),
  ]);
  const own = looked === null ? null : all[looked];
  if (looked === null || !own || inHand) return { hands: all, skat };
  const twelve = [...own, ...skat];
  return { hands: all.with(looked, twelve.slice(SKAT)), skat: twelve.slice(0, SKAT) };
}
