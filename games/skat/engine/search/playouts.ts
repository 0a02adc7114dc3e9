import { countOf } from '../solver/index.ts';
import type { World } from './deals.ts';
import { after, drawnCard, type Moment, opening } from './habits.ts';
import { type Known, pointsIn } from './known.ts';
import { habitsIn, ownHabitsIn } from './plays.ts';
import { solver } from './solvers.ts';
import type { Source } from './source.ts';

/** With so many tricks to come the cards are opened: players know most of them by then. */
const OPENED = 3;
/** How much more surely this player does what it mostly does. */
const SHARP = 3;

/** Where a player stands. */
export interface Standing extends Pick<Known, 'layout' | 'game' | 'me' | 'points' | 'lost'> {
  readonly moment: Moment;
}

/** Where somebody stands who is to play a card. */
export function standingIn(known: Known): Standing {
  const { plays, layout, me } = known;
  let moment = opening(layout, plays[0]?.place ?? me);
  for (const { card } of plays) moment = after(moment, card);
  return { ...known, moment };
}

/**
 * Plays games out, each as it chooses who sees only their own cards: others err, and nobody knows
 * what they cannot know, as open cards would have it. The last tricks are solved with open cards.
 *
 * @returns whether the declarer reaches a target in a world (in null: gets a trick) when this card is
 *   played next; null: whichever is
 */
export function playoutsFrom({
  layout,
  game,
  me,
  ...start
}: Standing): (world: World, card: number | null, target: number, source: Source) => boolean {
  const theirs = { weights: habitsIn(game), sharp: 1 };
  const mine = { weights: ownHabitsIn(game), sharp: SHARP };
  const solved = solver();
  const hands = new Int32Array(3);
  const isNull = game === 'null';

  return (world, card, target, source) => {
    hands.set(world.hands);
    let points = start.points + pointsIn(world.skat, layout);
    let { lost, moment } = start;
    let given = card;
    for (;;) {
      const { place, on } = moment;
      const hand = hands[place] ?? 0;
      const next = given ?? drawnCard(moment, hand, place === me ? mine : theirs, source);
      given = null;
      hands[place] = hand & ~(1 << next);
      const sum = moment.points + (layout.points[next] ?? 0);
      moment = after(moment, next);
      if (on < 2) continue;
      if (moment.place === 0) points += sum;
      else lost += sum;
      if (isNull ? moment.place === 0 : points >= target) return true;
      const left = countOf(hands[0] ?? 0);
      if (left === 0 || (!isNull && 120 - lost < target)) return false;
      if (left > OPENED) continue;
      const need = isNull ? 1 : target - points;
      return solved.gets({ layout, hands, seat: moment.place, trick: [] }, need);
    }
  };
}
