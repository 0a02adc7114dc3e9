import { setTimeout as sleep } from 'node:timers/promises';
import { type Hint, type Cluster } from '@lusoria/table';
import { connect, type NatsConnection, RequestError, TimeoutError } from '@nats-io/transport-node';
import * as v from 'valibot';
import type { BotRequest } from '../bots/calls.ts';
import { SLOW_POLL_MS } from './polling.ts';

/** Polling interval of a node although it receives all hints: one may be lost. */
const POLL_MS = 15_000;
const HINTS = 'lusoria.hint';
const WORK = 'lusoria.think';
const WORKERS = 'lusoria-workers';
const RECONNECT_MS = 500;
/** Maximum wait of a request for a free worker; then the node runs the bot itself. */
const QUEUE_MS = 3000;
/** Time after a reconnection in which other nodes may still be disconnected: their hints are lost. */
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
  v.object({
    kind: v.literal('revoked'),
    person: v.string(),
    devices: v.variant('kind', [
      v.object({ kind: v.literal('all') }),
      v.object({ kind: v.picklist(['one', 'others']), device: v.string() }),
    ]),
  }),
]);
const publishedSchema = v.object({ from: v.string(), hint: hintSchema });

const requestSchema = v.object({
  game: v.string(),
  bot: v.string(),
  view: v.unknown(),
  /** 32 bytes in hexadecimal. */
  seed: v.string(),
  thinkMs: v.number(),
  repeatable: v.optional(v.boolean(), false),
});
const responseSchema = v.variant('ok', [
  v.object({ ok: v.literal(true), action: v.unknown() }),
  v.object({ ok: v.literal(false), why: v.string() }),
]);

/** A connection to NATS, which is re-established when lost; until then no hints arrive. */
export interface NatsBus {
  readonly cluster: Cluster;
  /** Whether hints arrive now. */
  isConnected(): boolean;
  /**
   * Lets a worker run a bot.
   *
   * @returns its action, or `nobody` when there is no worker to ask. Rejects when it fails.
   */
  ask(request: BotRequest, ms: number): Promise<{ readonly action: unknown } | 'nobody'>;
  /** Serves such requests, sharing the load with all other workers. */
  serveBots(think: (request: BotRequest) => Promise<unknown>): void;
  close(): Promise<void>;
}

/** State of a connection to NATS: a failed attempt and its reason, or connected. */
export type NatsNews =
  | { readonly kind: 'sought'; readonly why: string }
  | { readonly kind: 'connected' };

/**
 * Connects to NATS at an address, which need not be reachable yet.
 *
 * @param tell called at the first connection, and after each failed attempt before it
 */
export function connectNats(
  url: string,
  self: string,
  tell: (news: NatsNews) => void = () => undefined,
): NatsBus {
  let connection: NatsConnection | null = null;
  let closed = false;
  /** Time of the latest reconnection. */
  let reconnectedAt = 0;
  const listeners = new Set<(from: string, hint: Hint) => void>();
  let worker: ((request: BotRequest) => Promise<unknown>) | null = null;

  const receive = (text: string): void => {
    const published = v.safeParse(publishedSchema, parseJson(text));
    if (!published.success || published.output.from === self) return;
    const { from, hint } = published.output;
    for (const call of listeners) call(from, hint);
  };

  const answerRequests = (on: NatsConnection): void => {
    on.subscribe(WORK, {
      queue: WORKERS,
      callback(error, message) {
        if (error || !worker) return;
        void answerTo(worker, message.string()).then((text) => message.respond(text));
      },
    });
  };

  /** Connects, however long that takes; null when closed meanwhile. */
  const firstConnection = async (): Promise<NatsConnection | null> => {
    // The library would retry by itself, but cannot be told to stop.
    while (!closed) {
      try {
        return await connect({
          servers: url,
          name: `lusoria ${self}`,
          maxReconnectAttempts: -1,
          reconnectTimeWait: RECONNECT_MS,
        });
      } catch (error) {
        tell({ kind: 'sought', why: error instanceof Error ? error.message : String(error) });
        await sleep(RECONNECT_MS);
      }
    }
    return null;
  };

  const join = async (): Promise<void> => {
    const opened = await firstConnection();
    if (opened === null || closed) return opened?.close();
    opened.subscribe(HINTS, {
      callback(error, message) {
        if (!error) receive(message.string());
      },
    });
    if (worker) answerRequests(opened);
    // From here on no hint of the others is missed.
    await opened.flush();
    connection = opened;
    tell({ kind: 'connected' });
  };
  const joining = join().catch(() => undefined);

  const isConnected = (): boolean => connection !== null && connected.has(connection);
  const connected = new WeakSet<NatsConnection>();
  void joining.then(async () => {
    if (!connection) return;
    connected.add(connection);
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') connected.delete(connection);
      else if (type === 'reconnect') {
        connected.add(connection);
        reconnectedAt = Date.now();
      }
    }
  });

  return {
    isConnected,
    cluster: {
      publish(hint) {
        if (isConnected()) connection?.publish(HINTS, JSON.stringify({ from: self, hint }));
      },
      subscribe(call) {
        listeners.add(call);
        return () => listeners.delete(call);
      },
      get pollMs() {
        return isConnected() && Date.now() - reconnectedAt > SETTLE_MS ? POLL_MS : SLOW_POLL_MS;
      },
    },
    async ask(request, ms) {
      if (!connection || !isConnected()) return 'nobody';
      const seed = Buffer.from(request.seed).toString('hex');
      try {
        const reply = await connection.request(WORK, JSON.stringify({ ...request, seed }), {
          timeout: ms + QUEUE_MS,
        });
        const response = v.parse(responseSchema, parseJson(reply.string()));
        if (response.ok) return { action: response.action };
        throw new Error(response.why);
      } catch (error) {
        if (error instanceof RequestError && error.isNoResponders()) return 'nobody';
        // The workers are overloaded, or the connection has broken.
        if (error instanceof TimeoutError || !isConnected()) return 'nobody';
        throw error;
      }
    },
    serveBots(think) {
      worker = think;
      if (connection) answerRequests(connection);
    },
    async close() {
      closed = true;
      // Without a connection draining would wait for ever.
      await connection?.drain().catch(() => connection?.close());
    },
  };
}

async function answerTo(
  think: (request: BotRequest) => Promise<unknown>,
  text: string,
): Promise<string> {
  try {
    const { seed, ...request } = v.parse(requestSchema, parseJson(text));
    const action = await think({ ...request, seed: Buffer.from(seed, 'hex') });
    return JSON.stringify({ ok: true, action });
  } catch (error) {
    return JSON.stringify({ ok: false, why: error instanceof Error ? error.message : 'failed' });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
