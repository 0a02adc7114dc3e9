import type { AnyGame } from '@lusoria/core';
import type { RatingsAnswer } from './protocol.ts';
import type { Member, RatedGame, Ratings } from './types.ts';

/** Results, days and deviation from which a strength is known well enough for others to see it. */
const MIN_RESULTS = 10;
const MIN_DAYS = 3;
const MAX_DEVIATION = 120;
/** Rows of a list that are sent: the best ones, besides the viewer's own. */
const MAX_ROWS = 100;

/** Whether a strength is more than a guess. */
export function isKnown({ results, days, strength }: RatedGame): boolean {
  return results >= MIN_RESULTS && days >= MIN_DAYS && strength.deviation <= MAX_DEVIATION;
}

/** What a person sees of their own ratings. */
export function ownRatings(
  member: Member | undefined,
): Extract<RatingsAnswer, { to: 'ratings' }>['own'] {
  if (!member) return null;
  return {
    name: member.name,
    joinedAt: member.joinedAt,
    games: [...member.games].map(([game, rated]) => ({
      game,
      rating: rated.strength.rating,
      deviation: rated.strength.deviation,
      results: rated.results,
      isKnown: isKnown(rated),
      history: [...rated.history],
    })),
  };
}

/** The list of a game: people who are known well enough, and its bots, the strongest first. */
export function listOf(
  { members }: Ratings,
  { id, strength }: Pick<AnyGame, 'id' | 'strength'>,
  person: string,
): Extract<RatingsAnswer, { to: 'ratings-list' }> {
  const people = [...members.values()]
    .flatMap((member) => {
      const rated = member.games.get(id);
      return rated && isKnown(rated) ? [{ member, rated }] : [];
    })
    .toSorted((a, b) => b.rated.strength.rating - a.rated.strength.rating)
    .map(({ member, rated }, i) => ({
      place: i + 1,
      name: member.name,
      isBot: false,
      you: member.person === person,
      rating: rated.strength.rating,
      deviation: rated.strength.deviation,
      results: rated.results,
    }))
    .filter(({ you }, i) => you || i < MAX_ROWS);
  const bots = Object.entries(strength?.bots ?? {}).map(([name, known]) => ({
    place: null,
    name,
    isBot: true,
    you: false,
    rating: known.rating,
    deviation: known.deviation,
    results: 0,
  }));
  const rows = [...people, ...bots].toSorted((a, b) => b.rating - a.rating);
  return { to: 'ratings-list', game: id, rows };
}
