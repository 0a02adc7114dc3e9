import type { Notice } from '@lusoria/table';
import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { describeError } from './describe-error.ts';

/**
 * Structured log lines on stderr. They have table and seq; never a name, a message, a card, a token
 * or an address.
 *
 * @param slot number of the process, where the server has several
 */
export function openLog(level: Config['log'], slot?: number): Logger {
  const log = pino({ name: 'lusoria', level }, pino.destination({ fd: 2, sync: true }));
  return slot === undefined ? log : log.child({ process: slot });
}

/** Logs a notice of a table. */
export function logNotice(log: Logger, notice: Notice): void {
  switch (notice.kind) {
    case 'moved':
      log.debug({ table: notice.table, seq: notice.seq, ms: notice.ms }, 'moved');
      break;
    case 'refused':
      log.debug({ table: notice.table, seq: notice.seq, code: notice.code }, 'refused');
      break;
    case 'resync':
      log.info({ table: notice.table, seq: notice.seq }, 'resync');
      break;
    case 'bot-failed':
      // People write the part after the kind of a bot.
      log.warn(
        {
          table: notice.table,
          seq: notice.seq,
          bot: notice.bot.split(':')[0],
          why: notice.why,
        },
        'bot failed',
      );
      break;
    case 'failed':
      log.error(
        { table: notice.table, seq: notice.seq, why: describeError(notice.error) },
        'failed',
      );
      break;
  }
}
