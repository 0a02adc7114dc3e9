import { candidates, fail, type Harness } from '../harness.ts';
import { bytes, difference } from '../json.ts';
import { seatsOf } from '../playthrough.ts';
import type { Property, Subject } from '../subject.ts';

/** A rejected action changes nothing. */
export function refusal<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  harness: Harness<O, S, A, E>,
): Property {
  return harness.atCheckpoints('refusal', (checkpoint) => {
    const { ply, state, seats } = checkpoint;
    let before = bytes(state);
    for (const action of candidates(subject, checkpoint)) {
      for (const seat of seatsOf(seats)) {
        const given = bytes(action);
        const made = subject.game.decide(state, seat, action);
        if (made.ok) {
          // Purity reports an accepted action that mutates the state.
          before = bytes(state);
          continue;
        }
        if (bytes(state) !== before) {
          const old: unknown = JSON.parse(before);
          const found = difference(old, state);
          fail('a refused action changes the state', { ply, seat, action, found });
        }
        if (bytes(action) !== given) {
          fail('an action is changed by being refused', { ply, seat, action: given });
        }
      }
    }
  });
}
