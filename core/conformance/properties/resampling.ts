import { fail, type Harness } from '../harness.ts';
import { byteDifference } from '../json.ts';
import { viewers } from '../playthrough.ts';
import type { Property, Subject } from '../subject.ts';

/** A state resampled from a view looks like that view and waits for the same seats. */
export function resampling<O, S, A, E, V>(
  { game }: Subject<O, S, A, E, V>,
  harness: Harness<O, S, A, E>,
): Property {
  return harness.atCheckpoints('resampling', ({ ply, state, seats, random }) => {
    const turn = game.turn(state);
    for (const viewer of viewers(seats)) {
      const view = game.view(state, viewer);
      const sampled = game.resampleState(view, random);
      const found = byteDifference(view, game.view(sampled, viewer));
      if (found !== null) {
        fail('a resampled state does not look like the view', {
          ply,
          viewer,
          found,
          view,
          'resampled view': game.view(sampled, viewer),
          state,
          'resampled state': sampled,
        });
      }
      const other = byteDifference(turn, game.turn(sampled));
      if (other !== null) {
        fail('turn depends on what this viewer does not see', {
          ply,
          viewer,
          found: other,
          turn,
          'resampled turn': game.turn(sampled),
          view,
          state,
          'resampled state': sampled,
        });
      }
    }
  });
}
