import {
  type Devices,
  MAX_SUBSCRIPTIONS,
  PUSH_BATCH,
  type Store,
  type StoredSubscription,
} from './ports.ts';

interface Row {
  readonly subscription: StoredSubscription;
  readonly since: number;
  due: number | null;
  leasedUntil: number;
}

/** Subscriptions to notices in plain maps, and what else changes them. */
export function memorySubscriptions(isKnown: (person: string) => boolean) {
  /** By endpoint. */
  const rows = new Map<string, Row>();
  const removeWhere = (isGone: (row: Row) => boolean): void => {
    for (const [endpoint, row] of rows) if (isGone(row)) rows.delete(endpoint);
  };
  const store = {
    addSubscription: async (subscription, now) => {
      const { person, endpoint } = subscription;
      if (!isKnown(person)) return;
      rows.set(endpoint, { subscription, since: now, due: null, leasedUntil: 0 });
      const own = [...rows.values()].filter((row) => row.subscription.person === person);
      const [...excess] = own
        .toSorted(
          (a, b) =>
            b.since - a.since || (a.subscription.endpoint < b.subscription.endpoint ? -1 : 1),
        )
        .slice(MAX_SUBSCRIPTIONS);
      removeWhere((row) => excess.includes(row));
    },
    removeSubscription: async (endpoint, person) => {
      const row = rows.get(endpoint);
      if (row && (person === null || row.subscription.person === person)) rows.delete(endpoint);
    },
    leaseDueSubscriptions: async (now, until) =>
      [...rows.values()]
        .flatMap((row) => (row.due === null ? [] : [{ row, due: row.due }]))
        .filter(
          ({ due, row: { leasedUntil } }) =>
            due <= now && (leasedUntil <= now || leasedUntil > until),
        )
        .toSorted((a, b) => a.due - b.due)
        .slice(0, PUSH_BATCH)
        .map(({ row, due }) => {
          row.leasedUntil = until;
          return { ...row.subscription, due };
        }),
    settleSubscription: async (endpoint, due, next) => {
      const row = rows.get(endpoint);
      if (row?.due !== due) return;
      row.due = next;
      row.leasedUntil = 0;
    },
  } satisfies Partial<Store>;
  return {
    store,
    call(people: readonly string[], at: number): void {
      for (const row of rows.values()) {
        if (!people.includes(row.subscription.person)) continue;
        row.due = at;
        row.leasedUntil = 0;
      }
    },
    removeDevices(person: string, devices: Devices): void {
      removeWhere(
        ({ subscription: one }) =>
          one.person === person &&
          (devices.kind === 'all' || (one.device === devices.device) === (devices.kind === 'one')),
      );
    },
    removeOfNobody: (): void => removeWhere(({ subscription: { person } }) => !isKnown(person)),
  };
}
