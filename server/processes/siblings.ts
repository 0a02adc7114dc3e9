import { IncomingMessage, type Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Cluster, Hint } from '@lusoria/table';
import { homeOf } from './home.ts';
import type { Answers, FromChild, News, PassedRequest, ToChild } from './messages.ts';

/** The other processes of this server on the same machine, as one of them sees them. */
export interface Siblings {
  /** Number of this process, from 0. */
  readonly slot: number;
  readonly processes: number;
  readonly cluster: Cluster;
  isHome(place: string): boolean;
  /** Whether the process runs that is the home of a place. */
  isThere(place: string): boolean;
  /** Tells all others, or one. */
  tell(news: News, to?: number): void;
  /** Calls back with what the others tell. */
  listen(call: (news: News, from: number) => void): void;
  /** Calls back when another process has come or gone. */
  watch(call: (slot: number, change: 'come' | 'gone') => void): void;
  /** The others that run now. */
  others(): readonly number[];
  /** Lets the others ask this process. */
  answer<What extends keyof Answers>(
    what: What,
    by: () => Answers[What] | Promise<Answers[What]>,
  ): void;
  /** Answers of the others; of those that do not answer in time there is none. */
  ask<What extends keyof Answers>(
    what: What,
    read: (answer: unknown) => Answers[What],
  ): Promise<readonly (readonly [number, Answers[What]])[]>;
  /** Gives a request to open a WebSocket to the process that is the home of a place, if that is another one. */
  pass(place: string, request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Lets an HTTP server take the requests that others pass. */
  takePassed(http: Server): void;
}

/** The channel to the process that has started this one. */
export interface ParentChannel {
  /** @param sent called when it was sent. */
  post(message: FromChild, socket?: Socket, sent?: () => void): void;
  listen(received: (message: ToChild, socket: unknown) => void): void;
}

/** Hints are never lost while the process runs that carries them. */
const POLL_MS = 15_000;
/** Time after which whoever has not answered is left out. */
const ANSWER_MS = 1500;

/** @param pollMs interval of polls for what nodes on other machines have done; absent: there are none. */
export function openSiblings(
  channel: ParentChannel,
  slot: number,
  processes: number,
  pollMs = POLL_MS,
): Siblings {
  const listeners = new Set<(news: News, from: number) => void>();
  const watchers = new Set<(slot: number, change: 'come' | 'gone') => void>();
  const answers = new Map<keyof Answers, () => unknown>();
  const passed = new WeakSet<IncomingMessage>();
  const asked = new Map<number, (from: number, answer: unknown) => void>();
  let others: readonly number[] = [];
  let ids = 0;
  let http: Server | null = null;

  const tell = (news: News, to: number | null = null): void =>
    channel.post({ kind: 'tell', to, news });

  const take = (request: PassedRequest, socket: unknown): void => {
    if (!(socket instanceof Socket)) return;
    if (!http?.listening) return void socket.destroy();
    const message = new IncomingMessage(socket);
    message.method = 'GET';
    message.url = request.url;
    message.httpVersionMajor = 1;
    message.httpVersionMinor = 1;
    message.headers = request.headers;
    passed.add(message);
    http.emit('upgrade', message, socket, Buffer.from(request.head));
  };

  const hear = (news: News, from: number): void => {
    if (news.kind === 'asked') {
      const by = answers.get(news.what);
      // Whoever does not answer is left out.
      void Promise.resolve(by?.()).then(
        (answer) => tell({ kind: 'answered', id: news.id, answer }, from),
        () => undefined,
      );
    } else if (news.kind === 'answered') asked.get(news.id)?.(from, news.answer);
    else for (const call of listeners) call(news, from);
  };

  const meet = (slots: readonly number[]): void => {
    const before = others;
    others = slots;
    for (const call of watchers) {
      for (const one of before) if (!slots.includes(one)) call(one, 'gone');
      for (const one of slots) if (!before.includes(one)) call(one, 'come');
    }
  };

  channel.listen((message, socket) => {
    switch (message.kind) {
      case 'told':
        return hear(message.news, message.from);
      case 'passed':
        return take(message.request, socket);
      case 'others':
        return meet(message.slots);
      default:
    }
  });

  return {
    slot,
    processes,
    cluster: {
      publish: (hint: Hint) => tell({ kind: 'hint', hint }),
      subscribe(receive) {
        const call = (news: News, from: number): void => {
          if (news.kind === 'hint') receive(`process ${from}`, news.hint);
        };
        listeners.add(call);
        return () => listeners.delete(call);
      },
      pollMs,
    },
    isHome: (place) => homeOf(place, processes) === slot,
    isThere: (place) => others.includes(homeOf(place, processes)),
    tell,
    listen: (call) => void listeners.add(call),
    watch: (call) => void watchers.add(call),
    others: () => others,
    answer: (what, by) => void answers.set(what, by),
    async ask(what, read) {
      const expected = new Set(others);
      if (expected.size === 0) return [];
      ids += 1;
      const id = ids;
      const found: (readonly [number, ReturnType<typeof read>])[] = [];
      const all = Promise.withResolvers<void>();
      const timer = setTimeout(all.resolve, ANSWER_MS);
      asked.set(id, (from, answer) => {
        if (!expected.delete(from)) return;
        found.push([from, read(answer)]);
        if (expected.size === 0) all.resolve();
      });
      tell({ kind: 'asked', id, what });
      await all.promise;
      clearTimeout(timer);
      asked.delete(id);
      return found.toSorted(([a], [b]) => a - b);
    },
    pass(place, request, socket, head) {
      const to = homeOf(place, processes);
      if (passed.has(request) || !others.includes(to) || !(socket instanceof Socket)) return false;
      const { url = '/', headers } = request;
      // Otherwise the HTTP server would ask the receiver, when it closes, whether this socket is closed.
      Object.assign(socket, { server: null });
      // Then it has no handle any more, and the HTTP server must not wait for it. Until then it may wait its turn.
      const passedOn = (): void => void socket.destroy();
      channel.post({ kind: 'pass', to, request: { url, headers, head } }, socket, passedOn);
      return true;
    },
    takePassed(server) {
      http = server;
    },
  };
}
