import type { After, Connect } from '@lusoria/client';
import * as v from 'valibot';
import type { Lock, LockEvents } from './lock.ts';
import { type LocalServer, openRelay, type Relay } from './relay.ts';
import { tabConnections, type TabConnections } from './tab-connections.ts';
import { type TabMessage, tabMessageSchema } from './tab-messages.ts';

/** Time in which the tab that leads must answer. */
const ANSWER_MS = 1000;
/** The same where no lock tells that there is none. */
const FIRST_ANSWER_MS = 400;
/** Unanswered questions after which another tab takes over. */
const QUESTIONS = 3;

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
  /** `isReliable`: it is granted as soon as no other tab has it, and to one tab only. */
  openLock(events: LockEvents): { readonly lock: Lock; readonly isReliable: boolean };
  start(events: ServerEvents): LocalServer;
  /** Whether the tab is in sight: others need not know soon that the leading one is gone. */
  isVisible(): boolean;
  readonly after: After;
}

type Role =
  | { readonly kind: 'asleep' }
  | { readonly kind: 'seeking' }
  | { readonly kind: 'following'; readonly leader: string; readonly epoch: number }
  | {
      readonly kind: 'leading';
      readonly server: LocalServer;
      readonly relay: Relay;
      /** Null while the server starts. */
      readonly epoch: number | null;
    };

/**
 * The server of this device, shared among its tabs: one leads and runs it, the others follow. When that one closes,
 * crashes or is frozen, another takes over from the database; connections then close, and sessions connect anew.
 */
export class SharedServer {
  readonly connect: Connect;
  private readonly ports: TabPorts;
  private readonly connections: TabConnections;
  private readonly lock: Lock;
  private readonly isReliable: boolean;
  private role: Role = { kind: 'asleep' };
  private channel: Channel | null = null;
  /** Latest epoch of a tab that led. */
  private latest = -1;
  private unanswered = 0;
  private cancelTick: () => void = () => undefined;

  constructor(ports: TabPorts) {
    this.ports = ports;
    const { lock, isReliable } = ports.openLock({
      granted: () => this.lead(),
      lost: () => (this.role.kind === 'leading' ? this.resign() : this.seek()),
    });
    this.lock = lock;
    this.isReliable = isReliable;
    this.connections = tabConnections(
      ports.id,
      (message) => this.post(message),
      () => this.leader(),
    );
    this.connect = this.connections.connect;
  }

  wake(): void {
    if (this.role.kind !== 'asleep') return;
    this.channel = this.ports.openChannel();
    this.channel.addEventListener('message', ({ data }) => {
      const message = v.safeParse(tabMessageSchema, data);
      if (message.success) this.take(message.output);
    });
    this.role = { kind: 'seeking' };
    this.seek();
  }

  /** The tab is about to be frozen or closed: it hands over. */
  sleep(): void {
    if (this.role.kind === 'asleep') return;
    this.cancelTick();
    this.stop();
    this.connections.closeAll();
    this.role = { kind: 'asleep' };
    this.lock.release();
    this.channel?.close();
    this.channel = null;
  }

  private post(message: TabMessage): void {
    if ('to' in message && message.to === this.ports.id) queueMicrotask(() => this.take(message));
    else this.channel?.postMessage(message);
  }

  /** The leading tab, once it serves. */
  private leader(): string | null {
    if (this.role.kind === 'following') return this.role.leader;
    return this.role.kind === 'leading' && this.role.epoch !== null ? this.ports.id : null;
  }

  private seek(): void {
    if (this.role.kind === 'asleep') return;
    this.role = { kind: 'seeking' };
    this.unanswered = 0;
    this.lock.wait();
    this.tick();
  }

  /** Asks from time to time whether the leading tab still answers. */
  private tick(): void {
    this.cancelTick();
    const { kind } = this.role;
    if (kind !== 'seeking' && kind !== 'following') return;
    const isFirst = kind === 'seeking' && !this.isReliable;
    if (this.unanswered >= (isFirst ? 1 : QUESTIONS)) {
      this.unanswered = 0;
      return this.lock.steal();
    }
    if (kind === 'seeking' || this.ports.isVisible()) {
      this.unanswered += 1;
      this.post({ kind: 'who', from: this.ports.id });
    }
    this.cancelTick = this.ports.after(isFirst ? FIRST_ANSWER_MS : ANSWER_MS, () => this.tick());
  }

  private lead(): void {
    const { id, after } = this.ports;
    if (this.role.kind === 'asleep' || this.role.kind === 'leading') return;
    this.cancelTick();
    this.connections.closeAll();
    // Reports of an earlier server are ignored.
    const own: { server: LocalServer | null } = { server: null };
    const server = this.ports.start({
      ready: (epoch) => this.ready(own.server, epoch),
      ended: () => {
        if (this.role.kind === 'leading' && this.role.server === own.server) this.resign();
      },
    });
    own.server = server;
    const relay = openRelay(id, server, (message) => this.post(message), after);
    this.role = { kind: 'leading', server, relay, epoch: null };
    this.post({ kind: 'lead', from: id, epoch: null });
  }

  private ready(server: LocalServer | null, epoch: number): void {
    if (this.role.kind !== 'leading' || this.role.server !== server) return;
    this.role = { ...this.role, epoch };
    this.latest = Math.max(this.latest, epoch);
    this.post({ kind: 'lead', from: this.ports.id, epoch });
    this.connections.openAll();
  }

  private stop(): void {
    if (this.role.kind !== 'leading') return;
    const { server, relay } = this.role;
    this.role = { kind: 'seeking' };
    relay.close();
    server.stop();
    this.post({ kind: 'bye', from: this.ports.id });
  }

  private resign(): void {
    const hasServed = this.role.kind === 'leading' && this.role.epoch !== null;
    this.stop();
    this.connections.closeAll();
    if (hasServed) return this.seek();
    this.lock.release();
    this.cancelTick = this.ports.after(ANSWER_MS, () => this.seek());
  }

  private take(message: TabMessage): void {
    const { role } = this;
    if (role.kind === 'asleep') return;
    switch (message.kind) {
      case 'who':
        if (role.kind !== 'leading') return;
        return this.post({ kind: 'lead', from: this.ports.id, epoch: role.epoch });
      case 'lead':
        return this.heardLead(message.from, message.epoch);
      case 'bye':
        if (role.kind !== 'following' || role.leader !== message.from) return;
        this.connections.closeAll();
        return this.seek();
      case 'opened':
      case 'to-client':
        if (message.to === this.ports.id) this.connections.take(message);
        return;
      default:
        if (message.to === this.ports.id && role.kind === 'leading') role.relay.take(message);
    }
  }

  private heardLead(from: string, epoch: number | null): void {
    const { role } = this;
    if (epoch === null) {
      if (role.kind === 'seeking') this.unanswered = 0;
      return;
    }
    if (role.kind === 'leading') {
      if (role.epoch === null || role.epoch === epoch) return;
      if (role.epoch > epoch)
        return this.post({ kind: 'lead', from: this.ports.id, epoch: role.epoch });
      this.resign();
    }
    if (epoch < this.latest) return;
    this.unanswered = 0;
    this.follow(from, epoch);
  }

  private follow(leader: string, epoch: number): void {
    const { role } = this;
    this.latest = epoch;
    if (role.kind === 'following' && role.leader === leader && role.epoch === epoch) return;
    if (role.kind === 'following') this.connections.closeAll();
    this.role = { kind: 'following', leader, epoch };
    this.connections.openAll();
  }
}
