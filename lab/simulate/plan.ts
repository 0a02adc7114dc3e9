import * as v from 'valibot';
import { chanceOf } from './chance.ts';

const ms = v.pipe(v.number(), v.integer());
const no = v.pipe(ms, v.minValue(0));

/** A disturbance, at a time (milliseconds since the beginning). */
const faultSchema = v.variant('kind', [
  v.object({
    at: ms,
    kind: v.literal('write'),
    node: no,
    fault: v.picklist(['refused', 'question-lost', 'answer-lost', 'late']),
  }),
  v.object({ at: ms, kind: v.picklist(['stall', 'fail-over', 'full', 'no-hints']), ms }),
  /** A node dies, and is started again after milliseconds. */
  v.object({ at: ms, kind: v.literal('crash'), node: no, ms }),
  v.object({ at: ms, kind: v.literal('clock'), node: no, ms }),
  v.object({ at: ms, kind: v.literal('cut'), person: no, silently: v.boolean() }),
  v.object({ at: ms, kind: v.literal('erase'), person: no }),
]);
export type Fault = v.InferOutput<typeof faultSchema>;

/** A schedule: all of it that can be left out to make it shorter. */
export const planSchema = v.object({
  seed: v.string(),
  nodes: no,
  people: no,
  /** Milliseconds until everything is mended. */
  lasts: ms,
  pollMs: ms,
  thinkMs: ms,
  /** Whether single hints are lost, doubled and late. */
  areHintsFaulty: v.boolean(),
  /** Whether people are in a class, which seats them. */
  isClass: v.boolean(),
  /** Milliseconds in the middle in which nobody is there, at tables by the day; 0: all play at the same hour. */
  quietMs: v.optional(no, 0),
  faults: v.array(faultSchema),
});
export type Plan = v.InferOutput<typeof planSchema>;

/** Milliseconds that a schedule lasts, before everything is mended. */
const LASTS = { least: 60_000, most: 300_000 };
const FAULTS = { least: 3, most: 16 };
/** Longer than the time for a move at the tables by the day, which is an hour. */
const QUIET = { least: 62 * 60_000, most: 80 * 60_000 };

/** The schedule of a seed. */
export function planOf(seed: string): Plan {
  const chance = chanceOf(`${seed} plan`);
  const nodes = chance.between(1, 3);
  const people = chance.between(1, 4);
  const lasts = chance.between(LASTS.least, LASTS.most);
  const node = (): number => chance.int(nodes);
  const person = (): number => chance.int(people);
  const writes = ['refused', 'question-lost', 'answer-lost', 'late'] as const;
  const makers: readonly (readonly [number, (at: number) => Fault])[] = [
    [30, (at) => ({ at, kind: 'write', node: node(), fault: writes[chance.int(4)] ?? 'refused' })],
    [20, (at) => ({ at, kind: 'cut', person: person(), silently: chance.percent(30) })],
    [15, (at) => ({ at, kind: 'crash', node: node(), ms: chance.between(10, 20_000) })],
    [8, (at) => ({ at, kind: 'stall', ms: chance.between(100, 15_000) })],
    [8, (at) => ({ at, kind: 'fail-over', ms: chance.between(100, 20_000) })],
    [5, (at) => ({ at, kind: 'full', ms: chance.between(100, 15_000) })],
    [7, (at) => ({ at, kind: 'no-hints', ms: chance.between(1000, 60_000) })],
    [5, (at) => ({ at, kind: 'clock', node: node(), ms: chance.between(-15_000, 15_000) })],
    [2, (at) => ({ at, kind: 'erase', person: person() })],
  ];
  const make = (at: number): Fault => {
    let left = chance.int(100);
    const maker = makers.find(([weight]) => (left -= weight) < 0) ?? makers[0];
    return maker?.[1](at) ?? { at, kind: 'stall', ms: 100 };
  };
  const faults = Array.from({ length: chance.between(FAULTS.least, FAULTS.most) }, () =>
    make(chance.int(lasts)),
  ).toSorted((a, b) => a.at - b.at);
  const byDay = chanceOf(`${seed} by the day`);
  const quietMs = byDay.percent(15) ? byDay.between(QUIET.least, QUIET.most) : 0;
  // Most of what happens then happens while nobody is there.
  const spread = (fault: Fault): Fault => ({
    ...fault,
    at: Math.floor((fault.at * (lasts + quietMs)) / lasts),
  });
  return {
    seed,
    nodes,
    people,
    lasts: lasts + quietMs,
    pollMs: chance.percent(50) ? 1000 : 5000,
    thinkMs: chance.between(1000, 6000),
    areHintsFaulty: chance.percent(70),
    isClass: chance.percent(30) && quietMs === 0,
    quietMs,
    faults: faults.map(spread),
  };
}
