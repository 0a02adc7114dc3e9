import { byteDifference } from './json.ts';
import { type Court, violated } from './harness.ts';
import type { Law, Subject } from './subject.ts';
import { viewers } from './walk.ts';

/** A state sampled from a view looks like that view and waits for the same seats. */
export function sampling<O, S, A, E, V>(
  { game }: Subject<O, S, A, E, V>,
  court: Court<O, S, A, E>,
): Law {
  return court.atPoints('sampling', ({ ply, state, seats, random }) => {
    const turn = game.turn(state);
    for (const viewer of viewers(seats)) {
      const view = game.view(state, viewer);
      const sampled = game.resampleState(view, random);
      const found = byteDifference(view, game.view(sampled, viewer));
      if (found !== null) {
        violated('a sampled state does not look like the view', { ply, viewer, found, view });
      }
      const other = byteDifference(turn, game.turn(sampled));
      if (other !== null) {
        violated('turn depends on what this viewer does not see', {
          ply,
          viewer,
          found: other,
          view,
        });
      }
    }
  });
}
