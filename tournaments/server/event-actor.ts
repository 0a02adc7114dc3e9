import { accepted, type AnyGame, randomFrom, refused, reject, type Result } from '@lusoria/core';
import { LOAD_ENTRIES, LOBBY, Mailbox, type Ports, Scheduler, TableClock } from '@lusoria/table';
import { isDayClock } from '@lusoria/table/by-day';
import { NAMELESS } from '@lusoria/table/names';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Request } from '../decision.ts';
import { restored, stored } from '../entries.ts';
import { decide } from '../event.ts';
import { afterEntry, replay } from '../evolve.ts';
import { isOn, isUnsettled } from '../membership.ts';
import { ROSTER_KEPT_MS } from '../roster/types.ts';
import { deadlineOf } from '../rounds.ts';
import { type EventEntry, type EventState, MAX_MINUTES } from '../types.ts';

/** Maximum tries of an append after another node was faster. */
const MAX_TRIES = 5;
/** Interval at which an unsettled event checks its tables: changes of which a hint was lost are noticed then. */
const LOOK_MS = 30_000;
/** The same while a round goes on by the day. */
const DAY_LOOK_MS = 10 * 60_000;
/** An event is kept so long after an entry while a round goes on by the day: its tables go on meanwhile. */
const ROUND_KEPT_MS = MAX_MINUTES * 60_000;

/** Receives the seq of the entry of a request, or why it was refused. */
type Respond = (result: Result<number>) => void;

/** An event in memory: takes requests one after another, commits, responds, then notifies its listener. */
export interface EventActor {
  readonly game: AnyGame;
  event(): EventState;
  submit(request: Request, command: string, respond: Respond): void;
  /** Reads entries that another node may have appended. */
  catchUp(): void;
  /** Does so before it resolves; rejects if they cannot be read. */
  readNew(): Promise<void>;
  /** Catches up, then looks after its tables: the event is now this node's. */
  resume(): void;
  isIdle(): boolean;
  stop(): void;
}

export interface EventActorContext {
  readonly ports: Ports;
  readonly game: AnyGame;
  /** Called after every change. */
  changed(before: EventState): void;
  /** Called at intervals while its tables are not yet in the wanted state. */
  look(): void;
}

interface Due {
  readonly at: number;
  readonly kind: 'time' | 'look';
}

/** @param log the whole log of the event. */
export function startEventActor(
  id: string,
  log: readonly EventEntry[],
  { ports, game, changed, look }: EventActorContext,
): EventActor {
  let state = replay(id, log);
  let stopped = false;
  let lookedAt = ports.now();
  const seqs = new Map(log.map(({ command, seq }) => [command, seq]));
  const clock = new TableClock(ports);
  clock.passed(state.updatedAt);
  const failed = (error: unknown): void =>
    ports.notice({ kind: 'failed', table: id, seq: state.seq, error });
  const mailbox = new Mailbox(failed);

  const next = (): Due | undefined => {
    if (!isUnsettled(state)) return undefined;
    const until = deadlineOf(state);
    const looks: Due = { at: lookedAt + lookMs(state) + clock.ahead(), kind: 'look' };
    return until !== null && until < looks.at ? { at: until, kind: 'time' } : looks;
  };
  const takeover = (event: EventState): number | null =>
    isUnsettled(event) ? ports.now() + 2 * lookMs(event) : null;
  const run = ({ kind }: Due): void => {
    if (kind === 'time')
      return submit({ kind: 'time' }, `event:time ${state.seq}`, () => scheduler.plan());
    lookedAt = ports.now();
    ports.store.setDeadline(id, takeover(state)).catch(failed);
    look();
    scheduler.plan();
  };
  const scheduler = new Scheduler({ after: ports.after, now: () => clock.now(), next, run });

  /** @param after the event after these entries, if already known */
  const grow = (
    entries: readonly EventEntry[],
    after = entries.reduce(afterEntry, state),
  ): void => {
    const before = state;
    state = after;
    for (const { command, seq } of entries) seqs.set(command, seq);
    clock.passed(state.updatedAt);
    scheduler.plan();
    changed(before);
  };

  const readMissed = async (): Promise<void> => {
    for (;;) {
      const missed = await ports.store.entries(id, state.seq, LOAD_ENTRIES);
      if (missed.length > 0) grow(missed.map(restored));
      if (stopped || missed.length < LOAD_ENTRIES) return;
    }
  };

  const commit = async (request: Request, command: string, respond: Respond): Promise<void> => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const known = seqs.get(command);
      if (known !== undefined) return respond(accepted(known));
      const now = clock.now();
      const secret = (): string => bytesToHex(ports.randomBytes(32));
      const random = randomFrom(ports.randomBytes(32));
      const decision = decide(state, request, {
        now,
        game,
        random,
        secret,
        keepMs: state.roster === null ? ports.keepMs : ROSTER_KEPT_MS,
      });
      if (!decision.ok) return respond(decision);
      const entry = { seq: state.seq + 1, at: now, command, events: decision.value };
      const after = afterEntry(state, entry);
      const appended = await ports.store.append(id, stored(entry), {
        ...namedNow(state, entry, after),
        deadline: takeover(after),
        ...keptUntil(state, after, now),
      });
      if (appended.kind === 'done') {
        respond(accepted(entry.seq));
        ports.cluster?.publish({ kind: 'moved', table: id, seq: entry.seq });
        return grow([entry], after);
      }
      if (appended.kind === 'unknown') return respond(refused(reject('unknown')));
      const before = state.seq;
      await readMissed();
      // Behind, but no entries missed: the event has been deleted meanwhile.
      if (appended.kind === 'behind' && state.seq === before && tries > 0) {
        return respond(refused(reject('no-such-event')));
      }
    }
    respond(refused(reject('try-again')));
  };

  const submit: EventActor['submit'] = (request, command, respond) =>
    mailbox.enqueue(
      async () => commit(request, command, respond),
      () => respond(refused(reject('try-again'))),
    );

  scheduler.plan();
  return {
    game,
    event: () => state,
    submit,
    catchUp: () => mailbox.enqueue(readMissed),
    readNew: async () => mailbox.run(readMissed),
    resume: () =>
      mailbox.enqueue(async () => {
        await readMissed();
        await ports.store.setDeadline(id, takeover(state));
        look();
      }),
    isIdle: () => mailbox.isEmpty() && !isUnsettled(state),
    stop() {
      stopped = true;
      scheduler.stop();
    },
  };
}

/** After twice this time another node takes over an event whose node is gone. */
function lookMs(event: EventState): number {
  return isOnByDay(event) ? DAY_LOOK_MS : LOOK_MS;
}

function isOnByDay(event: EventState): boolean {
  return isOn(event) && isDayClock(event.settings.clock);
}

function keptUntil(
  before: EventState,
  after: EventState,
  now: number,
): { readonly keptUntil?: number } {
  if (after.roster !== null) return { keptUntil: now + ROSTER_KEPT_MS };
  if (isOnByDay(after)) return { keptUntil: now + ROUND_KEPT_MS };
  return isOnByDay(before) ? { keptUntil: 0 } : {};
}

/** Whom the event names now, where that has changed. People under erasure stay named until it is complete: it finds their events by this. */
function namedNow(
  before: EventState,
  { events }: EventEntry,
  after: EventState,
): { readonly people?: readonly string[] } {
  const people = peopleIn(after);
  const isSame = people.join() === peopleIn(before).join();
  return isSame || events.some(({ type }) => type === 'erased') ? {} : { people };
}

/** Everybody whom an event names, and the lobby where it may show it; not erased people. */
function peopleIn(state: EventState): readonly string[] {
  const { director, directors, members, settings, locked } = state;
  return [
    ...new Set([
      director,
      ...directors,
      ...(settings.listed && !locked ? [LOBBY] : []),
      ...members.flatMap(({ person, known, name }) =>
        name === NAMELESS ? [] : (person ?? known ?? []),
      ),
    ]),
  ];
}
