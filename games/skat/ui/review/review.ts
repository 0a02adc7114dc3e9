import { type Card, type Order, pipsOf, type Trick, type View } from '@lusoria/skat';

/** A moment of a deal that is over. */
export interface Moment {
  /** The trick just played; null before the first. */
  readonly trick: Trick | null;
  /** The hands when it began, by seat. */
  readonly hands: readonly (readonly Card[])[];
  /** By seat: card points of the tricks taken, this one included. */
  readonly points: readonly number[];
  readonly tricks: readonly number[];
}

/** By what a deal's cards are sorted; null when nothing was played. */
export function orderOf(view: View): Order | null {
  if (view.form === 'two') return view.game;
  return view.contract?.game ?? (view.ramsch ? 'ramsch' : null);
}

/** A deal that is over, moment by moment: the cards as they were dealt, then every trick. */
export function moments(view: View): readonly Moment[] {
  const deal = view.end?.deal;
  if (!deal) return [];
  const none = deal.hands.map(() => 0);
  const start: Moment = { trick: null, hands: deal.hands, points: none, tricks: none };
  const list: Moment[] = [start];
  let hands = held(view, deal);
  for (const trick of view.tricks) {
    const last = list.at(-1) ?? start;
    const cards = trick.cards.map(({ card }) => card);
    const won = (sums: readonly number[], by: number) =>
      sums.map((sum, seat) => (seat === trick.winner ? sum + by : sum));
    list.push({
      trick,
      hands,
      points: won(last.points, pipsOf(cards)),
      tricks: won(last.tricks, 1),
    });
    hands = hands.map((hand) => hand.filter((card) => !cards.includes(card)));
  }
  return list;
}

/** What each had taken when this many cards of a moment's trick lay on the table: it counts when it is whole. */
export function takenAt(
  all: readonly Moment[],
  at: number,
  cards: number,
): Pick<Moment, 'points' | 'tricks'> | undefined {
  const isWhole = cards >= (all[at]?.trick?.cards.length ?? 0);
  return all[isWhole ? at : at - 1];
}

/** All hands when the play began. */
function held(
  view: View,
  deal: NonNullable<NonNullable<View['end']>['deal']>,
): readonly (readonly Card[])[] {
  if (view.form === 'two') return deal.hands;
  if (view.ramsch) {
    // Cards were pushed from hand to hand, and every card was played.
    return deal.hands.map((_, seat) =>
      view.tricks.flatMap(({ cards }) =>
        cards.flatMap((one) => (one.seat === seat ? [one.card] : [])),
      ),
    );
  }
  const away = view.end?.discards ?? [];
  return deal.hands.map((hand, seat) =>
    seat === view.declarer && view.pickedUp
      ? [...hand, ...deal.skat].filter((card) => !away.includes(card))
      : hand,
  );
}
