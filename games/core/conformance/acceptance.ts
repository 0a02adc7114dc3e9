import type { Seat, Turn } from '../contract.ts';
import { difference } from './json.ts';
import { type Court, candidates, type Point, violated } from './harness.ts';
import type { Law, Subject } from './subject.ts';
import { actors, seatsOf } from './walk.ts';

/**
 * What a view accepts is what the rules accept, and for the same reasons not. Only those whose
 * turn it is can act, and whoever must act can. A game that lists actions lists all that are accepted
 * and no others.
 */
export function acceptance<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  court: Court<O, S, A, E>,
): Law {
  return court.atPoints('acceptance', (point) => {
    const { game } = subject;
    const turn = game.turn(point.state);
    isPossible(subject, point, turn);
    const tried = candidates(subject, point);
    for (const seat of seatsOf(point.seats)) {
      const view = game.view(point.state, seat);
      for (const action of tried) {
        const facts = { ply: point.ply, seat, action, turn };
        const refusal = game.accepts(view, action);
        const made = game.decide(point.state, seat, action);
        if (made.ok && refusal !== null) {
          violated('accepts refuses what decide accepts', { ...facts, accepts: refusal });
        }
        if (!made.ok && refusal === null) {
          violated('accepts accepts what decide refuses', { ...facts, decide: made.rejection });
        }
        if (!made.ok && difference(made.rejection, refusal) !== null) {
          const rejections = { accepts: refusal, decide: made.rejection };
          violated('accepts and decide refuse for different reasons', { ...facts, ...rejections });
        }
        if (made.ok && !actors(turn).includes(seat)) {
          violated('a seat acts that is neither in must nor in may', facts);
        }
      }
      isListed(subject, point, { seat, view, tried });
    }
    const onlooker = game.view(point.state, 'spectator');
    for (const action of tried) {
      if (game.accepts(onlooker, action) === null) {
        violated('a spectator can act', { ply: point.ply, action });
      }
    }
    if (game.sampleAction(onlooker, point.random) !== null) {
      violated('something is proposed to a spectator', { ply: point.ply });
    }
    if ((game.actions?.(onlooker) ?? []).length > 0) {
      violated('actions are listed for a spectator', { ply: point.ply });
    }
  });
}

/** Where a game lists actions, each is accepted, none is listed twice, and none of those tried is left out. */
function isListed<O, S, A, E, V>(
  { game }: Subject<O, S, A, E, V>,
  { ply, state }: Point<S, A, E>,
  { seat, view, tried }: { readonly seat: Seat; readonly view: V; readonly tried: readonly A[] },
): void {
  const listed = game.actions?.(view);
  if (!listed) return;
  const placeOf = (action: A): number =>
    listed.findIndex((other) => difference(action, other) === null);
  for (const [i, action] of listed.entries()) {
    if (!game.decide(state, seat, action).ok)
      violated('an action is listed that is refused', { ply, seat, action });
    if (placeOf(action) < i) violated('an action is listed twice', { ply, seat, action });
  }
  const missing = tried.find(
    (action) => game.accepts(view, action) === null && placeOf(action) < 0,
  );
  if (missing !== undefined)
    violated('an action is accepted but not listed', { ply, seat, action: missing });
}

/** Who must act can, and what is proposed is accepted. */
function isPossible<O, S, A, E, V>(
  { game }: Subject<O, S, A, E, V>,
  { ply, state, seats, random }: Point<S, A, E>,
  turn: Turn,
): void {
  const must = turn.kind === 'play' ? turn.must : [];
  const stray = actors(turn).find((seat) => !seatsOf(seats).includes(seat));
  if (stray !== undefined) violated('turn names a seat that is not there', { ply, turn });
  if (turn.kind === 'play' && turn.limit === null && actors(turn).length === 0) {
    violated('the round waits for nobody', { ply, turn });
  }
  for (const seat of seatsOf(seats)) {
    const action = game.sampleAction(game.view(state, seat), random);
    if (action === null) {
      if (must.includes(seat))
        violated('nothing is proposed to a seat that must act', { ply, seat });
      continue;
    }
    const made = game.decide(state, seat, action);
    if (!made.ok) {
      violated('what is proposed is refused', { ply, seat, action, decide: made.rejection });
    }
  }
}
