import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Entry, entrySchema } from '@lusoria/table';
import * as v from 'valibot';
import type { WrittenConfig } from '@lusoria/server';

const reportSchema = v.variant('kind', [
  v.object({ kind: v.literal('url'), url: v.string() }),
  v.object({ kind: v.literal('entry'), table: v.string(), entry: v.unknown() }),
  v.object({ kind: v.literal('mark'), heap: v.number(), delayMs: v.number(), turnMs: v.number() }),
]);

/** Reports of the server's process: stored entries, and its state. */
export type Report = v.InferOutput<typeof reportSchema>;
/**
 * State of the server: heap size in bytes; since the last mark the longest delay of its event loop and the
 * processor time of its longest turn, in milliseconds.
 */
type Mark = Omit<Extract<Report, { kind: 'mark' }>, 'kind'>;

const NO_MARK: Mark = { heap: 0, delayMs: 0, turnMs: 0 };

/** A server under test, in a process of its own that ends with this one at the latest. */
export interface Target {
  readonly url: string;
  /** Null while it runs, then its exit code or the name of the signal. */
  ended(): string | null;
  /** Resolves when everything stored so far has been reported; `memory` collects garbage first. */
  mark(memory?: boolean): Promise<Mark>;
  /** Its log so far. */
  log(): string;
  /** Stops it gracefully and deletes its data. Resolves with the exit code. */
  stop(): Promise<string>;
}

/** A shutdown slower than this hangs, even on a busy machine. */
const STOP_MS = 120_000;

/** Starts a server; `stored` is called for every entry that it is about to store, secrets included. */
export async function startTarget(
  config: WrittenConfig,
  stored: (table: string, entry: Entry) => void,
): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'lusoria-fuzz-'));
  const logFile = join(folder, 'log');
  const errors = openSync(logFile, 'a');
  const full = { port: 0, dataDir: folder, log: 'debug', ...config };
  const program = fileURLToPath(new URL('./target-process.ts', import.meta.url));
  // A file, because a pipe that is not drained would block the server.
  const child = fork(program, [JSON.stringify(full)], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', errors, 'ipc'],
    serialization: 'advanced',
  });
  closeSync(errors);
  const marks: ((mark: Mark) => void)[] = [];
  const listening = Promise.withResolvers<string>();
  let end: string | null = null;
  const ended = once(child, 'exit').then(([code, signal]: unknown[]) => {
    end = String(code ?? signal);
    for (const call of marks.splice(0)) call(NO_MARK);
    return end;
  });
  child.on('message', (raw) => {
    const report = v.parse(reportSchema, raw);
    if (report.kind === 'url') listening.resolve(report.url);
    else if (report.kind === 'mark') marks.shift()?.(report);
    else stored(report.table, v.parse(entrySchema, report.entry));
  });
  child.on('error', () => undefined);
  const log = (): string => readFileSync(logFile, 'utf8');
  const url = await Promise.race([listening.promise, ended.then(() => null)]);
  if (url === null) throw new Error(`the server has ended: ${log()}`);
  return {
    url,
    ended: () => end,
    async mark(memory = false) {
      if (end !== null) return NO_MARK;
      const answer = Promise.withResolvers<Mark>();
      marks.push(answer.resolve);
      child.send(memory ? 'memory' : 'mark');
      return answer.promise;
    },
    log,
    async stop() {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      const code = await ended;
      clearTimeout(late);
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}
