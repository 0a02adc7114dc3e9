import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A program that is to run for as long as everything does. */
export interface Program {
  /** What it is called in what people read, and its log file. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Whom it runs as; absent: as whoever runs this. */
  readonly user?: { readonly uid: number; readonly gid: number };
  /** Whether it ends by itself when its line to this process is gone. */
  readonly tied?: boolean;
  /** What asks it politely to end. */
  readonly politely: NodeJS.Signals;
  /** Whether it can be used now. */
  ready(): Promise<boolean>;
}

/** A program that is kept running: when it dies it is started again. */
export interface Supervised {
  readonly name: string;
  /** Resolves when it can be used. Rejects when it has been called off or does not come up in time. */
  up(): Promise<void>;
  /**
   * Ends it as a failing machine would, or with another signal. Resolves when it is dead.
   *
   * @param downMs how long it stays down at least
   * @param meanwhile done before it is started again
   * @returns false if it was down already
   */
  kill(downMs: number, signal?: NodeJS.Signals, meanwhile?: () => Promise<void>): Promise<boolean>;
  /** The last that it has written. */
  lastWords(): string;
}

/** Keeps programs running: what dies is started again. */
export interface Supervisor {
  start(program: Program): Supervised;
  /** Ends all, the last one first. */
  close(): Promise<void>;
  /** Ends all without waiting, for when this process is about to be gone. */
  abandon(): void;
}

const AGAIN = { ms: 300, work: async (): Promise<void> => undefined };
const LOOK_MS = 100;
const UP_MS = 60_000;
/** How long a program has to end by itself. */
const PATIENCE_MS = 10_000;
const LAST_BYTES = 1500;

/**
 * @param logs the folder for what the programs write.
 * @param died is told when one has ended although nobody here has ended it; `wasUp` is whether it could be used before.
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
  /** Time that it stays down after it was killed here, and what is done meanwhile; null: it was not killed. */
  let down: { readonly ms: number; readonly work: () => Promise<void> } | null = null;

  const start = (): void => {
    const log = openSync(file, 'a');
    const started = spawn(program.command, program.args, {
      cwd: program.cwd,
      env: { ...process.env, ...program.env },
      ...program.user,
      // Out of the terminal's reach: Ctrl-C is for this process, which ends the others in order.
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
