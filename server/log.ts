import type { Notice } from '@lusoria/table';
import { type Logger, pino } from 'pino';
import * as v from 'valibot';
import type { Config } from './config.ts';

/**
 * Structured log lines on the error output. They say which table and which seq; never a name, a
 * message, a card, a token or an address.
 */
export function openLog(level: Config['log']): Logger {
  return pino({ name: 'lusoria', level }, pino.destination({ fd: 2, sync: true }));
}

/** Writes down what happened in the house. */
export function logNotice(log: Logger, notice: Notice): void {
  switch (notice.kind) {
    case 'moved':
      log.debug({ table: notice.table, seq: notice.seq, ms: notice.ms }, 'moved');
      break;
    case 'refused':
      log.debug({ code: notice.code }, 'refused');
      break;
    case 'resync':
      log.info({ table: notice.table }, 'resync');
      break;
    case 'bot-failed':
      log.warn({ table: notice.table, bot: notice.bot, why: notice.why }, 'bot failed');
      break;
    case 'failed':
      log.error({ table: notice.table, why: told(notice.error) }, 'failed');
      break;
  }
}

/** An error without the data it was about. */
export function told(error: unknown): string {
  if (v.isValiError(error)) {
    return `bad data at ${error.issues.map((issue) => v.getDotPath(issue) ?? '').join(', ')}`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
