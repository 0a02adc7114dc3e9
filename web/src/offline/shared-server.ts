import type { After, Connect, ConnectionEvents } from '@lusoria/client';
import * as v from 'valibot';
import type { Lock, LockEvents } from './lock.ts';
import { type LocalServer, openRelay, type Relay } from './relay.ts';
import { type ServerEndMessage, type TabMessage, tabMessageSchema } from './tab-messages.ts';

/** Time in which the tab that leads must answer. */
const ANSWER_MS = 1000;
/** The same where no lock tells that there is none. */
const FIRST_ANSWER_MS = 400;
/** Unanswered questions after which another tab takes over. */
const QUESTIONS = 3;
/** Beginning of the server's greeting. */
const WELCOME = '{"t":"welcome"';

/** Reports of the server that was started in this tab. */
export interface ServerEvents {
  /** It serves; of two servers the one with the later epoch has the database. */
  ready(epoch: number): void;
  /** It cannot go on: another tab has the database, or it has not started. */
  ended(): void;
}

/** A `BroadcastChannel`. */
export interface Channel {
  postMessage(message: TabMessage): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  close(): void;
}

export interface TabPorts {
  /** Unique among the tabs. */
  readonly id: string;
  openChannel(): Channel;
  openLock(events: LockEvents): { readonly lock: Lock; readonly isReliable: boolean };
  start(events: ServerEvents): LocalServer;
  /** Whether the tab is in sight: others need not know soon that the leading one is gone. */
  isVisible(): boolean;
  readonly after: After;
}

/** The server of this device, which one of its tabs runs for all. */
export interface SharedServer {
  readonly connect: Connect;
  /** The tab is about to be frozen or closed: it hands over. */
  sleep(): void;
  wake(): void;
}

type Role =
  | { readonly kind: 'asleep' }
  | { readonly kind: 'seeking' }
  | { readonly kind: 'following'; readonly leader: string; readonly epoch: number }
  | {
      readonly kind: 'leading';
      readonly server: LocalServer;
      readonly relay: Relay;
      readonly epoch: number | null;
    };

interface OwnConnection {
  readonly events: ConnectionEvents;
  /** The tab that was asked to open it; null while none leads. */
  readonly leader: string | null;
}

/**
 * Shares the server among tabs: one leads and runs it, the others follow. When that one closes, crashes or freezes,
 * another takes over from the database; connections then close, and the sessions connect anew.
 */
export function shareServer(ports: TabPorts): SharedServer {
  const { id, after } = ports;
  const connections = new Map<string, OwnConnection>();
  let role: Role = { kind: 'asleep' };
  let channel: Channel | null = null;
  /** Latest epoch of a tab that led. */
  let latest = -1;
  let unanswered = 0;
  let count = 0;
  let cancelTick = (): void => undefined;

  const post = (message: TabMessage): void => {
    if ('to' in message && message.to === id) queueMicrotask(() => take(message));
    else channel?.postMessage(message);
  };

  /** The leading tab, once it serves. */
  const leader = (): string | null => {
    if (role.kind === 'following') return role.leader;
    return role.kind === 'leading' && role.epoch !== null ? id : null;
  };

  const openAll = (): void => {
    const to = leader();
    if (to === null) return;
    for (const [connection, own] of connections) {
      if (own.leader !== null) continue;
      connections.set(connection, { ...own, leader: to });
      post({ kind: 'open', from: id, to, connection });
    }
  };

  const closeAll = (): void => {
    for (const [connection, own] of connections) {
      if (own.leader === null) continue;
      connections.delete(connection);
      post({ kind: 'closed', from: id, to: own.leader, connection });
      own.events.closed();
    }
  };

  const seek = (): void => {
    role = { kind: 'seeking' };
    unanswered = 0;
    lock.wait();
    tick();
  };

  const tick = (): void => {
    cancelTick();
    if (role.kind !== 'seeking' && role.kind !== 'following') return;
    const isFirst = role.kind === 'seeking' && !isReliable;
    if (unanswered >= (isFirst ? 1 : QUESTIONS)) {
      unanswered = 0;
      return lock.steal();
    }
    if (role.kind === 'seeking' || ports.isVisible()) {
      unanswered += 1;
      post({ kind: 'who', from: id });
    }
    cancelTick = after(isFirst ? FIRST_ANSWER_MS : ANSWER_MS, tick);
  };

  const lead = (): void => {
    if (role.kind === 'asleep' || role.kind === 'leading') return;
    cancelTick();
    role = { kind: 'seeking' };
    closeAll();
    const own: { server: LocalServer | null } = { server: null };
    const isOwn = (): boolean => role.kind === 'leading' && role.server === own.server;
    const server = ports.start({
      ready(epoch) {
        if (role.kind !== 'leading' || !isOwn()) return;
        role = { ...role, epoch };
        latest = Math.max(latest, epoch);
        post({ kind: 'lead', from: id, epoch });
        openAll();
      },
      ended() {
        if (isOwn()) resign();
      },
    });
    own.server = server;
    role = { kind: 'leading', server, relay: openRelay(id, server, post, after), epoch: null };
    post({ kind: 'lead', from: id, epoch: null });
  };

  const stop = (): void => {
    if (role.kind !== 'leading') return;
    const { server, relay } = role;
    role = { kind: 'seeking' };
    relay.close();
    server.stop();
    post({ kind: 'bye', from: id });
  };

  const resign = (): void => {
    const hasServed = role.kind === 'leading' && role.epoch !== null;
    stop();
    closeAll();
    if (hasServed) return seek();
    lock.release();
    cancelTick = after(ANSWER_MS, seek);
  };

  const follow = (to: string, epoch: number): void => {
    latest = epoch;
    if (role.kind === 'following' && role.leader === to && role.epoch === epoch) return;
    if (role.kind === 'following') closeAll();
    role = { kind: 'following', leader: to, epoch };
    openAll();
  };

  const heardLead = (from: string, epoch: number | null): void => {
    if (epoch === null) {
      if (role.kind === 'seeking') unanswered = 0;
      return;
    }
    if (role.kind === 'leading') {
      if (role.epoch === null || role.epoch === epoch) return;
      if (role.epoch > epoch) return post({ kind: 'lead', from: id, epoch: role.epoch });
      resign();
    }
    if (epoch < latest) return;
    unanswered = 0;
    follow(from, epoch);
  };

  const takeFromServer = (message: ServerEndMessage): void => {
    const { connection, from } = message;
    const own = connections.get(connection);
    if (!own) return;
    if (message.kind === 'opened') return own.events.opened();
    own.events.received(message.text);
    if (message.text.startsWith(WELCOME)) post({ kind: 'greeted', from: id, to: from, connection });
  };

  const take = (message: TabMessage): void => {
    if (role.kind === 'asleep') return;
    switch (message.kind) {
      case 'who':
        if (role.kind === 'leading') post({ kind: 'lead', from: id, epoch: role.epoch });
        return;
      case 'lead':
        return heardLead(message.from, message.epoch);
      case 'bye':
        if (role.kind !== 'following' || role.leader !== message.from) return;
        closeAll();
        return seek();
      case 'opened':
      case 'to-client':
        if (message.to === id) takeFromServer(message);
        return;
      default:
        if (message.to === id && role.kind === 'leading') role.relay.take(message);
    }
  };

  const { lock, isReliable } = ports.openLock({
    granted: lead,
    lost() {
      if (role.kind === 'leading') resign();
      else if (role.kind !== 'asleep') seek();
    },
  });

  return {
    connect(events) {
      const connection = `${id}:${(count += 1)}`;
      connections.set(connection, { events, leader: null });
      openAll();
      return {
        send(text) {
          const to = connections.get(connection)?.leader ?? null;
          if (to !== null) post({ kind: 'to-server', from: id, to, connection, text });
        },
        close() {
          const to = connections.get(connection)?.leader ?? null;
          connections.delete(connection);
          if (to !== null) post({ kind: 'closed', from: id, to, connection });
        },
      };
    },
    sleep() {
      if (role.kind === 'asleep') return;
      cancelTick();
      stop();
      closeAll();
      role = { kind: 'asleep' };
      lock.release();
      channel?.close();
      channel = null;
    },
    wake() {
      if (role.kind !== 'asleep') return;
      channel = ports.openChannel();
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = v.safeParse(tabMessageSchema, data);
        if (message.success) take(message.output);
      });
      seek();
    },
  };
}
