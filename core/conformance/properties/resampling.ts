import { increment } from '../../counts.ts';
import { fail, type Harness } from '../harness.ts';
import { byteDifference } from '../json.ts';
import { viewers } from '../playthrough.ts';
import type { Property, Subject } from '../subject.ts';

/** A state resampled from a view looks like that view, waits for the same seats, and has cards of the same deck. */
export function resampling<O, S, A, E, V>(
  { game, cards }: Subject<O, S, A, E, V>,
  harness: Harness<O, S, A, E>,
): Property {
  return harness.atCheckpoints('resampling', ({ ply, state, seats, random }) => {
    const turn = game.turn(state);
    const dealt = cards?.(state) ?? null;
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
      const strange = dealt && cards ? strangeCard(dealt, cards(sampled)) : null;
      if (strange !== null) {
        fail('a resampled state has other cards than the deck', {
          ply,
          viewer,
          found: strange,
          view,
          state,
          'resampled state': sampled,
        });
      }
    }
  });
}

type Card = string | number;

/** What is wrong with resampled cards: another number of them, or one more often than any is in the deck; null: nothing. */
function strangeCard(dealt: readonly Card[], sampled: readonly Card[]): string | null {
  if (dealt.length !== sampled.length) return `${sampled.length} cards instead of ${dealt.length}`;
  const most = Math.max(0, ...timesOf(dealt).values());
  const twice = [...timesOf(sampled)].find(([, times]) => times > most);
  return twice ? `${twice[0]} is there ${twice[1]} times, others at most ${most}` : null;
}

function timesOf(cards: readonly Card[]): ReadonlyMap<Card, number> {
  const times = new Map<Card, number>();
  for (const card of cards) increment(times, card);
  return times;
}
