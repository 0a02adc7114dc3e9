import { reject, type Rejection } from '@lusoria/core';
import type { DatedTable, ServerCode, Store, TableServer, WatchedTable } from '@lusoria/table';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Limits } from '../config.ts';
import type { Counted } from '../http/admin-figures.ts';
import type { Visitor } from '../connections/visitor.ts';
import { describeError } from '../describe-error.ts';
import { type Act, type Ban, operatorSchema, type OperatorState, type Overview } from './schema.ts';
import { openHistory } from './history.ts';

/** Name under which the operator's acts are saved. */
const NAME = 'operator';
/** Interval of the check for acts at other nodes. */
const LOOK_MS = 10_000;
const MINUTE_MS = 60_000;
/** Maximum tables, addresses, reports and acts shown. */
const MAX_TABLES = 200;
const MAX_VISITORS = 100;
const MAX_REPORTS = 100;
const MAX_AUDIT_ENTRIES = 100;

/** Acts and views of the operator. Acts outlive a restart. */
export interface Operator {
  /** The message of the day; '' when there is none. */
  message(): string;
  /** Ban of a person or an address; null: none. */
  banOf(of: Ban['of'], who: string): Ban | null;
  overview(): Promise<Overview>;
  /** Carries out an act, and records it; returns the reason why it cannot, or null. */
  act(act: Act): Promise<Rejection | null>;
  /** Reads what the operator has done elsewhere. */
  look(): void;
  /** Saves the figures of the last day. */
  stop(): Promise<void>;
}

export interface OperatorContext {
  readonly store: Store;
  readonly server: TableServer;
  readonly log: Logger;
  readonly limits: Limits;
  /** Metrics of the server, and the name under which the figures of the last day are saved. */
  counted(): Counted;
  readonly figures: string;
  now(): number;
  visitors(): Promise<readonly Visitor[]>;
  /** The tables in memory, at all processes of the server. */
  active(): Promise<readonly WatchedTable[]>;
  /** Called when the operator has acted here. */
  acted(): void;
  /** Ends the connections of a banned person or address. */
  expel(ban: Ban): void;
  /** Sets the limits. */
  limit(limits: Limits): void;
}

export async function openOperator(context: OperatorContext): Promise<Operator> {
  const { store, server, log, now } = context;
  const failed = (error: unknown): void => log.error({ why: describeError(error) }, 'failed');
  let state = await saved(store).catch((error: unknown) => {
    // A server that cannot load its operator's acts is better than none.
    failed(error);
    return v.parse(operatorSchema, {});
  });

  const history = await openHistory(store, context.figures, context.counted, now, failed);
  const limitsNow = (): Limits => ({ ...context.limits, ...state.limits });
  const take = (next: OperatorState): void => {
    const before = state;
    state = next;
    if (JSON.stringify(before.limits) !== JSON.stringify(next.limits)) context.limit(limitsNow());
    for (const ban of next.bans) if (ban.until > now()) context.expel(ban);
  };
  context.limit(limitsNow());
  const look = (): void => void saved(store).then(take, failed);
  const timer = setInterval(look, LOOK_MS);

  const changed = async (act: Act): Promise<Partial<OperatorState>> => {
    switch (act.do) {
      case 'end':
      case 'remove':
      case 'settle':
        return {};
      case 'ban': {
        const { of, who, minutes, reason } = act;
        const others = state.bans.filter((ban) => !isOf(ban, act));
        const bots = of === 'person' ? (await store.botsOf(who)).map((bot) => bot.id) : [];
        const until = now() + minutes * MINUTE_MS;
        return { bans: [...others, { of, who, bots, reason, until }] };
      }
      case 'lift':
        return { bans: state.bans.filter((ban) => !isOf(ban, act)) };
      case 'message':
        return { message: act.text.trim() };
      case 'limits':
        return { limits: act.limits };
    }
  };

  const atTable = async (act: Act): Promise<Rejection | null> => {
    if (act.do === 'end') return server.end(act.table);
    if (act.do === 'remove' && !(await server.remove(act.table))) return reject('no-such-table');
    if (act.do === 'settle') await store.removeReport(act);
    return null;
  };

  return {
    message: () => state.message,
    banOf: (of, who) =>
      state.bans.find((ban) => isMeant(ban, of, who) && ban.until > now()) ?? null,
    async overview() {
      const live = new Map((await context.active()).map((table) => [table.id, table]));
      const tables = await store.latestTables(MAX_TABLES);
      return {
        tables: tables.map((table) => ({ ...shown(table), live: live.get(table.id) ?? null })),
        visitors: byAddress(await context.visitors()).slice(0, MAX_VISITORS),
        reports: await store.reports(MAX_REPORTS),
        message: state.message,
        bans: state.bans.filter(({ until }) => until > now()),
        limits: limitsNow(),
        deeds: state.deeds,
        history: [...history.samples()],
      };
    },
    async act(act) {
      const rejection = await atTable(act);
      if (rejection) return rejection;
      // Acts at another node in the meantime must not be lost.
      state = await saved(store);
      const entry = { at: now(), act: act.do, what: whatOf(act) };
      const next = {
        ...state,
        ...(await changed(act)),
        deeds: [entry, ...state.deeds].slice(0, MAX_AUDIT_ENTRIES),
      };
      const bans = next.bans.filter(({ until }) => until > now());
      await store.saveSetting(NAME, JSON.stringify({ ...next, bans }));
      // Addresses and texts of people stay out of the log.
      const id =
        'table' in act ? act.table : 'of' in act && act.of === 'person' ? act.who : undefined;
      log.warn({ act: act.do, ...('of' in act && { of: act.of }), ...(id && { id }) }, 'operator');
      take({ ...next, bans });
      context.acted();
      return null;
    },
    look,
    async stop() {
      clearInterval(timer);
      await history.stop();
    },
  };
}

async function saved(store: Pick<Store, 'setting'>): Promise<OperatorState> {
  const text = await store.setting(NAME);
  return v.parse(operatorSchema, text === '' ? {} : JSON.parse(text));
}

function isOf(ban: Pick<Ban, 'of' | 'who'>, { of, who }: Pick<Ban, 'of' | 'who'>): boolean {
  return ban.of === of && ban.who === who;
}

/** Whether a visitor is banned, as an address, as a person or as a bot of theirs. */
export function isBanned(ban: Ban, visitor: Visitor): boolean {
  return isMeant(ban, ban.of, visitor[ban.of]);
}

function isMeant({ of, who, bots }: Ban, what: Ban['of'], id: string | null): boolean {
  return of === what && id !== null && (who === id || bots.includes(id));
}

function shown({ id, code, game, at }: DatedTable) {
  return { id, code, game, at };
}

function whatOf(act: Act): string {
  switch (act.do) {
    case 'end':
    case 'remove':
    case 'settle':
      return act.table;
    case 'ban':
    case 'lift':
      return act.who;
    case 'message':
      return act.text.trim();
    case 'limits':
      return Object.entries(act.limits)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ');
  }
}

function byAddress(visitors: readonly Visitor[]): Overview['visitors'] {
  const found = new Map<string, { connections: number; people: Set<string> }>();
  for (const { address, person } of visitors) {
    const one = found.get(address) ?? { connections: 0, people: new Set<string>() };
    found.set(address, one);
    one.connections += 1;
    if (person !== null) one.people.add(person);
  }
  return [...found]
    .map(([address, { connections, people }]) => ({ address, connections, people: [...people] }))
    .toSorted((a, b) => b.connections - a.connections);
}

/** Rejection of a banned client. */
export function bannedRejection({ reason, until }: Ban): Rejection {
  return reject('banned' satisfies ServerCode, { reason, until });
}
