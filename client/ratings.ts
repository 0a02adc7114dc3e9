import { accepted, refused, reject, type Result } from '@lusoria/core';
import {
  type RatingsAnswer,
  ratingsAnswerSchema,
  type RatingsRequest,
} from '@lusoria/tournaments/ratings';
import * as v from 'valibot';
import { askEvent } from './ask-event.ts';
import type { Session } from './types.ts';

/** The strengths of people on a server, over a session. */
export interface Strengths {
  /** This person's own. */
  own(): Promise<Result<Extract<RatingsAnswer, { to: 'ratings' }>>>;
  /** Those who are rated in a game. */
  list(game: string): Promise<Result<Extract<RatingsAnswer, { to: 'ratings-list' }>>>;
  /** Whether this person wants to be rated; if not, what there was is removed. */
  setRated(on: boolean): Promise<Result<null>>;
}

export function strengthsOver(session: Session): Strengths {
  const ask = async <To extends RatingsAnswer['to']>(
    request: RatingsRequest,
    to: To,
  ): Promise<Result<Extract<RatingsAnswer, { to: To }>>> => {
    const result = await askEvent(session, request);
    if (!result.ok) return result;
    const answer = v.safeParse(ratingsAnswerSchema, result.value);
    const isMeant = (one: RatingsAnswer): one is Extract<RatingsAnswer, { to: To }> =>
      one.to === to;
    return answer.success && isMeant(answer.output)
      ? accepted(answer.output)
      : refused(reject('unreadable'));
  };
  return {
    own: async () => ask({ ask: 'ratings' }, 'ratings'),
    list: async (game) => ask({ ask: 'ratings-list', game }, 'ratings-list'),
    async setRated(on) {
      const result = await ask({ ask: on ? 'ratings-join' : 'ratings-leave' }, 'ratings-done');
      return result.ok ? accepted(null) : result;
    },
  };
}
