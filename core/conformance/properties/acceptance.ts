import { candidates, type Checkpoint, fail, type Harness } from '../harness.ts';
import type { Seat, Turn } from '../../contract.ts';
import { heldActions } from '../../held.ts';
import { seatFieldsOf } from '../../seat-fields.ts';
import { difference } from '../json.ts';
import { actors, seatsOf } from '../playthrough.ts';
import type { Property, Subject } from '../subject.ts';

/**
 * The view accepts exactly the actions that the rules accept, and rejects the others for the same reasons. Only seats
 * whose turn it is can act, and a seat that must act can. A game that lists actions lists all accepted ones and no
 * others. Where it declares a hand, an accepted action names something that its player holds.
 */
export function acceptance<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  harness: Harness<O, S, A, E>,
): Property {
  return harness.atCheckpoints('acceptance', (checkpoint) => {
    const { game } = subject;
    const turn = game.turn(checkpoint.state);
    checkTurn(subject, checkpoint, turn);
    if (game.hand && !seatFieldsOf(game.schema.view).includes(game.hand.field)) {
      fail('the hand is no field of the view with one list per seat', { hand: game.hand });
    }
    const tried = candidates(subject, checkpoint);
    for (const seat of seatsOf(checkpoint.seats)) {
      const view = game.view(checkpoint.state, seat);
      for (const action of tried) {
        const facts = { ply: checkpoint.ply, seat, action, turn };
        const refusal = game.accepts(view, action);
        const made = game.decide(checkpoint.state, seat, action);
        if (made.ok && refusal !== null) {
          fail('accepts refuses what decide accepts', { ...facts, accepts: refusal });
        }
        if (!made.ok && refusal === null) {
          fail('accepts accepts what decide refuses', { ...facts, decide: made.rejection });
        }
        if (!made.ok && difference(made.rejection, refusal) !== null) {
          const rejections = { accepts: refusal, decide: made.rejection };
          fail('accepts and decide refuse for different reasons', { ...facts, ...rejections });
        }
        if (made.ok) checkHeld(subject, checkpoint, { seat, view, action });
        if (made.ok && !actors(turn).includes(seat)) {
          fail('a seat acts that is neither in must nor in may', facts);
        }
      }
      checkListed(subject, checkpoint, { seat, view, tried });
    }
    const onlooker = game.view(checkpoint.state, 'spectator');
    for (const action of tried) {
      if (game.accepts(onlooker, action) === null) {
        fail('a spectator can act', { ply: checkpoint.ply, action });
      }
    }
    if (game.sampleAction(onlooker, checkpoint.random) !== null) {
      fail('an action is sampled for a spectator', { ply: checkpoint.ply });
    }
    if ((game.actions?.(onlooker) ?? []).length > 0) {
      fail('actions are listed for a spectator', { ply: checkpoint.ply });
    }
  });
}

/** Checks that an accepted action that names something names what its player holds. */
function checkHeld<O, S, A, E, V>(
  { game }: Subject<O, S, A, E, V>,
  { ply }: Checkpoint<S, A, E>,
  { seat, view, action }: { readonly seat: Seat; readonly view: V; readonly action: A },
): void {
  const { hand } = game;
  if (!hand || typeof action !== 'object' || action === null || !(hand.action in action)) return;
  const { others } = heldActions(hand, view, seat, [action]);
  if (others.length > 0)
    fail('an accepted action names what its player does not hold', { ply, seat, action, hand });
}

/** Checks a listing of actions: each is accepted, none is listed twice, none of the accepted candidates is missing. */
function checkListed<O, S, A, E, V>(
  { game }: Subject<O, S, A, E, V>,
  { ply, state }: Checkpoint<S, A, E>,
  { seat, view, tried }: { readonly seat: Seat; readonly view: V; readonly tried: readonly A[] },
): void {
  const listed = game.actions?.(view);
  if (!listed) return;
  const indexOf = (action: A): number =>
    listed.findIndex((other) => difference(action, other) === null);
  for (const [i, action] of listed.entries()) {
    if (!game.decide(state, seat, action).ok) {
      fail('an action is listed that is refused', { ply, seat, action });
    }
    if (indexOf(action) < i) fail('an action is listed twice', { ply, seat, action });
  }
  const missing = tried.find(
    (action) => game.accepts(view, action) === null && indexOf(action) < 0,
  );
  if (missing !== undefined) {
    fail('an action is accepted but not listed', { ply, seat, action: missing });
  }
}

/** Checks that a seat that must act can, and that sampled actions are accepted. */
function checkTurn<O, S, A, E, V>(
  { game }: Subject<O, S, A, E, V>,
  { ply, state, seats, random }: Checkpoint<S, A, E>,
  turn: Turn,
): void {
  const must = turn.kind === 'play' ? turn.must : [];
  const stray = actors(turn).find((seat) => !seatsOf(seats).includes(seat));
  if (stray !== undefined) fail('turn names a seat that is not there', { ply, turn });
  if (turn.kind === 'play' && turn.limit === null && actors(turn).length === 0) {
    fail('the round waits for nobody', { ply, turn });
  }
  for (const seat of seatsOf(seats)) {
    const action = game.sampleAction(game.view(state, seat), random);
    if (action === null) {
      if (must.includes(seat)) fail('no action is sampled for a seat that must act', { ply, seat });
      continue;
    }
    const made = game.decide(state, seat, action);
    if (!made.ok) {
      fail('a sampled action is refused', { ply, seat, action, decide: made.rejection });
    }
  }
}
