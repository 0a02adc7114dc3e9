import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A program that runs as long as the supervisor does. */
export interface Program {
  /** Name in messages, and of its log file. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** User to run as; absent for the current user. */
  readonly user?: { readonly uid: number; readonly gid: number };
  /** True if it exits by itself when its connection to this process is lost. */
  readonly tied?: boolean;
  /** Signal for a graceful shutdown. */
  readonly politely: NodeJS.Signals;
  /** Whether it is ready for use. */
  ready(): Promise<boolean>;
}

/** A supervised program: restarted when it dies. */
export interface Supervised {
  readonly name: string;
  /** Resolves when it is ready. Rejects if the supervisor was closed or the program does not come up in time. */
  up(): Promise<void>;
  /**
   * Kills it, as a failing machine would, or sends another signal. Resolves when it is dead.
   *
   * @param downMs minimum time that it stays down
   * @param meanwhile work done before it is restarted
   * @returns false if it was down already
   */
  kill(downMs: number, signal?: NodeJS.Signals, meanwhile?: () => Promise<void>): Promise<boolean>;
  /** The end of its output. */
  lastWords(): string;
}

/** Keeps programs running: restarts those that die. */
export interface Supervisor {
  start(program: Program): Supervised;
  /** Stops all, in reverse order of their start. */
  close(): Promise<void>;
  /** Stops all without waiting, for use when this process is about to exit. */
  abandon(): void;
}

const AGAIN = { ms: 300, work: async (): Promise<void> => undefined };
const LOOK_MS = 100;
const UP_MS = 60_000;
/** Time for a graceful shutdown (milliseconds). */
const PATIENCE_MS = 10_000;
const LAST_BYTES = 1500;

/**
 * @param logs folder for the programs' output
 * @param died called when a program has exited without being stopped here; `wasUp` tells whether it was ready
 * before
 */
export function openSupervisor(logs: string, died: Died): Supervisor {
  const all: Held[] = [];
  return {
    start(program) {
      const held = hold(program, join(logs, `${program.name.replaceAll(' ', '-')}.log`), died);
      all.push(held);
      return held.kept;
    },
    async close() {
      for (const held of all.toReversed()) await held.end();
    },
    abandon() {
      for (const held of all) held.abandon();
    },
  };
}

type Died = (name: string, how: string, wasUp: boolean) => void;

interface Held {
  readonly kept: Supervised;
  end(): Promise<void>;
  abandon(): void;
}

function hold(program: Program, file: string, died: Died): Held {
  const { name, politely } = program;
  let child: ChildProcess | null = null;
  let gone: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let closing = false;
  /** Minimum downtime after a kill from here, and the work done meanwhile; null if it was not killed. */
  let down: { readonly ms: number; readonly work: () => Promise<void> } | null = null;

  const start = (): void => {
    const log = openSync(file, 'a');
    const started = spawn(program.command, program.args, {
      cwd: program.cwd,
      env: { ...process.env, ...program.env },
      ...program.user,
      // Detached from the terminal: Ctrl-C reaches only this process, which stops the others in
      // order.
      detached: true,
      stdio: program.tied === true ? ['ignore', log, log, 'ipc'] : ['ignore', log, log],
    });
    closeSync(log);
    child = started;
    let wasUp = false;
    const look = async (): Promise<void> => {
      while (child === started && !wasUp) {
        wasUp = await program.ready().catch(() => false);
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    };
    void look();
    gone = new Promise((resolve) => {
      const over = (how: string): void => {
        if (child === started) child = null;
        resolve();
        if (closing) return;
        if (down === null) died(name, how, wasUp);
        const { ms, work } = down ?? AGAIN;
        down = null;
        void work().then(() => {
          if (!closing) timer = setTimeout(start, ms);
        });
      };
      started.once('exit', (code, signal) => over(signal ?? `code ${code}`));
      started.once('error', (error) => over(error.message));
    });
  };

  const lastWords = (): string => {
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (size === 0) return '';
    return readFileSync(file).subarray(-LAST_BYTES).toString().trim();
  };

  start();
  return {
    kept: {
      name,
      lastWords,
      async up() {
        const until = Date.now() + UP_MS;
        while (!closing && Date.now() < until) {
          if (child && (await program.ready().catch(() => false))) return;
          await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
        }
        throw new Error(closing ? 'called off' : `${name} does not come up:\n${lastWords()}`);
      },
      async kill(ms, signal = 'SIGKILL', work = AGAIN.work) {
        if (!child) return false;
        down = { ms, work };
        child.kill(signal);
        await gone;
        return true;
      },
    },
    async end() {
      closing = true;
      clearTimeout(timer);
      const late = setTimeout(() => child?.kill('SIGKILL'), PATIENCE_MS);
      child?.kill(politely);
      await gone;
      clearTimeout(late);
    },
    abandon() {
      closing = true;
      clearTimeout(timer);
      child?.kill(politely === 'SIGTERM' ? 'SIGKILL' : politely);
    },
  };
}
