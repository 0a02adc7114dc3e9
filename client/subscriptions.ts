import { accepted, refused, type Rejection, reject, type Result } from '@lusoria/core';
import type { Entropy } from './commitments.ts';
import { type Answer, noteIn, type Requests, seqOf, tableOf } from './requests.ts';
import type { After, OpenTable } from './types.ts';
import { openSubscription, type Subscription } from './subscription.ts';

export interface SubscriptionsOptions {
  readonly requests: Requests;
  readonly entropy: Entropy;
  readonly after: After;
  /** The house need not tell us of this table any more. */
  readonly shut: (id: string) => void;
  /** The house says what makes no sense. */
  readonly broken: () => void;
}

/** The tables that are open in a session. */
export interface Subscriptions {
  open(idOrCode: string, resolve: (result: Result<OpenTable>) => void): void;
  get(id: string): Subscription | undefined;
  /** A table cannot be seen any more. */
  drop(id: string, rejection: Rejection): void;
  /** The house has greeted us: everything is opened (again). */
  resume(): void;
  suspend(): void;
  close(rejection: Rejection): void;
  remembered: Entropy['remembered'];
}

/** Keeps what is open in step with the house. */
export function openSubscriptions({
  requests,
  entropy,
  after,
  shut,
  broken,
}: SubscriptionsOptions): Subscriptions {
  const watches = new Map<string, Subscription>();
  /** Requests on their way by which tables are opened again. */
  const reopening = new Map<string, string>();
  let online = false;

  const drop = (id: string, rejection: Rejection): void => {
    const watch = watches.get(id);
    watches.delete(id);
    watch?.gone(rejection);
  };

  const reopen = (id: string, seen: number | null): void => {
    // What is asked again on the next line may bring more than is missing by then; no harm in that.
    if (reopening.has(id)) return;
    const asked = requests.ask({ t: 'open', table: id, seen }, (result) => {
      reopening.delete(id);
      if (result.ok) watches.get(id)?.opened(seqOf(result.value), noteIn(result.value));
      else drop(id, result.rejection);
    });
    reopening.set(id, asked);
  };

  const look = (watch: Subscription): void => {
    const snapshot = watch.known();
    if (!snapshot) return;
    entropy.look(snapshot.view, (command, settle) =>
      requests.ask({ t: 'do', table: watch.id, seen: snapshot.seq, command }, settle),
    );
  };

  const begin = (id: string): Subscription => {
    const watch = openSubscription({
      id,
      after,
      look,
      broken,
      reopen: (seen) => reopen(id, seen),
      command: (command, seen, settle) =>
        requests.ask({ t: 'do', table: id, seen, command }, (result) =>
          settle(result.ok ? accepted(seqOf(result.value)) : result),
        ),
      keepNote: (text, settle) =>
        requests.ask({ t: 'note', table: id, text }, (result) =>
          settle(result.ok ? accepted(null) : result),
        ),
      closed() {
        const asked = reopening.get(id);
        reopening.delete(id);
        if (asked !== undefined) requests.forget(asked);
        watches.delete(id);
        if (online) shut(id);
      },
    });
    watches.set(id, watch);
    return watch;
  };

  const found = (idOrCode: string): Subscription | undefined =>
    watches.get(idOrCode) ??
    [...watches.values()].find((watch) => watch.known()?.view.code === idOrCode.toUpperCase());

  return {
    open(idOrCode, resolve) {
      const known = found(idOrCode);
      if (known) return known.ready(resolve);
      requests.ask({ t: 'open', table: idOrCode, seen: null }, (result: Result<Answer>) => {
        if (!result.ok) return resolve(result);
        const id = tableOf(result.value);
        if (id === null) return resolve(refused(reject('unreadable')));
        const watch = watches.get(id) ?? begin(id);
        watch.ready(resolve);
        watch.opened(seqOf(result.value), noteIn(result.value));
      });
    },
    get: (id) => watches.get(id),
    drop,
    resume() {
      online = true;
      for (const watch of watches.values()) watch.resync('on');
    },
    suspend() {
      online = false;
    },
    remembered: entropy.remembered,
    close(rejection) {
      online = false;
      for (const id of watches.keys()) drop(id, rejection);
    },
  };
}
