import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const byWord = v.record(v.string(), count);
const typical = v.nullable(v.object({ p50: v.number(), p99: v.number() }));

const counted = {
  /** In memory now. */
  tables: count,
  people: count,
  connections: count,
  /** Since the start, like all that is added up. */
  moves: count,
  /**
   * From a request to its commit, and on until all who watch by way of this node were written to: the
   * median and the 99th percentile of the latest moves in milliseconds, null before the first.
   */
  commit: typical,
  delivery: typical,
  bots: v.object({ waiting: count, thinking: count, answer: typical, failed: count }),
  /** Messages refused, by code. */
  refused: byWord,
  /** What was refused because there was too much of it. */
  limited: byWord,
  resyncs: count,
  failures: count,
  /** Bytes. */
  memory: count,
  /** For how many milliseconds the server has worked, and waited for work. */
  loop: v.object({ active: v.number(), idle: v.number() }),
};

/** What a server counts, as the operator's page shows it. */
export type Counted = v.InferOutput<typeof countedSchema>;
const countedSchema = v.object(counted);

/** The figures of one node for its operator: never a name, a message, a card or an address of a visitor. */
export const adminFiguresSchema = v.object({
  version: v.string(),
  /** Milliseconds since 1970. */
  startedAt: v.number(),
  now: v.number(),
  /** Where others can reach it. */
  addresses: v.array(v.string()),
  nodes: v.picklist(['alone', 'connected', 'polling']),
  ...counted,
});

export type AdminFigures = v.InferOutput<typeof adminFiguresSchema>;
