import { reject, type Rejection } from '@lusoria/core';
import type { Connection, MessageOf, Ports, StoredPerson } from '@lusoria/table';
import { readAsk } from '../../log/ask.ts';
import { type RatingsAnswer, type RatingsRequest, ratingsRequestSchema } from '../protocol.ts';
import { RATINGS_PREFIX } from '../quarter.ts';
import { listOf, ownRatings } from '../view.ts';
import type { Quarters } from './quarters.ts';

/** Logs of a person that are searched for those of ratings. */
const MAX_LOGS = 2000;

export interface RatingsHandlersContext {
  readonly ports: Ports;
  readonly quarters: Quarters;
  /** Ids of the games in which people are rated; none: this server rates nobody. */
  readonly games: readonly string[];
  /** Rates the days that are over. */
  readonly settle: () => Promise<void>;
  /** Removes a person from the log of a quarter, and from what was stored of it. */
  readonly erase: (id: string, person: string) => Promise<void>;
}

/** Handles clients' requests about ratings. */
export function ratingsHandlers(context: RatingsHandlersContext) {
  const { ports, games } = context;
  return async (
    connection: Connection,
    person: StoredPerson,
    message: MessageOf<'event'>,
  ): Promise<void> => {
    const read = readAsk<RatingsRequest, RatingsAnswer>(
      ports,
      connection,
      message,
      ratingsRequestSchema,
    );
    if (!read) return;
    const { request, answer, refuse } = read;
    if (games.length === 0) {
      if (request.ask === 'ratings')
        return answer({ to: 'ratings', isOn: false, games: [], own: null });
      // Whoever was rated before it was switched off may still leave.
      if (request.ask !== 'ratings-leave') return refuse('no-ratings');
    }
    const found = await answerTo(context, connection, person, request);
    if ('to' in found) answer(found);
    else refuse(found.code, found.params);
  };
}

async function answerTo(
  { ports, quarters, games, settle, erase }: RatingsHandlersContext,
  connection: Connection,
  { id: person, name }: StoredPerson,
  request: RatingsRequest,
): Promise<RatingsAnswer | Rejection> {
  const actor = await quarters.current();
  if (ports.cluster) await actor.readNew();
  switch (request.ask) {
    case 'ratings': {
      await settle();
      const own = ownRatings(actor.state().members.get(person));
      const rated = await Promise.all(games.map(ports.games));
      const ids = rated.flatMap((game) => (game?.strength ? [game.id] : []));
      return { to: 'ratings', isOn: true, games: ids, own };
    }
    case 'ratings-list': {
      const game = await ports.games(request.game);
      return game?.strength
        ? listOf(actor.state(), game, person)
        : reject('no-such-game', { game: request.game });
    }
    case 'ratings-join': {
      if (name === '') return reject('bad-name');
      if (!connection.quota('table')) return reject('too-fast');
      const joined = await quarters.append(
        quarters.commandOf('joined'),
        ({ members }) =>
          members.get(person)?.name === name ? [] : [{ type: 'joined', person, name }],
        () => ({ joins: person }),
      );
      return joined.ok ? { to: 'ratings-done' } : joined.rejection;
    }
    case 'ratings-leave': {
      const found = await ports.store.tablesOf(person, MAX_LOGS);
      for (const { id } of found.filter((one) => one.id.startsWith(RATINGS_PREFIX))) {
        await erase(id, person);
      }
      return { to: 'ratings-done' };
    }
  }
}
