import type { PublicEntry } from '@lusoria/client';
import type { Reaction } from '@lusoria/table';

/** How long a reaction stands at its speaker's seat. */
const STANDS_MS = 3500;
/** After which a bot answers. */
const ANSWER_MS = 1400;

/** The reaction that each seat has just said, once for each entry; none of those that were loaded with the page. */
export function spokenAt(
  entries: () => readonly PublicEntry[],
): () => readonly (Reaction | null)[] {
  let now = $state.raw<readonly (Reaction | null)[]>([]);
  let heard: number | null = null;
  const timers = new Set<number>();

  const later = (ms: number, call: () => void): void => {
    const timer = window.setTimeout(() => {
      timers.delete(timer);
      call();
    }, ms);
    timers.add(timer);
  };
  const set = (seat: number, reaction: Reaction | null): void => {
    const seats = Math.max(now.length, seat + 1);
    now = Array.from({ length: seats }, (_, i) => (i === seat ? reaction : (now[i] ?? null)));
  };

  $effect(() => {
    const log = entries();
    for (const { seq, events } of log) {
      if (heard === null || seq <= heard) continue;
      const said = events.flatMap((event) => (event.type === 'reacted' ? [event] : []));
      for (const [i, { seat, reaction }] of said.entries()) {
        later(i * ANSWER_MS, () => set(seat, reaction));
        later(i * ANSWER_MS + STANDS_MS, () => set(seat, null));
      }
    }
    heard = Math.max(heard ?? 0, log.at(-1)?.seq ?? 0);
  });
  $effect(() => () => {
    for (const timer of timers) clearTimeout(timer);
  });
  return () => now;
}
