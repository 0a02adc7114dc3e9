import { setTimeout as wait } from 'node:timers/promises';
import { type Random, seeded } from '@lusoria/core';
import { type Playable, quickOptions, seatsFor } from '@lusoria/testing/people/games.ts';
import { openPerson, type Person, type PersonContext } from '../driver/client/person.ts';
import type { Pauses } from '../driver/oracle/pauses.ts';
import { openClasses } from '../driver/workload/classes.ts';
import { openDays } from '../driver/workload/days.ts';
import { openMatches, type Policy } from '../driver/workload/matches.ts';
import { openHosts, openSeekers } from '../driver/workload/strangers.ts';
import type { Workload } from '../driver/workload/workload.ts';
import type { ProcessKind, System } from './systems.ts';

export interface CrashPlan extends Playable {
  /** Kinds of process, in the order in which they are killed. */
  readonly kills: readonly ProcessKind[];
  readonly tables: number;
  /** Number of classes directed meanwhile. */
  readonly events: number;
  /** Number of people at a time who play deals of the day. */
  readonly days: number;
  /** Number of tables at a time that somebody has opened to strangers, and of people who look for somebody to play with. */
  readonly strangers: number;
  readonly seed: string;
  readonly thinkMs: number;
  /** Called after every kill, with the number of kills so far. */
  readonly onKill: (kind: ProcessKind, count: number) => void;
}

/** What people have played at a system whose processes were killed. */
export interface CrashResult {
  readonly matches: number;
  /** Tables that stopped making progress, with their state. */
  readonly stuck: readonly string[];
}

/** A wait longer than this is a stall, even on a busy machine. */
const STUCK_MS = 90_000;
/** Time to finish a match after the last kill; a match that makes progress is not stalled. */
const FINISH_MS = 180_000;
const ENOUGH = 40;
/** Maximum downtime after a kill, and playing time before the next one. */
const DOWN_MS = 1500;
const PLAY_MS = 900;
/** One kill in this many comes before play has resumed after the previous one. */
const SOON = 4;
const LOOK_MS = 25;
const PUPILS = 4;

/** Plays, kills, and lets matches finish. */
export async function crashTest(
  system: System,
  around: PersonContext,
  pauses: Pauses,
  plan: CrashPlan,
): Promise<CrashResult> {
  const random = seeded(`${plan.seed} kills`);
  const workloads = await openWorkloads(plan, around, pauses.wentOn);
  let stuck = await untilAllGoOn(workloads, progressOf(workloads));
  for (const [n, kind] of plan.kills.entries()) {
    if (stuck.length > 0) break;
    const before = progressOf(workloads);
    await kill(system, kind, random);
    pauses.killed(kind);
    plan.onKill(kind, n + 1);
    if (random.int(SOON) > 0) stuck = await untilAllGoOn(workloads, before);
    await wait(random.int(PLAY_MS));
  }
  const before = progressOf(workloads);
  if (stuck.length === 0) stuck = await untilAllFinish(workloads, before);
  for (const workload of workloads) workload.close();
  return { matches: workloads.reduce((sum, workload) => sum + workload.matches(), 0), stuck };
}

/** Tables of two people, with a bot if the game allows three players; classes, deals of the day, and strangers. */
async function openWorkloads(
  { game, bot: kind, tables, events, days, strangers, seed, thinkMs }: CrashPlan,
  around: PersonContext,
  wentOn: (since: number) => void,
): Promise<readonly Workload[]> {
  const bot = game.bot(kind);
  if (!bot) throw new Error(`${game.id} has no bot ${kind}`);
  await bot.load();
  const choose: Policy['choose'] = (view, random) =>
    bot.choose(view, random) ?? game.sampleAction(view, random);
  const seats = game.seats.includes(3) ? 3 : seatsFor(game, 2);
  const bots = Array.from({ length: seats - 2 }, () => kind);
  const peopleOf = (...names: readonly string[]): readonly Person[] =>
    names.map((name) => openPerson(name, around));
  return [
    ...Array.from({ length: tables }, (_, i) =>
      openMatches(`table ${i}`, peopleOf(`Anna ${i}`, `Brutus ${i}`), around, {
        seed,
        thinkMs,
        choose,
        // Every other match has several rounds; every third table is one by the day.
        tableOf: (n) => ({
          game,
          options: quickOptions(game, n % 2),
          people: 2,
          bots,
          clock: i % 3 === 2 ? 'day' : 'none',
        }),
        wentOn,
      }),
    ),
    ...Array.from({ length: events }, (_, i) => {
      const pupils = peopleOf(...Array.from({ length: PUPILS }, (_, n) => `Pupil ${i} ${n}`));
      const settings = { bot: kind, size: 2, shared: true, next: 'event' } as const;
      const plan = { game, options: quickOptions(game), settings, wentOn };
      return openClasses(`class ${i}`, openPerson(`Magistra ${i}`, around), pupils, around, plan);
    }),
    ...Array.from({ length: days }, (_, i) =>
      openDays(`Discipula ${i}`, around, { seed, game, thinkMs, choose, wentOn }),
    ),
    ...Array.from({ length: strangers }, (_, i) => {
      const others = Array.from({ length: seats - 1 }, () => kind);
      const options = quickOptions(game);
      const plan = { seed, game, options, bots: others, thinkMs, choose, wentOn };
      return [openHosts(`Hospes ${i}`, around, plan), openSeekers(`Viator ${i}`, around, plan)];
    }).flat(),
  ];
}

async function kill(system: System, kind: ProcessKind, random: Random): Promise<void> {
  const processes = system.processes.get(kind) ?? [];
  const chosen = processes[random.int(processes.length)];
  if (!chosen) throw new Error(`there is no ${kind} here`);
  // A process that is down cannot be killed; one that is just starting can.
  while (!(await chosen.kill(random.int(DOWN_MS)))) await wait(LOOK_MS);
}

/** Number of entries that each workload has seen. */
type Progress = ReadonlyMap<Workload, number>;

function progressOf(workloads: readonly Workload[]): Progress {
  return new Map(workloads.map((workload) => [workload, workload.entries()]));
}

/** Waits until all workloads make progress; describes those that do not in time. */
async function untilAllGoOn(
  workloads: readonly Workload[],
  before: Progress,
): Promise<readonly string[]> {
  const until = Date.now() + STUCK_MS;
  for (;;) {
    // One entry may predate the kill.
    const waiting = workloads.filter((one) => one.entries() < (before.get(one) ?? 0) + 2);
    if (waiting.length === 0) return [];
    if (Date.now() > until) return waiting.map((one) => one.describe());
    await wait(LOOK_MS);
  }
}

async function untilAllFinish(
  workloads: readonly Workload[],
  before: Progress,
): Promise<readonly string[]> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, FINISH_MS);
  const unfinished = new Set(workloads);
  const all = workloads.map(async (workload) => {
    await workload.finish();
    unfinished.delete(workload);
  });
  await Promise.race([Promise.all(all), late.promise]);
  clearTimeout(timer);
  return [...unfinished]
    .filter((one) => one.entries() < (before.get(one) ?? 0) + ENOUGH)
    .map((one) => one.describe());
}
