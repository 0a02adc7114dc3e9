import { defined, type Random, shuffled } from '@lusoria/core';
import { type Card, CARDS, kindOf, partsOf } from '../cards.ts';
import { type Deal, playedBy, voidsOf } from '../deal.ts';
import { auctionAfter } from './auction.ts';
import { SKAT } from './deal.ts';
import { orderIn } from './legal.ts';
import { playersAt } from './players.ts';
import type { ThreeState, ThreeView } from './types.ts';

/**
 * Some full deal that looks like this to this viewer. Cards that cannot be known are dealt at
 * random, but nobody is given what he has known not to have.
 */
export function resampleState(view: ThreeView, random: Random): ThreeState {
  const { hands, skat } = arrange(view, random);
  return {
    form: 'three',
    options: view.options,
    seats: view.counts.length,
    first: view.first,
    place: view.place,
    players: playersAt(view.first, view.counts.length, view.options),
    phase: view.phase,
    deal: view.phase === 'deal' ? null : (view.end?.deal ?? originalDeal(view, hands, skat)),
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

/** The seat that has the skat in its hand; null when nobody has. */
function skatHolder({ phase, pickedUp, current }: ThreeView): number | null {
  return pickedUp && (phase === 'discard' || phase === 'push') ? current : null;
}

interface Arrangement {
  readonly hands: readonly (readonly Card[])[];
  readonly skat: readonly Card[];
}

/** All cards where they are: as the viewer knows, and the rest at random. */
function arrange(view: ThreeView, random: Random): Arrangement {
  if (view.phase === 'deal') return { hands: view.counts.map(() => []), skat: [] };
  if (view.end) return arrangeAtEnd(view, view.end);
  const holder = skatHolder(view);
  const known = view.counts.map((count, seat): readonly Card[] | null => {
    if (seat === view.you) return view.hand;
    if (seat === view.declarer && view.open) return view.open;
    return count === 0 ? [] : null;
  });
  const discarded = holder === null ? (view.skat ?? pushedByViewer(view)) : [];
  const out = new Set([
    ...known.flatMap((cards) => cards ?? []),
    ...(discarded ?? []),
    ...view.players.flatMap((seat) => playedBy(seat, view)),
  ]);
  const slots: Slot[] = known.flatMap((cards, seat) =>
    cards ? [] : [{ seat, size: defined(view.counts[seat]), excludes: excludedFrom(seat, view) }],
  );
  if (!discarded) slots.push({ seat: null, size: SKAT, excludes: excludedFromSkat(view) });
  const dealt = fill(
    CARDS.filter((card) => !out.has(card)),
    slots,
    random,
  );
  const hands = known.map((cards, seat) => cards ?? defined(dealt.get(seat)));
  if (holder === null) return { hands, skat: discarded ?? defined(dealt.get(null)) };
  return { hands, skat: view.skat ?? shuffled(defined(hands[holder]), random).slice(0, SKAT) };
}

/** At the end all cards are open; what was pushed in ramsch has been played by then. */
function arrangeAtEnd(
  view: ThreeView,
  { deal, discards }: NonNullable<ThreeView['end']>,
): Arrangement {
  const looked = !view.ramsch && view.pickedUp ? view.declarer : null;
  const hands = deal.hands.map((hand, seat) => {
    if (seat === view.you) return view.hand;
    if (view.counts[seat] === 0) return [];
    const gone = new Set([...playedBy(seat, view), ...(seat === looked ? discards : [])]);
    return [...hand, ...(seat === looked ? deal.skat : [])].filter((card) => !gone.has(card));
  });
  const { declarer, open } = view;
  return {
    hands:
      open !== null && declarer !== null && declarer !== view.you
        ? hands.with(declarer, open)
        : hands,
    skat: view.skat ?? (discards.length > 0 ? discards : deal.skat),
  };
}

/** The cards that the viewer has pushed, if nobody has picked them up since; null when that is not known. */
function pushedByViewer({
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
interface Slot {
  readonly seat: number | null;
  readonly size: number;
  /** Whether a card is known not to be there. */
  excludes(card: Card): boolean;
}

/** A seat has no cards of its voids, nor what the viewer has pushed on after it. */
function excludedFrom(seat: number, view: ThreeView): Slot['excludes'] {
  const order = orderIn(view);
  const voids = order && voidsOf(seat, view, order);
  const { you, players, pushedCards } = view;
  const isBefore = you !== null && players.indexOf(seat) < players.indexOf(you);
  return (card) =>
    (order !== null && voids !== null && voids.has(kindOf(card, order))) ||
    (isBefore && (pushedCards?.includes(card) ?? false));
}

/** Jacks cannot be pushed, so a skat that somebody has looked at and pushed has none. */
function excludedFromSkat({ ramsch, pushed, unseen }: ThreeView): Slot['excludes'] {
  const looked = ramsch && pushed.some((seat) => !unseen.includes(seat));
  return (card) => looked && partsOf(card).rank === 'J';
}

const TRIES = 60;

/** Fills the slots, the cards with the fewest possible slots first. */
function fill(
  cards: readonly Card[],
  slots: readonly Slot[],
  random: Random,
): ReadonlyMap<number | null, readonly Card[]> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const filled = new Map<number | null, Card[]>(slots.map(({ seat }) => [seat, []]));
    const mixed = shuffled(cards, random)
      .map((card) => ({ card, places: slots.filter((slot) => !slot.excludes(card)).length }))
      .toSorted((a, b) => a.places - b.places);
    const isFilled = mixed.every(({ card }) => {
      const open = slots.filter(
        (slot) => !slot.excludes(card) && defined(filled.get(slot.seat)).length < slot.size,
      );
      const free = open.map(({ seat, size }) => size - defined(filled.get(seat)).length);
      let at = free.length > 0 ? random.int(free.reduce((sum, n) => sum + n, 0)) : 0;
      const chosen = open.find((_, i) => {
        at -= defined(free[i]);
        return at < 0;
      });
      if (!chosen) return false;
      defined(filled.get(chosen.seat)).push(card);
      return true;
    });
    if (isFilled) return filled;
  }
  // No view of a real deal comes to this; but a view may be anything.
  let from = 0;
  return new Map(
    slots.map(({ seat, size }) => {
      from += size;
      return [seat, cards.slice(from - size, from)];
    }),
  );
}

/** A deal that may have led here. */
function originalDeal(
  view: ThreeView,
  hands: readonly (readonly Card[])[],
  skat: readonly Card[],
): Deal {
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
