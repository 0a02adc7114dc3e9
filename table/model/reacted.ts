import type { ReactionTime, TableState } from './types.ts';

/** A person reacts so many times in this time; further reactions are rejected with `reacts-too-fast`. */
export const REACTION_LIMIT = { times: 3, ms: 10_000 };

/** Reactions of a table after another one; `person` is null for a bot. */
export function reacted(
  { reactions, updatedAt: at }: TableState,
  person: string | null,
): TableState['reactions'] {
  const before = recent(reactions.latest, at);
  return {
    count: reactions.count + 1,
    latest: person === null ? before : [...before, { person, at }],
  };
}

/** Reactions that count for the limit. */
export function recent(times: readonly ReactionTime[], now: number): readonly ReactionTime[] {
  return times.filter(({ at }) => at > now - REACTION_LIMIT.ms);
}
