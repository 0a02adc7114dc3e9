import { accepted, refused, reject, type Result } from '@lusoria/core';
import {
  type RosterAnswer,
  rosterAnswerSchema,
  type RosterCommand,
  type RosterRequest,
  type RosterSummary,
  type RosterView,
} from '@lusoria/tournaments/roster';
import * as v from 'valibot';
import { onAgainOnline } from './again-online.ts';
import type { Patience } from './commands/messages.ts';
import { askEvent } from './ask-event.ts';
import type { Session } from './types.ts';

type Lesson = Omit<Extract<RosterRequest, { ask: 'roster-lesson' }>, 'ask' | 'roster'>;

/** Classes that are kept from week to week, over a session. */
export interface Rosters {
  /** @param key 32 hexadecimal digits that nobody can guess */
  create(name: string, key: string, names: readonly string[]): Promise<Result<RosterView>>;
  list(): Promise<Result<readonly RosterSummary[]>>;
  /** @param key null: the device holds the class already */
  open(roster: string, key: string | null): Promise<Result<RosterView>>;
  /** Calls back when a class that has been opened is deleted, here or elsewhere, or its key changed meanwhile. Returns the function to stop. */
  watch(roster: string, gone: () => void): () => void;
  do(roster: string, command: RosterCommand): Promise<Result<RosterView>>;
  /** Makes the event of a new lesson. */
  lesson(
    roster: string,
    lesson: Lesson,
  ): Promise<Result<{ readonly event: string; readonly code: string }>>;
  /** Deletes a class with all its lessons. */
  erase(roster: string): Promise<Result<null>>;
}

export function rostersOver(session: Session): Rosters {
  const ask = async <To extends RosterAnswer['to']>(
    request: RosterRequest,
    to: To,
    patience?: Patience,
  ): Promise<Result<Extract<RosterAnswer, { to: To }>>> => {
    const result = await askEvent(session, request, patience);
    if (!result.ok) return result;
    const answer = v.safeParse(rosterAnswerSchema, result.value);
    const isMeant = (one: RosterAnswer): one is Extract<RosterAnswer, { to: To }> => one.to === to;
    return answer.success && isMeant(answer.output)
      ? accepted(answer.output)
      : refused(reject('unreadable'));
  };
  const view = async (request: RosterRequest, patience?: Patience): Promise<Result<RosterView>> => {
    const result = await ask(request, 'roster', patience);
    return result.ok ? accepted(result.value.view) : result;
  };
  return {
    create: async (name, key, names) =>
      view({ ask: 'roster-create', name, key, names: [...names] }),
    async list() {
      const result = await ask({ ask: 'roster-list' }, 'roster-list');
      return result.ok ? accepted(result.value.rosters) : result;
    },
    open: async (roster, key) => view({ ask: 'roster-open', roster, key }),
    watch(roster, gone) {
      const stopListening = session.onEvents({
        changed: () => undefined,
        gone: (id) => id === roster && gone(),
      });
      const stopReopening = onAgainOnline(session, async () => {
        const result = await view({ ask: 'roster-open', roster, key: null }, 'endless');
        if (!result.ok && result.rejection.code === 'no-such-roster') gone();
      });
      return () => {
        stopListening();
        stopReopening();
      };
    },
    do: async (roster, command) => view({ ask: 'roster-do', roster, command }),
    lesson: async (roster, lesson) =>
      ask({ ask: 'roster-lesson', roster, ...lesson }, 'roster-lesson'),
    async erase(roster) {
      const result = await ask({ ask: 'roster-erase', roster }, 'roster-erase');
      return result.ok ? accepted(null) : result;
    },
  };
}
