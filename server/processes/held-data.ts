import {
  answerOf,
  type Batch,
  type FromThread,
  type ToThread,
  unpacked,
} from '../store/sqlite/jobs.ts';
import { openDatabase, outcomesOf } from '../store/sqlite/database.ts';

/** The data of a folder, held for several processes. */
export interface HeldData {
  /** Takes a message of a process; the answer is sent back. */
  take(message: ToThread, answer: (message: FromThread) => void): void;
  close(): void;
}

/**
 * Opens the data in a folder (see `openDatabase`) in this thread, which has little else to do. Requests of all
 * processes that come in while the disk is busy are committed together.
 *
 * @throws when another process has them open, or a later version has written them.
 */
export function holdData(folder: string): HeldData {
  const database = openDatabase(folder);
  let waiting: { readonly batch: Batch; readonly answer: (message: FromThread) => void }[] = [];

  const run = (): void => {
    const batches = waiting.map(({ batch, answer }) => ({ jobs: unpacked(batch), answer }));
    waiting = [];
    const outcomes = outcomesOf(
      database,
      batches.flatMap(({ jobs }) => jobs),
    );
    let from = 0;
    for (const { jobs, answer } of batches) {
      answer(answerOf(outcomes.slice(from, from + jobs.length)));
      from += jobs.length;
    }
  };

  return {
    take(message, answer) {
      if (message.kind === 'close') return answer({ kind: 'closed' });
      if (waiting.length === 0) setImmediate(run);
      waiting.push({ batch: message.batch, answer });
    },
    close: () => database.close(),
  };
}
