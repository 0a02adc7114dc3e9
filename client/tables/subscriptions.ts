import { accepted, refused, type Rejection, reject, type Result } from '@lusoria/core';
import type { Commitments } from '../proof/commitments.ts';
import { noteIn, type Requests, seqOf, type Settle, tableOf } from '../commands/requests.ts';
import { openSubscription, type Subscription } from './subscription.ts';
import type { After, OpenTable } from '../types.ts';

export interface SubscriptionsOptions {
  readonly requests: Requests;
  readonly commitments: Commitments;
  readonly after: After;
  /** Tells the server not to send this table any more. */
  readonly unsubscribe: (id: string) => void;
  /** Called after a malformed message. */
  readonly broken: () => void;
}

export interface Subscriptions {
  open(idOrCode: string, resolve: (result: Result<OpenTable>) => void): void;
  get(id: string): Subscription | undefined;
  /** Drops a table that cannot be seen any more. */
  drop(id: string, rejection: Rejection): void;
  /** The server has greeted this client: opens all tables (again). */
  resume(): void;
  suspend(): void;
  /** This device has become another person. */
  signOut(): void;
  close(rejection: Rejection): void;
}

/** Keeps open tables in step with the server. */
export function openSubscriptions({
  requests,
  commitments,
  after,
  unsubscribe,
  broken,
}: SubscriptionsOptions): Subscriptions {
  const subscriptions = new Map<string, Subscription>();
  /** Ids of pending requests by which tables are opened again. */
  const reopening = new Map<string, string>();
  let isOnline = false;

  const drop = (id: string, rejection: Rejection): void => {
    const subscription = subscriptions.get(id);
    subscriptions.delete(id);
    subscription?.gone(rejection);
  };

  const reopen = (id: string, seen: number | null): void => {
    // When sent again on the next connection it may return more than is missing by then; that does
    // no harm.
    if (reopening.has(id)) return;
    const opened: Settle = (result) => {
      reopening.delete(id);
      if (result.ok) subscriptions.get(id)?.opened(seqOf(result.value), noteIn(result.value));
      else drop(id, result.rejection);
    };
    // Whoever sits at a table must not lose it because a server's database is away.
    reopening.set(id, requests.send({ t: 'open', table: id, seen }, opened, 'endless'));
  };

  const changed = ({ id, known }: Subscription): void => {
    const snapshot = known();
    if (!snapshot) return;
    commitments.observe(snapshot.view, (command, settle) =>
      requests.send({ t: 'do', table: id, seen: snapshot.seq, command }, settle),
    );
  };

  const begin = (id: string): Subscription => {
    const subscription = openSubscription({
      id,
      after,
      changed,
      broken,
      reopen: (seen) => reopen(id, seen),
      send: (command, seen, settle) =>
        requests.send({ t: 'do', table: id, seen, command }, (result) =>
          settle(result.ok ? accepted(seqOf(result.value)) : result),
        ),
      history: (before, settle) =>
        requests.send({ t: 'history', table: id, before }, (result) => {
          if (!result.ok) settle(result);
          else if (result.value.t === 'history') settle(accepted(result.value));
          else settle(refused(reject('unreadable')));
        }),
      saveNote: (text, settle) =>
        requests.send({ t: 'note', table: id, text }, (result) =>
          settle(result.ok ? accepted(null) : result),
        ),
      closed() {
        const request = reopening.get(id);
        reopening.delete(id);
        if (request !== undefined) requests.cancel(request);
        subscriptions.delete(id);
        if (isOnline) unsubscribe(id);
      },
    });
    subscriptions.set(id, subscription);
    return subscription;
  };

  const find = (idOrCode: string): Subscription | undefined =>
    subscriptions.get(idOrCode) ??
    [...subscriptions.values()].find(({ known }) => known()?.view.code === idOrCode.toUpperCase());

  return {
    open(idOrCode, resolve) {
      const known = find(idOrCode);
      if (known) return known.ready(resolve);
      requests.send({ t: 'open', table: idOrCode, seen: null }, (result) => {
        if (!result.ok) return resolve(result);
        const id = tableOf(result.value);
        if (id === null) return resolve(refused(reject('unreadable')));
        const subscription = subscriptions.get(id) ?? begin(id);
        subscription.ready(resolve);
        subscription.opened(seqOf(result.value), noteIn(result.value));
      });
    },
    get: (id) => subscriptions.get(id),
    drop,
    resume() {
      isOnline = true;
      for (const subscription of subscriptions.values()) subscription.resync('missing');
    },
    suspend() {
      isOnline = false;
    },
    signOut() {
      for (const request of reopening.values()) requests.cancel(request);
      reopening.clear();
      for (const subscription of subscriptions.values()) subscription.signOut();
    },
    close(rejection) {
      isOnline = false;
      for (const id of subscriptions.keys()) drop(id, rejection);
    },
  };
}
