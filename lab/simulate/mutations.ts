import {
  type Appended,
  type ConnectionHandle,
  LOAD_ENTRIES,
  type Ports,
  type Send,
  type Store,
  type TableServer,
} from '@lusoria/table';
import type { World } from './world.ts';

/** A fault that is put around the product, to see whether the oracles find it. */
export interface Mutation {
  ports(ports: Ports, world: World): Ports;
  connect(server: TableServer, send: Send): ConnectionHandle;
}

/** The product as it is. */
const NONE: Mutation = {
  ports: (ports) => ports,
  connect: (server, send) => server.connect(send),
};

function withStore(ports: Ports, change: (store: Store) => Partial<Store>): Ports {
  return { ...ports, store: { ...ports.store, ...change(ports.store) } };
}

/** A table is opened as this node has it in memory, although others may have gone on. */
function openWithoutReading(): Mutation {
  /** Requests to open that are under way, at all nodes. */
  const opening = new Set<string>();
  return {
    ports: (ports) =>
      withStore(ports, (store) => ({
        entries: async (table, after, most) =>
          opening.size > 0 && after > 0 && most === LOAD_ENTRIES
            ? []
            : store.entries(table, after, most),
      })),
    connect(server, send) {
      const handle = server.connect((message) => {
        if ('id' in message && message.id !== null) opening.delete(message.id);
        send(message);
      });
      return {
        refuse: (text, code) => handle.refuse(text, code),
        settled: async () => handle.settled(),
        receive(text, since) {
          const id = openingId(text);
          if (id !== null) opening.add(id);
          handle.receive(text, since);
        },
        close() {
          opening.clear();
          handle.close();
        },
      };
    },
  };
}

/** The id of a request to open a table; null: it is another one. */
function openingId(text: string): string | null {
  return /^\{"t":"open".*"id":"([^"]+)"\}$/.exec(text)?.[1] ?? null;
}

/** An append is acknowledged before the store has answered. */
function acknowledgeEarly(): Mutation {
  return {
    ...NONE,
    ports: (ports) =>
      withStore(ports, (store) => ({
        async append(table, entry, changes): Promise<Appended> {
          store.append(table, entry, changes).catch(() => undefined);
          return { kind: 'done' };
        },
      })),
  };
}

/** Whoever is to be told that it is not known whether something was kept is told that it was refused. */
function unknownAsRefused(): Mutation {
  return {
    ...NONE,
    connect: (server, send) =>
      server.connect((message) =>
        send(
          message.t === 'refused' && message.code === 'unknown'
            ? { ...message, code: 'not-now' }
            : message,
        ),
      ),
  };
}

/** Every node takes every table whose deadline has passed, without a lease. */
function deadlinesWithoutLease(): Mutation {
  return {
    ...NONE,
    ports: (ports) =>
      withStore(ports, (store) => ({
        // A lease until the time of asking has ended as soon as it is given.
        leaseDueTables: async (now) => store.leaseDueTables(now, now),
      })),
  };
}

/** Where a hint says that a table has gone on, its entries are taken as empty instead of being read. */
function hintsWithoutReading(): Mutation {
  return {
    ...NONE,
    ports(ports, world) {
      const { cluster } = ports;
      if (!cluster) return ports;
      const heads = new Map<string, number>();
      const told = {
        ...ports,
        cluster: {
          ...cluster,
          subscribe: (receive: Parameters<typeof cluster.subscribe>[0]) =>
            cluster.subscribe((node, hint) => {
              if (hint.kind === 'moved') heads.set(hint.table, hint.seq);
              receive(node, hint);
            }),
        },
      };
      return withStore(told, (store) => ({
        async entries(table, after, most) {
          const head = heads.get(table) ?? 0;
          heads.delete(table);
          if (head <= after || after === 0) return store.entries(table, after, most);
          return Array.from({ length: head - after }, (_, i) => {
            const seq = after + 1 + i;
            return { seq, at: world.now(), command: `hint ${seq}`, events: [] };
          });
        },
      }));
    },
  };
}

/** The faults that are seeded, by name. */
export const MUTATIONS = {
  none: () => NONE,
  'open-without-reading': openWithoutReading,
  'acknowledge-early': acknowledgeEarly,
  'unknown-as-refused': unknownAsRefused,
  'deadlines-without-lease': deadlinesWithoutLease,
  'hints-without-reading': hintsWithoutReading,
} as const;

export type MutationName = keyof typeof MUTATIONS;

function isMutation(name: string): name is MutationName {
  return Object.hasOwn(MUTATIONS, name);
}

export const MUTATION_NAMES: readonly MutationName[] = Object.keys(MUTATIONS).filter(isMutation);
