import { increment } from '@lusoria/core';
import { command } from '@lusoria/cli-kit/command.ts';
import { field, type RecordItem, type Replayed, replayRecord } from '@lusoria/skat/notation';
import { loadSkatCommandMessages, type SkatCommandTranslator } from '../messages/index.ts';
import { complaintsOn } from '../complaints.ts';
import { FILE_OPTIONS, filesIn, helpOnFiles } from '../record-files.ts';
import { itemsIn } from './files.ts';
import { reasonText } from './reasons.ts';
import { type Count, emptyCount, report } from './report.ts';

/** All games agree; some do not; something cannot be read. */
const EXIT = { agree: 0, differ: 1, unreadable: 2 } as const;

/** `lusoria skat replay`: recorded games are played again, and compared with their records. */
export const replay = command({
  options: FILE_OPTIONS,
  help: async (language) =>
    helpOnFiles('replay', language, (t) => [
      t('command-replay-note-format'),
      t('command-replay-note-exit'),
    ]),
  async run(given, terminal) {
    const files = filesIn(given);
    const isJson = given.has('json');
    const t = await loadSkatCommandMessages(terminal.language);
    let exit: number = EXIT.agree;
    for (const file of files) {
      const count = emptyCount();
      const complaints = complaintsOn(terminal, 'replay', file, t);
      for await (const items of itemsIn(file)) {
        const lines: string[] = [];
        for (const item of items) {
          if (!item.ok) {
            complaints.add(complaint(file, item, t));
            exit = EXIT.unreadable;
            continue;
          }
          const replayed = replayRecord(item.record);
          if (!replayed.ok) exit = Math.max(exit, EXIT.differ);
          const game: Game = { file, index: count.games, item, replayed };
          tally(count, replayed);
          if (isJson) lines.push(asJson(game, t));
          else if (!replayed.ok) lines.push(asLine(game, t));
        }
        if (lines.length > 0) terminal.out(lines.join('\n'));
      }
      complaints.end();
      if (!isJson && count.games > 0) terminal.out(report(file, count, t));
    }
    return exit;
  },
});

interface Game {
  readonly file: string;
  /** From 0, in its file. */
  readonly index: number;
  readonly item: Extract<RecordItem, { ok: true }>;
  readonly replayed: Replayed;
}

function tally(count: Count, { ok, reason }: Replayed): void {
  count.games += 1;
  if (ok) count.agreeing += 1;
  if (reason?.kind !== 'deviations') return;
  for (const deviation of reason.deviations) increment(count.deviations, deviation);
}

function asJson({ file, index, item, replayed }: Game, t: SkatCommandTranslator): string {
  const { recorded, computed, ok, reason } = replayed;
  return JSON.stringify({
    file,
    index,
    id: field(item.record, 'ID'),
    ok,
    recorded,
    computed,
    reason: reason && reasonText(replayed, reason, t),
  });
}

function asLine({ item, replayed }: Game, t: SkatCommandTranslator): string {
  const { reason } = replayed;
  const where = t('replay-game', { line: item.line, id: field(item.record, 'ID') ?? '–' });
  return `${where}: ${reason ? reasonText(replayed, reason, t) : ''}`;
}

function complaint(
  file: string,
  { fault }: Extract<RecordItem, { ok: false }>,
  t: SkatCommandTranslator,
): string {
  const { code, line, column, token } = fault;
  const where = t('fault', { file, line, column, token });
  return `${where}: ${t(`fault-${code}`)}`;
}
