import { accepted, refused, reject, type Result } from '@lusoria/core';
import {
  type DailyAnswer,
  dailyAnswerSchema,
  type DailyRequest,
  type DayView,
} from '@lusoria/tournaments/daily';
import * as v from 'valibot';
import { askEvent } from './ask-event.ts';
import type { Session } from './types.ts';

/** The deals of the days of a server, over a session. */
export interface Daily {
  list(): Promise<Result<Extract<DailyAnswer, { to: 'daily' }>>>;
  /** One of the deals of a day, as this person may see it. */
  day(id: string): Promise<Result<DayView>>;
  /** The id of the table where this person plays it. */
  play(id: string): Promise<Result<string>>;
}

export function dailyOver(session: Session): Daily {
  const ask = async <To extends DailyAnswer['to']>(
    request: DailyRequest,
    to: To,
  ): Promise<Result<Extract<DailyAnswer, { to: To }>>> => {
    const result = await askEvent(session, request);
    if (!result.ok) return result;
    const answer = v.safeParse(dailyAnswerSchema, result.value);
    const isMeant = (one: DailyAnswer): one is Extract<DailyAnswer, { to: To }> => one.to === to;
    return answer.success && isMeant(answer.output)
      ? accepted(answer.output)
      : refused(reject('unreadable'));
  };
  return {
    list: async () => ask({ ask: 'daily' }, 'daily'),
    async day(day) {
      const result = await ask({ ask: 'daily-day', day }, 'daily-day');
      return result.ok ? accepted(result.value.view) : result;
    },
    async play(day) {
      const result = await ask({ ask: 'daily-play', day }, 'daily-play');
      return result.ok ? accepted(result.value.table) : result;
    },
  };
}
