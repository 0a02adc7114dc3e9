import { type Random, seeded } from '@lusoria/core';
import { type Audited, audit } from './audit.ts';
import type { House, Kind } from './houses.ts';
import { openLedger } from './ledger.ts';
import { openPair, type Pair } from './pair.ts';
import { openPauses } from './pauses.ts';
import { shuffled } from './plan.ts';

/** What came of killing the programs of a house while people played in it. */
export interface Besieged extends Audited {
  readonly kills: ReadonlyMap<Kind, number>;
  readonly matches: number;
  /** Pairs that did not go on, and where they stood. */
  readonly stuck: readonly string[];
  /** What clients complain of: records that do not fit, a person who was forgotten. */
  readonly findings: readonly string[];
  /** Milliseconds. */
  readonly pauses: ReadonlyMap<Kind, number>;
  readonly undisturbed: number;
}

export interface Siege {
  readonly counts: ReadonlyMap<Kind, number>;
  readonly tables: number;
  readonly seed: string;
  readonly thinkMs: number;
  /** Is told of every kill, with how many there were. */
  readonly told: (kind: Kind, count: number) => void;
}

/** Longer than this nobody has to wait, however busy the machine is. */
const STUCK_MS = 90_000;
/** How long a match may go on when nobody kills any more; who has gone on so far is not stuck either. */
const FINISH_MS = 180_000;
const ENOUGH = 40;
/** After a kill: how long the program stays down, and how long it is played before the next kill. */
const DOWN_MS = 1500;
const PLAY_MS = 900;
/** One kill in so many comes before play has gone on after the one before. */
const SOON = 4;
const LOOK_MS = 25;

/** Plays, kills, lets matches be finished, and compares what everybody was told with what was kept. */
export async function besiege(house: House, siege: Siege): Promise<Besieged> {
  const random = seeded(`${siege.seed} kills`);
  const ledger = openLedger();
  const pauses = openPauses();
  const { url } = house;
  const pairs = await Promise.all(
    Array.from({ length: siege.tables }, async (_, i) =>
      openPair(i, { url, ledger, pauses, seed: siege.seed, thinkMs: siege.thinkMs }),
    ),
  );
  const kills = new Map<Kind, number>();
  let stuck = await notOn(pairs, standing(pairs));
  for (const kind of shuffled(siege.counts, random)) {
    if (stuck.length > 0) break;
    const before = standing(pairs);
    await strike(house, kind, random);
    pauses.killed(kind);
    kills.set(kind, (kills.get(kind) ?? 0) + 1);
    siege.told(
      kind,
      [...kills.values()].reduce((a, b) => a + b),
    );
    if (random.int(SOON) > 0) stuck = await notOn(pairs, before);
    await wait(random.int(PLAY_MS));
  }
  const before = standing(pairs);
  if (stuck.length === 0) stuck = await notFinished(pairs, before);
  for (const pair of pairs) pair.close();
  return {
    ...audit(await house.rows(), ledger),
    kills,
    matches: pairs.reduce((sum, pair) => sum + pair.matches(), 0),
    stuck,
    findings: pairs.flatMap((pair) => pair.findings),
    pauses: pauses.longest,
    undisturbed: pauses.undisturbed(),
  };
}

/** Kills one program of a kind. */
async function strike(house: House, kind: Kind, random: Random): Promise<void> {
  const victims = house.victims.get(kind) ?? [];
  const victim = victims[random.int(victims.length)];
  if (!victim) throw new Error(`there is no ${kind} here`);
  // What is down already cannot be killed; what has only just begun can.
  while (!(await victim.kill(random.int(DOWN_MS)))) await wait(LOOK_MS);
}

type Standing = ReadonlyMap<Pair, number>;

function standing(pairs: readonly Pair[]): Standing {
  return new Map(pairs.map((pair) => [pair, pair.entries()]));
}

/** Waits until all have gone on; the names of those who have not in time. */
async function notOn(pairs: readonly Pair[], before: Standing): Promise<readonly string[]> {
  const until = Date.now() + STUCK_MS;
  for (;;) {
    // One entry may still be from before.
    const waiting = pairs.filter((pair) => pair.entries() < (before.get(pair) ?? 0) + 2);
    if (waiting.length === 0) return [];
    if (Date.now() > until) return waiting.map((pair) => pair.describe());
    await wait(LOOK_MS);
  }
}

async function notFinished(pairs: readonly Pair[], before: Standing): Promise<readonly string[]> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, FINISH_MS);
  const unfinished = new Set(pairs);
  const all = pairs.map(async (pair) => {
    await pair.finish();
    unfinished.delete(pair);
  });
  await Promise.race([Promise.all(all), late.promise]);
  clearTimeout(timer);
  return [...unfinished]
    .filter((pair) => pair.entries() < (before.get(pair) ?? 0) + ENOUGH)
    .map((pair) => pair.describe());
}

async function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
