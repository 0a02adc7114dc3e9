import { memoryStore, type Store } from '@lusoria/table';
import type { Chance } from './chance.ts';
import { type Asker, type Carry, type Commits, type Question, storeFor } from './store.ts';
import type { World } from './world.ts';

/** What is made to go wrong with the next change that a node asks for. */
export type WriteFault =
  /** It is refused before anything has happened. */
  | 'refused'
  /** The connection breaks before it arrives. */
  | 'question-lost'
  /** It is carried out, and the connection breaks before the answer. */
  | 'answer-lost'
  /** The connection breaks while it waits in the database, which carries it out later. */
  | 'late';

/**
 * A database that all nodes share, with the answers of PostgreSQL with a synchronous standby: nothing that was
 * acknowledged is lost, but it may not be known whether something was done.
 */
export interface Database {
  connect(asker: Asker): Store;
  /** What is stored, without delay. */
  readonly stored: Store;
  arm(node: string, fault: WriteFault): void;
  /** Nothing is carried out for a while. */
  stall(ms: number): void;
  /** The standby takes over: all connections break, and none can be made for a while. */
  failOver(ms: number): void;
  /** Changes are refused for a while. */
  fill(ms: number): void;
  /** No more faults. */
  mend(): void;
}

/** An error that the simulation has made. */
export class StoreFault extends Error {}

/** Longest wait for an answer, as in `server/store/postgres`. */
const QUERY_MS = 10_000;
/** Longest time for which the database itself goes on with what nobody waits for any more. */
const STATEMENT_MS = 8000;
/** Share of requests that take long, in percent. */
const SLOW = 2;

/** A request on its way; each of its parts happens at most once. */
interface Request {
  readonly kind: Question<unknown>['kind'];
  stage: 'question' | 'answer' | 'over';
  carryOut(): void;
  /** The connection is broken; `later`: the database may still carry it out, after milliseconds. */
  lose(later: number | null): void;
}

/** What is under way, and until when the database is out of order. */
interface State {
  readonly requests: Set<Request>;
  readonly armed: Map<string, WriteFault[]>;
  stalledUntil: number;
  awayUntil: number;
  fullUntil: number;
}

export function openDatabase(world: World, chance: Chance, commits: Commits): Database {
  const stored = memoryStore();
  const state: State = {
    requests: new Set(),
    armed: new Map(),
    stalledUntil: 0,
    awayUntil: 0,
    fullUntil: 0,
  };
  const { requests, armed } = state;
  const carry = carrier(world, chance, state);

  const cut = (): void => {
    for (const one of requests) {
      if (one.stage === 'question' && one.kind !== 'read' && chance.percent(50)) one.carryOut();
    }
    // What was carried out just now is not answered any more.
    world.after(0, () => {
      for (const one of requests) one.lose(null);
    });
  };

  return {
    stored,
    connect: (asker) => storeFor(asker, stored, commits, carry),
    arm(node, fault) {
      armed.set(node, [...(armed.get(node) ?? []), fault]);
    },
    stall(ms) {
      state.stalledUntil = Math.max(state.stalledUntil, world.now() + ms);
    },
    failOver(ms) {
      state.awayUntil = Math.max(state.awayUntil, world.now() + ms);
      cut();
    },
    fill(ms) {
      state.fullUntil = Math.max(state.fullUntil, world.now() + ms);
    },
    mend() {
      armed.clear();
      state.stalledUntil = 0;
      state.awayUntil = 0;
      state.fullUntil = 0;
    },
  };
}

/** Carries requests to the database, and answers back, as far as they come. */
function carrier(world: World, chance: Chance, state: State): Carry {
  const latency = (): number => (chance.percent(SLOW) ? chance.between(5, 300) : 0) + chance.int(3);

  return async <T>(
    { name, isAlive }: Asker,
    { kind, label, run, unknown }: Question<T>,
  ): Promise<T> =>
    new Promise((resolve, reject) => {
      const isAway = state.awayUntil > world.now();
      const fault = kind === 'read' || isAway ? undefined : state.armed.get(name)?.shift();
      const finish = (call: () => void): void => {
        if (mine.stage === 'over') return;
        mine.stage = 'over';
        state.requests.delete(mine);
        cancelTimeout();
        if (isAlive()) call();
      };
      const fail = (why: string): void =>
        finish(() => {
          world.note(`${name} db ${label}: ${why}`);
          reject(new StoreFault(why));
        });
      const answer = (value: T): void => {
        if (mine.stage !== 'question') return;
        mine.stage = 'answer';
        world.after(latency(), () => {
          if (fault === 'answer-lost') mine.lose(0);
          else finish(() => resolve(value));
        });
      };
      let isDone = false;
      const perform = (): void => {
        if (isDone) return;
        isDone = true;
        run().then(
          (value) => {
            world.note(`${name} db ${label}`);
            answer(value);
          },
          (error: unknown) =>
            finish(() => reject(new Error('a request has failed', { cause: error }))),
        );
      };
      const arrive = (): void => {
        const wait = state.stalledUntil - world.now();
        if (isDone || mine.stage !== 'question') return;
        if (wait > 0) return void world.after(wait, arrive);
        if (kind !== 'read' && state.fullUntil > world.now())
          return fail('no space left on device');
        perform();
      };
      const mine: Request = {
        kind,
        stage: 'question',
        carryOut: perform,
        lose(later) {
          if (mine.stage === 'over') return;
          // Where more follows than one statement, nothing was committed before the answer to the first of them.
          const mayBeDone =
            mine.stage === 'answer' || (unknown?.isOneStatement ?? kind === 'write');
          if (mayBeDone && later !== null) world.after(later, perform);
          else isDone = true;
          if (unknown && mayBeDone) finish(() => resolve(unknown.answer));
          else fail('connection terminated');
        },
      };
      const cancelTimeout = world.after(QUERY_MS, () =>
        mine.lose(chance.percent(50) ? Math.max(0, state.stalledUntil - world.now()) : null),
      );
      state.requests.add(mine);
      if (isAway) {
        world.after(chance.between(1, 1000), () => fail('connection refused'));
        return;
      }
      if (fault === 'refused') return void world.after(latency(), () => fail('out of memory'));
      if (fault === 'question-lost') return void world.after(latency(), () => mine.lose(null));
      if (fault === 'late') {
        const later = chance.between(1, STATEMENT_MS);
        return void world.after(latency(), () => mine.lose(later));
      }
      world.after(latency(), arrive);
    });
}
