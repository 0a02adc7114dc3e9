import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventSchema, type TableEvent } from '@lusoria/table';
import * as v from 'valibot';
import type { WrittenConfig } from '@lusoria/server';

const keptSchema = v.variant('kind', [
  v.object({ kind: v.literal('url'), url: v.string() }),
  v.object({ kind: v.literal('entry'), table: v.string(), events: v.unknown() }),
  v.object({ kind: v.literal('mark'), heap: v.number(), delayMs: v.number() }),
]);

/** What the server's process tells: what it keeps, and how it is. */
export type Kept = v.InferOutput<typeof keptSchema>;
/** How the server is: bytes of its heap, and how long it was deaf since the last look. */
export type Mark = Pick<Extract<Kept, { kind: 'mark' }>, 'heap' | 'delayMs'>;

/** A server in a process of its own that is to be tried hard. */
export interface Victim {
  readonly url: string;
  /** Null as long as it runs, then its exit code or the name of the signal. */
  ended(): string | null;
  /** Resolves when whatever was kept up to now has been told; with `memory` garbage is collected first. */
  mark(memory?: boolean): Promise<Mark>;
  /** Everything that it has logged so far. */
  log(): string;
  /** Asks it to stop, and deletes its data. Resolves with the exit code. */
  stop(): Promise<string>;
}

/** Starts a server; `kept` is told of every entry that it is about to keep, secrets included. */
export async function startVictim(
  config: WrittenConfig,
  kept: (table: string, events: readonly TableEvent[]) => void,
): Promise<Victim> {
  const folder = mkdtempSync(join(tmpdir(), 'lusoria-fuzz-'));
  const logFile = join(folder, 'log');
  const errors = openSync(logFile, 'a');
  const full = { port: 0, dataDir: join(folder, 'data'), log: 'debug', ...config };
  const program = fileURLToPath(new URL('./victim.ts', import.meta.url));
  // Into a file: a pipe that is not read in time would hold up the server.
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
    for (const call of marks.splice(0)) call({ heap: 0, delayMs: 0 });
    return end;
  });
  child.on('message', (raw) => {
    const said = v.parse(keptSchema, raw);
    if (said.kind === 'url') listening.resolve(said.url);
    else if (said.kind === 'mark') marks.shift()?.(said);
    else kept(said.table, v.parse(v.array(eventSchema), said.events));
  });
  child.on('error', () => undefined);
  const log = (): string => readFileSync(logFile, 'utf8');
  const url = await Promise.race([listening.promise, ended.then(() => null)]);
  if (url === null) throw new Error(`the server has ended: ${log()}`);
  return {
    url,
    ended: () => end,
    async mark(memory = false) {
      if (end !== null) return { heap: 0, delayMs: 0 };
      const answer = Promise.withResolvers<Mark>();
      marks.push(answer.resolve);
      child.send(memory ? 'memory' : 'mark');
      return answer.promise;
    },
    log,
    async stop() {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
      const code = await ended;
      clearTimeout(late);
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}
