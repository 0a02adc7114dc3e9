import { bytes, difference } from './json.ts';
import { type Court, candidates, violated } from './harness.ts';
import type { Law, Subject } from './subject.ts';
import { seatsOf } from './walk.ts';

/** A refused action changes nothing. */
export function refusal<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  court: Court<O, S, A, E>,
): Law {
  return court.atPoints('refusal', (point) => {
    const { ply, state, seats } = point;
    let before = bytes(state);
    for (const action of candidates(subject, point)) {
      for (const seat of seatsOf(seats)) {
        const given = bytes(action);
        const made = subject.game.decide(state, seat, action);
        if (made.ok) {
          // Not this law's affair if that has changed it.
          before = bytes(state);
          continue;
        }
        if (bytes(state) !== before) {
          const old: unknown = JSON.parse(before);
          const found = difference(old, state);
          violated('a refused action changes the state', { ply, seat, action, found });
        }
        if (bytes(action) !== given) {
          violated('an action is changed by being refused', { ply, seat, action: given });
        }
      }
    }
  });
}
