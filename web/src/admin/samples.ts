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

/** A value at a time. */
export interface Point {
  readonly at: number;
  readonly value: number;
}

/** Time span shown in the charts. */
export const SPAN_MS = 10 * 60_000;
/** Window for rates per minute. */
const MINUTE_MS = 60_000;
/** Window for the server's current utilization. */
const MOMENT_MS = 10_000;

/** The samples with one more, all of one server: behind a load balancer another one may have answered. */
export function withSample(before: readonly Sample[], sample: Sample): readonly Sample[] {
  const from = sample.at - SPAN_MS - MINUTE_MS;
  const kept = before.filter(({ at, startedAt }) => at > from && startedAt === sample.startedAt);
  return [...kept, sample];
}

/** Moves per minute at each sample but the first, over the preceding minute. */
export function movesPerMinute(samples: readonly Sample[]): readonly Point[] {
  return samples.slice(1).flatMap((sample, i) => {
    const since = earliest(samples.slice(0, i + 1), sample.at - MINUTE_MS);
    if (!since || since.at >= sample.at) return [];
    const value = ((sample.moves - since.moves) / (sample.at - since.at)) * MINUTE_MS;
    return [{ at: sample.at, value }];
  });
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

/** A polyline through points, scaled to a box; empty for fewer than two points. */
export function lineThrough(
  points: readonly Point[],
  {
    width,
    height,
    most,
  }: { readonly width: number; readonly height: number; readonly most: number },
): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || last.at <= first.at) return '';
  const steps = points.map(({ at, value }) => {
    const x = ((at - first.at) / (last.at - first.at)) * width;
    const y = height - (value / Math.max(most, 1)) * height;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${steps.join('L')}`;
}
