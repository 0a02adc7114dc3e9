import { trusted, workerCall } from '@lusoria/core/worker-call';
import { LANGUAGES } from '@lusoria/i18n';
import type { GameRecord } from '@lusoria/table';
import type {
  EventReport,
  MemberPractice,
  Readers,
  TableOfEvent,
} from '@lusoria/tournaments/report';
import * as v from 'valibot';

/** Calls of the worker that reads the records of an event, keeps what it has read, and reports on it. */
export const reportCalls = {
  /** Begins with nothing read. */
  open: workerCall(v.strictObject({ game: v.string(), language: v.picklist(LANGUAGES) }), v.null()),
  read: workerCall(
    v.strictObject({
      table: trusted<TableOfEvent>(),
      record: trusted<GameRecord>(),
      readers: trusted<Readers>(),
    }),
    v.null(),
  ),
  practise: workerCall(trusted<readonly MemberPractice[]>(), v.null()),
  report: workerCall(trusted<Readers>(), trusted<EventReport>()),
};
