import {
  type Connect,
  type OpenTable,
  openSession,
  type SeenCommitment,
  type Session,
  type SessionOptions,
} from '@lusoria/client';
import type { Result } from '@lusoria/core';
import type { Command } from '@lusoria/table';
import type { Chance } from './chance.ts';
import type { Erased, Oracle } from './oracle.ts';
import type { World } from './world.ts';

export interface DeviceContext {
  readonly world: World;
  readonly chance: Chance;
  readonly oracle: Oracle;
  readonly connect: Connect;
}

/** The page on somebody's device, and what their browser keeps. */
export interface Device {
  /** Null: the page is closed. */
  session(): Session | null;
  /** The table that is on the screen. */
  table(): OpenTable | null;
  /** In the name and in all words of the person who they are now. */
  mark(): string;
  /** Opens the page, if it is closed. */
  enter(): void;
  /** Closes the page: what was asked has no answer any more. */
  leave(): void;
  open(table: string): void;
  /** Closes the table. */
  close(): void;
  does(command: Command): void;
  /** Notes a request, until it has an answer. */
  ask<T>(what: string, request: Promise<Result<T>>, then?: (value: T) => void): void;
  /** Erases the person's data; they go on as somebody new. */
  erase(): void;
  /** Requests without an answer, and what differs from the log. */
  unsettled(): readonly string[];
  /** Whom this person has been until they were erased. */
  readonly erased: readonly Erased[];
  /** What is on the screen, as text. */
  screen(): string;
}

export function openDevice(
  name: string,
  { world, chance, oracle, connect }: DeviceContext,
): Device {
  const erased: Erased[] = [];
  let browser = newBrowser();
  let session: Session | null = null;
  let table: OpenTable | null = null;
  /** Requests without an answer, by number. */
  const pending = new Map<number, string>();
  let asked = 0;

  const mark = (): string => `${name}x${erased.length}x`;
  const enter = (): void => {
    session ??= openSession({
      connect,
      ...browser,
      name: mark(),
      random: chance.bytes,
      after: world.after,
      clock: world.now,
      notice: () => undefined,
    });
  };

  const leave = (): void => {
    pending.clear();
    session?.close();
    session = null;
    table = null;
  };

  const ask: Device['ask'] = (what, request, then) => {
    asked += 1;
    const no = asked;
    const own = session;
    pending.set(no, what);
    world.note(`${name} ${what}`);
    void request.then((result) => {
      if (own !== session) return;
      pending.delete(no);
      world.note(`${name} ${what}: ${result.ok ? 'done' : result.rejection.code}`);
      if (result.ok) then?.(result.value);
    });
  };

  const look = (opened: OpenTable): void => {
    const own = session;
    const show = (fresh: ReturnType<OpenTable['get']>['entries']): void => {
      const me = own?.me();
      if (me && own === session && opened.get().gone === null)
        oracle.shown(name, me.person, opened.get(), fresh);
    };
    table = opened;
    opened.subscribe((_snapshot, fresh) => show(fresh));
    show(opened.get().entries);
  };

  return {
    session: () => session,
    table: () => table,
    mark,
    enter,
    leave,
    open(id) {
      if (session) ask(`open ${id}`, session.open(id), look);
    },
    close() {
      table?.close();
      table = null;
    },
    does(command) {
      if (table) ask(JSON.stringify(command), table.do(command));
    },
    ask,
    erase() {
      const person = session?.me()?.person;
      const token = browser.credentials.load()?.token;
      if (!session || person === undefined || token === undefined) return;
      ask('erase', session.erase(), () => {
        erased.push({ person, token, mark: mark() });
        // What is said from now on is somebody else's.
        leave();
        browser = newBrowser();
        enter();
      });
    },
    unsettled() {
      const open = table?.get();
      const truth = open && oracle.truths.get(open.view.id);
      const head = truth && !truth.isRemoved ? truth.log.length : 0;
      const isBehind = open && open.gone === null && head > 0 && open.seq !== head;
      const status = session?.status() ?? 'closed';
      return [
        ...[...pending.values()].map((what) => `${name} has no answer to: ${what}`),
        ...(status === 'online' ? [] : [`${name} is ${status}`]),
        ...(isBehind ? [`${name} sees ${open.view.id} at ${open.seq}, not ${head}`] : []),
      ];
    },
    erased,
    screen() {
      const open = table?.get();
      // Of a table that is gone the page says no more than that.
      return JSON.stringify(open?.gone === null ? open : null);
    },
  };
}

/** What a browser keeps between visits. */
function newBrowser(): Pick<Required<SessionOptions>, 'credentials' | 'commitments'> {
  let kept: { readonly token: string } | null = null;
  let seen: readonly SeenCommitment[] = [];
  return {
    credentials: {
      load: () => kept,
      save(credentials) {
        kept = credentials;
      },
      clear() {
        kept = null;
      },
    },
    commitments: {
      load: () => seen,
      save(all) {
        seen = all;
      },
    },
  };
}
