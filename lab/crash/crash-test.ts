import { type AnyGame, defined, type Random, seeded } from '@lusoria/core';
import { check, type Checked } from './checker.ts';
import { openEventWorkload } from './event-workload.ts';
import { openHistory } from './history.ts';
import { openPauses } from './pauses.ts';
import { killOrder } from './schedule.ts';
import type { ProcessKind, System } from './systems.ts';
import { openWorkload, type Workload } from './workload.ts';

/** Result of killing a system's processes while people play. */
export interface CrashResult extends Checked {
  readonly kills: ReadonlyMap<ProcessKind, number>;
  readonly matches: number;
  /** Tables that stopped making progress, with their state. */
  readonly stuck: readonly string[];
  /** Clients' complaints: inconsistent records, a person who was forgotten. */
  readonly findings: readonly string[];
  /** Longest pauses in milliseconds. */
  readonly pauses: ReadonlyMap<ProcessKind, number>;
  readonly undisturbed: number;
}

export interface CrashPlan {
  readonly game: AnyGame;
  readonly bot: string;
  /** Number of kills of each kind. */
  readonly counts: ReadonlyMap<ProcessKind, number>;
  readonly tables: number;
  /** Number of classes directed meanwhile. */
  readonly events: number;
  readonly seed: string;
  readonly thinkMs: number;
  /** Called after every kill, with the number of kills so far. */
  readonly onKill: (kind: ProcessKind, count: number) => void;
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

/** Plays, kills, lets matches finish, and compares what clients were told with what is stored. */
export async function crashTest(system: System, plan: CrashPlan): Promise<CrashResult> {
  const random = seeded(`${plan.seed} kills`);
  const history = openHistory();
  const pauses = openPauses();
  const options = { ...plan, url: system.url, history, pauses };
  const workloads = [
    ...Array.from({ length: plan.tables }, (_, i) => openWorkload(i, options)),
    ...Array.from({ length: plan.events }, (_, i) => openEventWorkload(i, options)),
  ];
  const kills = new Map<ProcessKind, number>();
  let stuck = await untilAllGoOn(workloads, progressOf(workloads));
  for (const [n, kind] of killOrder(plan.counts, random).entries()) {
    if (stuck.length > 0) break;
    const before = progressOf(workloads);
    await kill(system, kind, random);
    pauses.killed(kind);
    kills.set(kind, (kills.get(kind) ?? 0) + 1);
    plan.onKill(kind, n + 1);
    if (random.int(SOON) > 0) stuck = await untilAllGoOn(workloads, before);
    await wait(random.int(PLAY_MS));
  }
  const before = progressOf(workloads);
  if (stuck.length === 0) stuck = await untilAllFinish(workloads, before);
  for (const workload of workloads) workload.close();
  return {
    ...check(await system.rows(), history),
    kills,
    matches: workloads.reduce((sum, workload) => sum + workload.matches(), 0),
    stuck,
    findings: workloads.flatMap((workload) => workload.findings),
    pauses: pauses.longest,
    undisturbed: pauses.undisturbed(),
  };
}

/** Kills one process of a kind. */
async function kill(system: System, kind: ProcessKind, random: Random): Promise<void> {
  const processes = defined(system.processes.get(kind), `the processes ${kind}`);
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
    const waiting = workloads.filter((one) => one.entries() < defined(before.get(one)) + 2);
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
    .filter((one) => one.entries() < defined(before.get(one)) + ENOUGH)
    .map((one) => one.describe());
}

async function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
