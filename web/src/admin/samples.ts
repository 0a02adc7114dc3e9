/** What is added up by the server, at a time of its clock in milliseconds. */
export interface Sample {
  readonly at: number;
  /** When it was started: another server, or this one anew, was started at another time. */
  readonly startedAt: number;
  readonly moves: number;
  /** For how long it has worked, and waited for work. */
  readonly active: number;
  readonly idle: number;
}

/** A figure at a time. */
export interface Point {
  readonly at: number;
  readonly value: number;
}

/** So much is seen of the past. */
export const SPAN_MS = 10 * 60_000;
/** What is told by the minute is taken from so much of it. */
const MINUTE_MS = 60_000;
/** And how busy the server is now, from so much. */
const MOMENT_MS = 10_000;

/** The samples with one more, of one server only: behind a balancer another may have answered. */
export function withSample(before: readonly Sample[], sample: Sample): readonly Sample[] {
  const from = sample.at - SPAN_MS - MINUTE_MS;
  const kept = before.filter(({ at, startedAt }) => at > from && startedAt === sample.startedAt);
  return [...kept, sample];
}

/** The moves a minute at the time of each sample but the first, over the minute before it. */
export function movesPerMinute(samples: readonly Sample[]): readonly Point[] {
  return samples.slice(1).flatMap((sample, i) => {
    const since = earliest(samples.slice(0, i + 1), sample.at - MINUTE_MS);
    if (!since || since.at >= sample.at) return [];
    const value = ((sample.moves - since.moves) / (sample.at - since.at)) * MINUTE_MS;
    return [{ at: sample.at, value }];
  });
}

/** Which part of the last moments the server has worked, from 0 to 1; at first, since its start. */
export function busy(samples: readonly Sample[]): number {
  const last = samples.at(-1);
  if (!last) return 0;
  const since = earliest(samples.slice(0, -1), last.at - MOMENT_MS) ?? { active: 0, idle: 0 };
  const active = last.active - since.active;
  const all = active + last.idle - since.idle;
  return all > 0 ? active / all : 0;
}

/** The first that is not older; the last of all where all are. */
function earliest(samples: readonly Sample[], from: number): Sample | undefined {
  return samples.find(({ at }) => at >= from) ?? samples.at(-1);
}

/** A line through points, scaled to a box; empty where there are not two. */
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
