// One of several processes of a server (see `serve-processes.ts`).
import cluster from 'node:cluster';
import type { Socket } from 'node:net';
import { resolve } from 'node:path';
import { type Config, isPostgres } from '../config.ts';
import { describeError } from '../describe-error.ts';
import type { RunningServer } from '../running-server.ts';
import { serve } from '../serve.ts';
import { SLOW_POLL_MS } from '../cluster/polling.ts';
import { checkInThread } from '../store/sqlite/check.ts';
import { openOver } from '../store/sqlite/store.ts';
import type { OpenStore } from '../store/open-store.ts';
import type { FromChild, ToChild } from './messages.ts';
import { openSiblings, type ParentChannel } from './siblings.ts';
import { together } from './together.ts';

const parent = cluster.worker;
if (!parent) throw new Error('this runs as a process of a server');

type Received = (message: ToChild, socket: unknown) => void;
const listeners = new Set<Received>();
const send = (messages: readonly FromChild[], socket?: Socket, sent?: () => void): void => {
  // Without the other end this process is about to end, too.
  if (parent.isConnected()) {
    parent.process.send?.(messages, socket, undefined, sent ?? (() => undefined));
  }
};
const outgoing = together<FromChild>(send);
const channel: ParentChannel = {
  post(message: FromChild, socket?: Socket, sent?: () => void) {
    if (!socket) return outgoing.post(message, isHint(message));
    outgoing.flush();
    send([message], socket, sent);
  },
  listen: (received) => void listeners.add(received),
};

/** A hint may come a moment later. */
function isHint(message: FromChild): boolean {
  return message.kind === 'tell' && message.news.kind === 'hint';
}

let running: RunningServer | null = null;

parent.on('message', (messages: readonly ToChild[], socket: unknown) => {
  for (const message of messages) {
    if (message.kind === 'begin') void begin(message);
    else if (message.kind === 'stop') void stop();
    else for (const received of listeners) received(message, socket);
  }
});
// Whoever has started it is gone, and with it the data.
parent.on('disconnect', () => process.exit(1));
// Terminals and service managers signal all processes at once; the one that has started it says when to stop.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
// Nothing else keeps it alive until it listens.
process.channel?.ref();
channel.post({ kind: 'loaded' });

async function begin({
  config,
  slot,
  holdsData,
}: Extract<ToChild, { kind: 'begin' }>): Promise<void> {
  const pollMs = isPostgres(config.database) ? SLOW_POLL_MS : undefined;
  const siblings = openSiblings(channel, slot, config.processes, pollMs);
  try {
    running = await serve(config, {
      siblings,
      ...(holdsData && { store: async () => openHeld(config) }),
    });
    channel.post({ kind: 'listening' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    channel.post({ kind: 'failed', why: describeError(error), code });
  }
}

/** The data that the process holds which has started this one. */
async function openHeld({ dataDir }: Config): Promise<OpenStore> {
  return openOver(
    {
      post: (message) => channel.post({ kind: 'store', message }),
      listen(received) {
        listeners.add((message) => {
          if (message.kind === 'store') received(message.message);
        });
        // They are open as long as that process runs.
        received({ kind: 'open' });
      },
      end: async () => undefined,
    },
    async () => checkInThread(resolve(dataDir)),
  );
}

async function stop(): Promise<void> {
  await running?.close();
  process.exit(0);
}
