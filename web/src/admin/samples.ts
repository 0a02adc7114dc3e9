/** Cumulative counters of the server, at a time of its clock in milliseconds. */
export interface Sample {
  readonly at: number;
  /** Start time; a different one means a different server or a restart. */
  readonly startedAt: number;
  readonly moves: number;
  /** Total time spent working and waiting for work. */
  readonly active: number;
  readonly idle: number;
}

/** Window for rates per minute. */
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Window for the server's current utilization. */
const MOMENT_MS = 10_000;

/** The samples with one more, all of one server: behind a load balancer another one may have answered. */
export function withSample(before: readonly Sample[], sample: Sample): readonly Sample[] {
  const from = sample.at - MINUTE_MS;
  const ofServer = before.filter(({ startedAt }) => startedAt === sample.startedAt);
  const latest = ofServer.slice(-1);
  const kept = ofServer.filter(({ at }) => at >= from);
  return [...(kept.length > 0 ? kept : latest), sample];
}

/** Moves per minute, over the last one; null before there are two samples. */
export function movesPerMinute(samples: readonly Sample[]): number | null {
  const last = samples.at(-1);
  const since = last && earliest(samples.slice(0, -1), last.at - MINUTE_MS);
  if (!since || since.at >= last.at) return null;
  return ((last.moves - since.moves) / (last.at - since.at)) * MINUTE_MS;
}

/** Maxima of the minutes of an hour. */
export interface Hour {
  /** Its beginning, in milliseconds since 1970. */
  readonly at: number;
  readonly people: number;
  readonly moves: number;
}

/** The hours of the figures of minutes, the latest first. */
export function hoursOf(
  minutes: readonly { readonly at: number; readonly people: number; readonly moves: number }[],
): readonly Hour[] {
  const hours = Map.groupBy(minutes, ({ at }) => Math.floor(at / HOUR_MS) * HOUR_MS);
  return Array.from(hours, ([at, within]) => ({
    at,
    people: Math.max(...within.map(({ people }) => people)),
    moves: Math.max(...within.map(({ moves }) => moves)),
  })).toSorted((a, b) => b.at - a.at);
}

/** Utilization of the server over the last moments, from 0 to 1; initially since its start. */
export function busy(samples: readonly Sample[]): number {
  const last = samples.at(-1);
  if (!last) return 0;
  const since = earliest(samples.slice(0, -1), last.at - MOMENT_MS) ?? { active: 0, idle: 0 };
  const active = last.active - since.active;
  const all = active + last.idle - since.idle;
  return all > 0 ? active / all : 0;
}

/** The first sample at or after a time; the last one if all are older. */
function earliest(samples: readonly Sample[], from: number): Sample | undefined {
  return samples.find(({ at }) => at >= from) ?? samples.at(-1);
}
