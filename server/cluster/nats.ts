import { setTimeout as sleep } from 'node:timers/promises';
import { type Hint, type Cluster } from '@lusoria/table';
import { connect, type NatsConnection, RequestError, TimeoutError } from '@nats-io/transport-node';
import * as v from 'valibot';
import type { BotRequest } from '../bots/messages.ts';
import { SLOW_POLL_MS } from './polling.ts';

/** How often a node looks into the store although it hears of everything: a hint may be lost. */
const LOOK_MS = 15_000;
const HINTS = 'lusoria.hint';
const WORK = 'lusoria.think';
const WORKERS = 'lusoria-workers';
const RECONNECT_MS = 500;
/** How long a question may wait until a worker is free; then a node thinks itself. */
const QUEUE_MS = 3000;
/** So long after a line is back others may still be without theirs, and what they say is lost. */
const SETTLE_MS = 5000;

const hintSchema = v.variant('kind', [
  v.object({ kind: v.literal('moved'), table: v.string(), seq: v.number() }),
  v.object({
    kind: v.literal('presence'),
    table: v.string(),
    people: v.array(v.string()),
    watching: v.number(),
  }),
  v.object({ kind: v.literal('erased'), person: v.string() }),
]);
const heardSchema = v.object({ from: v.string(), hint: hintSchema });

const questionSchema = v.object({
  game: v.string(),
  bot: v.string(),
  view: v.unknown(),
  /** 32 bytes in hexadecimal. */
  seed: v.string(),
  thinkMs: v.number(),
});
const answerSchema = v.variant('ok', [
  v.object({ ok: v.literal(true), action: v.unknown() }),
  v.object({ ok: v.literal(false), why: v.string() }),
]);

/** A line to NATS, which mends itself; as long as it is broken nobody hears anything. */
export interface NatsBus {
  readonly cluster: Cluster;
  /** Whether it hears the others now. */
  isConnected(): boolean;
  /**
   * Has a worker somewhere think.
   *
   * @returns its action, or `nobody` when there is no worker to ask. Rejects when it fails.
   */
  ask(question: BotRequest, ms: number): Promise<{ readonly action: unknown } | 'nobody'>;
  /** Answers such questions, together with all others that do. */
  serveBots(think: (question: BotRequest) => Promise<unknown>): void;
  close(): Promise<void>;
}

/** Opens a line to NATS at an address. It need not be there yet. */
export function connectNats(url: string, self: string): NatsBus {
  let line: NatsConnection | null = null;
  let closed = false;
  /** When the line came back. */
  let since = 0;
  const listeners = new Set<(from: string, hint: Hint) => void>();
  let worker: ((question: BotRequest) => Promise<unknown>) | null = null;

  const hear = (text: string): void => {
    const heard = v.safeParse(heardSchema, parsed(text));
    if (!heard.success || heard.output.from === self) return;
    for (const call of listeners) call(heard.output.from, heard.output.hint);
  };

  const serveWork = (on: NatsConnection): void => {
    on.subscribe(WORK, {
      queue: WORKERS,
      callback(error, message) {
        if (error || !worker) return;
        void answerTo(worker, message.string()).then((text) => message.respond(text));
      },
    });
  };

  /** The line, however long that takes; null when it is not wanted any more. */
  const first = async (): Promise<NatsConnection | null> => {
    // The library would wait by itself, but it cannot be told to stop.
    while (!closed) {
      try {
        return await connect({
          servers: url,
          name: `lusoria ${self}`,
          maxReconnectAttempts: -1,
          reconnectTimeWait: RECONNECT_MS,
        });
      } catch {
        await sleep(RECONNECT_MS);
      }
    }
    return null;
  };

  const join = async (): Promise<void> => {
    const opened = await first();
    if (opened === null || closed) return opened?.close();
    opened.subscribe(HINTS, {
      callback(error, message) {
        if (!error) hear(message.string());
      },
    });
    if (worker) serveWork(opened);
    // From here on nothing that the others say is missed.
    await opened.flush();
    line = opened;
  };
  const joining = join().catch(() => undefined);

  const isConnected = (): boolean => line !== null && connected.has(line);
  const connected = new WeakSet<NatsConnection>();
  void joining.then(async () => {
    if (!line) return;
    connected.add(line);
    for await (const { type } of line.status()) {
      if (type === 'disconnect') connected.delete(line);
      else if (type === 'reconnect') {
        connected.add(line);
        since = Date.now();
      }
    }
  });

  return {
    isConnected,
    cluster: {
      publish(hint) {
        if (isConnected()) line?.publish(HINTS, JSON.stringify({ from: self, hint }));
      },
      subscribe(call) {
        listeners.add(call);
        return () => listeners.delete(call);
      },
      get pollMs() {
        return isConnected() && Date.now() - since > SETTLE_MS ? LOOK_MS : SLOW_POLL_MS;
      },
    },
    async ask(question, ms) {
      if (!line || !isConnected()) return 'nobody';
      const seed = Buffer.from(question.seed).toString('hex');
      try {
        const reply = await line.request(WORK, JSON.stringify({ ...question, seed }), {
          timeout: ms + QUEUE_MS,
        });
        const answer = v.parse(answerSchema, parsed(reply.string()));
        if (answer.ok) return { action: answer.action };
        throw new Error(answer.why);
      } catch (error) {
        if (error instanceof RequestError && error.isNoResponders()) return 'nobody';
        // Too many ask the workers, or the line has broken.
        if (error instanceof TimeoutError || !isConnected()) return 'nobody';
        throw error;
      }
    },
    serveBots(think) {
      worker = think;
      if (line) serveWork(line);
    },
    async close() {
      closed = true;
      // Away, it cannot be told goodbye, and would be looked for for ever.
      await line?.drain().catch(() => line?.close());
    },
  };
}

async function answerTo(
  think: (question: BotRequest) => Promise<unknown>,
  text: string,
): Promise<string> {
  try {
    const { seed, ...question } = v.parse(questionSchema, parsed(text));
    const action = await think({ ...question, seed: Buffer.from(seed, 'hex') });
    return JSON.stringify({ ok: true, action });
  } catch (error) {
    return JSON.stringify({ ok: false, why: error instanceof Error ? error.message : 'failed' });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
