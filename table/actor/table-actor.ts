import { accepted, randomFrom, refused, reject, type Result } from '@lusoria/core';
import { bytesToHex } from '@noble/hashes/utils.js';
import { type Deadline, deadlinesOf, takeoverAt } from '../deadlines.ts';
import { afterEntry, replay } from '../evolve.ts';
import { withoutErased, erasedIn } from '../erase.ts';
import type { Changes, Ports } from '../ports.ts';
import type { Request } from '../decision.ts';
import { decide } from '../table.ts';
import type { Entry, TableState } from '../types.ts';

/** How often an append is tried again after another node was faster. */
const TRIES = 5;
/** How long a table waits before it tries again to do something by itself that could not be kept. */
const RETRY_MS = 1000;
/** What is due later than this is no reason to stay in memory: it is noted in the store, too. */
const SOON_MS = 60_000;
/** The longest that a timer can wait. */
const MOST_MS = 2 ** 31 - 1;

/**
 * A table that lives: it takes requests one after another, commits, answers, then tells its
 * listener; and it looks after its own clocks and bots.
 */
export interface TableActor {
  readonly table: () => TableState;
  readonly log: () => readonly Entry[];
  /**
   * Answers with the seq of the entry once it is durable, before anybody else hears of it.
   *
   * @param since when the request came in, by the world's `ticks`; absent: now.
   */
  submit(request: Request, command: string, answer: Respond, since?: number): void;
  /** Reads what another node may have appended. */
  catchUp(): void;
  /** Sees after what is due, and notes anew when somebody is to look after the table. */
  resume(): void;
  /** Whether nothing is under way and nothing will happen by itself soon. */
  isIdle(): boolean;
  stop(): void;
}

/** Takes the seq of the entry that a request has led to, or why it was refused. */
export type Respond = (result: Result<number>) => void;

/** Is told of every change: the table before it. */
export type Listener = (before: TableState) => void;

/** Everybody whose name or words a table keeps, those who have left included. */
export function members({ people, erased }: TableState): readonly string[] {
  return people.flatMap(({ id }) => (erased.includes(id) ? [] : [id]));
}

/** Brings a table to life from its log. */
export function startTableActor(
  world: Ports,
  initial: TableState,
  initialLog: readonly Entry[],
  listener: Listener,
): TableActor {
  const ticks = world.ticks ?? (() => world.now());
  let table = initial;
  let log = [...initialLog];
  const done = new Map(log.map((entry) => [entry.command, entry.seq]));
  let queue = Promise.resolve();
  let underWay = 0;
  let cancelTimer = () => {};
  let stopped = false;
  /** What is due at a table, as it was looked up last. */
  let agenda: { readonly of: TableState; readonly list: readonly Deadline[] } | null = null;
  /** When the alarm rings; null: none is set. */
  let alarmAt: number | null = null;
  /** When somebody is to look after the table, as the store has it; undefined: not known. */
  let deadline: number | null | undefined;
  // Bots that do not want to act are not asked again before there is something new to think about.
  let declined = new Set<number>();
  const thinking = new Set<number>();

  /** @param after the table after them, where that is known already. */
  const grow = (
    entries: readonly Entry[],
    after: TableState = entries.reduce(afterEntry, table),
  ): void => {
    const before = table;
    table = after;
    for (const entry of entries) {
      log.push(entry);
      done.set(entry.command, entry.seq);
    }
    if (erasedIn(entries).length > 0) {
      log = [...withoutErased(log)];
      // What was kept of earlier rounds has names in it, too.
      table = replay(table.id, table.game, log);
    }
    if (before.round?.play !== table.round?.play || before.seats !== table.seats) {
      declined = new Set();
    }
    try {
      listener(before);
    } finally {
      plan();
    }
  };

  const fromOthers = (entries: readonly Entry[]): void => {
    deadline = undefined;
    grow(entries);
  };

  const dueAt = (of: TableState): readonly Deadline[] => {
    agenda = agenda?.of === of ? agenda : { of, list: deadlinesOf(of) };
    return agenda.list;
  };

  const changesTo = (after: TableState): Changes => {
    // Whoever is being forgotten is found by this until it is done.
    const same =
      (after.seats === table.seats && after.people === table.people) ||
      after.erased !== table.erased;
    const at = takeoverAt(after, dueAt(after));
    return {
      ...(same ? {} : { people: members(after) }),
      ...(at === deadline ? {} : { deadline: at }),
    };
  };

  const carryOut = async (
    request: Request,
    command: string,
    since: number,
    answer: Respond,
  ): Promise<void> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const known = done.get(command);
      if (known !== undefined) return answer(accepted(known));
      const now = world.now();
      const decision = decide(table, request, {
        now,
        secret: () => bytesToHex(world.randomBytes(32)),
      });
      if (!decision.ok) return answer(decision);
      const entry = { seq: table.seq + 1, at: now, command, events: decision.value };
      const after = afterEntry(table, entry);
      const changes = changesTo(after);
      const appended = await world.store.append(table.id, entry, changes);
      if (appended.kind === 'done') {
        deadline = changes.deadline === undefined ? deadline : changes.deadline;
        answer(accepted(entry.seq));
        world.notice({ kind: 'moved', table: table.id, seq: entry.seq, ms: ticks() - since });
        world.cluster?.publish({ kind: 'moved', table: table.id, seq: entry.seq });
        return grow([entry], after);
      }
      world.notice({ kind: 'resync', table: table.id, seq: table.seq });
      const missed = await world.store.entries(table.id, table.seq);
      // Behind nothing: the table has been deleted meanwhile.
      if (appended.kind === 'behind' && missed.length === 0 && tries > 0) {
        return answer(refused(reject('no-such-table')));
      }
      if (appended.kind === 'repeated') answer(accepted(appended.seq));
      if (missed.length > 0) fromOthers(missed);
      if (appended.kind === 'repeated') return;
    }
    answer(refused(reject('try-again')));
  };

  /** One thing after another; what fails is told and does not hold up the next. */
  const inTurn = (task: () => Promise<void>, failed = (): void => undefined): void => {
    const run = async (before: Promise<void>): Promise<void> => {
      try {
        await before;
        await task();
      } catch (error) {
        world.notice({ kind: 'failed', table: table.id, seq: table.seq, error });
        failed();
      } finally {
        underWay -= 1;
      }
    };
    underWay += 1;
    queue = run(queue);
  };

  const submit: TableActor['submit'] = (request, command, answer, since = ticks()) => {
    let answered = false;
    const once: Respond = (result) => {
      if (answered) return;
      answered = true;
      answer(result);
    };
    inTurn(
      async () => carryOut(request, command, since, once),
      () => once(refused(reject('try-again'))),
    );
  };

  const catchUp = (): void =>
    inTurn(
      async () => {
        const missed = await world.store.entries(table.id, table.seq);
        if (missed.length > 0 && !stopped) fromOthers(missed);
      },
      // Nobody may tell of it again.
      () => void world.after(RETRY_MS, () => (stopped ? undefined : catchUp())),
    );

  const resume = (): void =>
    inTurn(async () => {
      const missed = await world.store.entries(table.id, table.seq);
      if (stopped) return;
      if (missed.length > 0) fromOthers(missed);
      plan();
      const at = takeoverAt(table, dueAt(table));
      if (at !== null && at <= world.now()) return;
      await world.store.setDeadline(table.id, at);
      deadline = at;
    });

  const setAlarm = (at: number): void => {
    cancelTimer();
    alarmAt = at;
    cancelTimer = world.after(Math.min(Math.max(0, at - world.now()), MOST_MS), ring);
  };

  const noAlarm = (): void => {
    cancelTimer();
    alarmAt = null;
  };

  /** What the table wants next of itself. */
  const nextDue = (): Deadline | undefined =>
    dueAt(table).find(
      (item) => item.kind !== 'bot' || !(declined.has(item.seat) || thinking.has(item.seat)),
    );

  /** Sees to it that the alarm rings in time. One that rings too early is set again then. */
  const plan = (): void => {
    const next = stopped ? undefined : nextDue();
    if (!next) noAlarm();
    else if (alarmAt === null || alarmAt > next.at) setAlarm(next.at);
  };

  const ring = (): void => {
    alarmAt = null;
    const next = stopped ? undefined : nextDue();
    if (next && next.at <= world.now()) act(next);
    else plan();
  };

  const planLater = (): void => {
    if (!stopped) setAlarm(world.now() + RETRY_MS);
  };

  const act = (item: Deadline): void => {
    if (item.kind === 'bot') {
      thinking.add(item.seat);
      think(item.seat, item.bot)
        .catch((error: unknown) => {
          world.notice({ kind: 'failed', table: table.id, seq: table.seq, error });
          planLater();
        })
        .finally(() => thinking.delete(item.seat));
      return;
    }
    submit(item.request, `table:time ${table.seq}`, (result) => {
      if (result.ok) return;
      const { code } = result.rejection;
      world.notice({ kind: 'refused', code, table: table.id, seq: table.seq });
      // What is due still is tried again, for whatever reason it was refused.
      planLater();
    });
  };

  const think = async (seat: number, bot: string): Promise<void> => {
    const asked = table;
    const state = asked.round?.play?.state;
    const turn = state?.turn();
    if (!state || turn?.kind !== 'play') return;
    const must = turn.must.includes(seat);
    const view = state.view(seat);
    const failed = (why: string): void => {
      if (!stopped) world.notice({ kind: 'bot-failed', table: asked.id, seq: asked.seq, bot, why });
    };
    // What people say to each other meanwhile does not matter to a bot.
    const settled = (): boolean =>
      stopped || table.round?.play !== asked.round?.play || table.seats !== asked.seats;
    const decline = (): void => {
      declined.add(seat);
      plan();
    };
    const play = (action: unknown, refusal: (code: string) => void): void =>
      // At one seq a bot acts once, whichever node it thinks on.
      submit(
        { kind: 'bot', seat, seen: asked.seq, action },
        `table:bot ${seat} ${asked.seq}`,
        (result) => {
          if (result.ok || settled()) return;
          if (result.rejection.code === 'try-again') planLater();
          else refusal(result.rejection.code);
        },
      );
    // A bot that is stuck must not hold up people: any legal move will do.
    const playAnything = (): void =>
      play(asked.game.sampleAction(view, randomFrom(world.randomBytes(32))), () => {
        failed('stuck');
        decline();
      });
    let action: unknown = null;
    try {
      action = await world.think(asked.game.id, bot, view, world.randomBytes(32));
      if (action === null && must) failed('nothing to do');
    } catch (error) {
      failed(String(error));
    }
    thinking.delete(seat);
    if (settled()) return plan();
    if (action === null) return must ? playAnything() : decline();
    play(action, (code) => {
      failed(code);
      if (must) playAnything();
      else decline();
    });
  };

  plan();
  return {
    table: () => table,
    log: () => log,
    submit,
    catchUp,
    resume,
    isIdle: () =>
      underWay === 0 &&
      thinking.size === 0 &&
      (alarmAt === null || alarmAt > world.now() + SOON_MS),
    stop() {
      stopped = true;
      cancelTimer();
    },
  };
}
