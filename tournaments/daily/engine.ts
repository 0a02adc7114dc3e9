import { type AnyGame, defined, randomFrom, type Rejection } from '@lusoria/core';
import {
  botSeed,
  deadlinesOf,
  decide,
  decideApart,
  type Entry,
  initialState,
  isSlow,
  openTable,
  type Ports,
  type Request,
  type TableState,
} from '@lusoria/table';
import { dayTable, dealtSeed, openingOf, scoreOf } from './day.ts';
import type { Score } from './score.ts';
import type { DayState } from './types.ts';

/** Entries after which a course that has not ended is given up: no match is nearly as long. */
const MAX_STEPS = 20_000;
const ENGINE = 'p0000000000000000';
const ENGINE_NAME = 'Bot';

/** Where bots think, and where slow draws are made: on other threads, if there are any. */
export type Minds = Pick<Ports, 'think' | 'decide'>;

/** A table without a store: its time is that of what is due. */
async function openCourse(
  game: AnyGame,
  day: DayState,
  { decide: decideSlow }: Minds,
  since: number,
) {
  const opening = openingOf(day, { person: ENGINE, name: ENGINE_NAME, code: 'ENGINE' });
  const made = await openTable(decideSlow, game, opening);
  if (!made.ok) throw new Error(made.rejection.code);
  const [created] = made.value;
  if (created?.type !== 'created') throw new Error('a table that was not created');
  let now = since;
  const id = dayTable(day.id, 'engine');
  let table: TableState = { ...initialState(id, game, created, now), seq: 1 };
  const entries: Entry[] = [{ seq: 1, at: now, command: 'day:engine 1', events: made.value }];
  const submit = async (request: Request): Promise<Rejection | null> => {
    const decision =
      decideSlow && isSlow(table, request)
        ? await decideApart(decideSlow, table, request, { now, secret: '' })
        : decide(table, request, {
            now,
            secret: () => {
              throw new Error('a secret besides the seed');
            },
          });
    if (!decision.ok) return decision.rejection;
    ({ table } = decision.value);
    const { seq } = table;
    const { events } = decision.value;
    entries.push({ seq, at: now, command: `day:engine ${seq}`, events });
    return null;
  };
  return {
    table: () => table,
    entries,
    submit,
    waitUntil(at: number) {
      now = Math.max(now, at);
    },
  };
}

/** What an engine has played at a table, and its score. */
export interface Course {
  readonly table: string;
  /** All of the table's log. */
  readonly entries: readonly Entry[];
  readonly score: Score;
}

/** Score of a day's engine: the same whenever it is computed. */
export async function engineScore(day: DayState, minds: Minds): Promise<Score> {
  return (await playCourse(day, minds, 0)).score;
}

/**
 * Lets a day's engine play from the first seat, against the bots that everybody meets.
 *
 * @param since when it begins (milliseconds since 1970)
 */
export async function playCourse(day: DayState, minds: Minds, since: number): Promise<Course> {
  const { game, engine } = day;
  const seed = defined(dealtSeed(day), 'the seed of a day that is played');
  const { table, entries, submit, waitUntil } = await openCourse(game, day, minds, since);
  const must = async (request: Request): Promise<void> => {
    const refusal = await submit(request);
    if (refusal) throw new Error(refusal.code);
  };
  const direction = { event: day.id, next: 'players' } as const;
  await must({
    kind: 'director',
    command: { do: 'assemble', direction, prepared: null, seed, people: [] },
  });
  await must({ kind: 'director', command: { do: 'begin', secret: null } });

  const choose = async (seat: number, bot: string, isAwaited: boolean): Promise<unknown> => {
    const { round } = table();
    const view = round?.play?.state.view(seat);
    if (!round || view === undefined) throw new Error('nothing to think about');
    const own = botSeed(round.secret, seat, view);
    const action = await minds.think(game.id, bot, view, own, { repeatable: true });
    return action ?? (isAwaited ? game.sampleAction(view, randomFrom(own)) : null);
  };
  const byEngine = async (isAwaited: boolean): Promise<boolean> => {
    const action = await choose(0, engine, isAwaited);
    if (action === null) return false;
    await must({
      kind: 'person',
      person: ENGINE,
      name: ENGINE_NAME,
      seen: table().seq,
      command: { do: 'act', action },
    });
    return true;
  };
  /** Does what is due next; an entry more, or the course is stuck. */
  const wait = async (): Promise<void> => {
    for (const next of deadlinesOf(table())) {
      waitUntil(next.at);
      if (next.kind === 'request') return must(next.request);
      const action = await choose(next.seat, next.bot, next.must);
      if (action === null) continue;
      const request = { kind: 'bot', seat: next.seat, seen: table().seq, action } as const;
      if ((await submit(request)) === null) return;
    }
  };

  for (let step = 0; step < MAX_STEPS; step += 1) {
    const { phase, round } = table();
    if (phase === 'over') return { table: table().id, entries, score: scoreOf(table()) };
    if (phase === 'between') {
      const next = { do: 'next' } as const;
      await must({
        kind: 'person',
        person: ENGINE,
        name: ENGINE_NAME,
        seen: table().seq,
        command: next,
      });
      continue;
    }
    const turn = round?.play?.state.turn();
    const isAwaited = turn?.kind === 'play' && turn.must.includes(0);
    const isAsked = isAwaited || (turn?.kind === 'play' && turn.may.includes(0));
    if (!isAsked || !(await byEngine(isAwaited))) await wait();
  }
  throw new Error('a course without an end');
}
