import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const byWord = v.record(v.string(), count);
const typical = v.nullable(v.object({ p50: v.number(), p99: v.number() }));

const counted = {
  /** In memory now. */
  tables: count,
  people: count,
  connections: count,
  /** Since the start, like all totals. */
  moves: count,
  /**
   * Time from a request to its commit, and to the delivery to all watchers at this node: the median
   * and the 99th percentile of the latest moves in milliseconds, null before the first.
   */
  commit: typical,
  delivery: typical,
  bots: v.object({ waiting: count, thinking: count, answer: typical, failed: count }),
  /** Messages refused, by code. */
  refused: byWord,
  /** Times a limit was exceeded, by resource. */
  limited: byWord,
  resyncs: count,
  failures: count,
  /** Bytes. */
  memory: count,
  /** Milliseconds for which the event loop was active, and idle. */
  loop: v.object({ active: v.number(), idle: v.number() }),
};

/** Metrics of a server, as the operator's page shows them. */
export type Counted = v.InferOutput<typeof countedSchema>;
const countedSchema = v.object(counted);

/** Figures of one node for its operator: never a name, a message, a card or an address of a visitor. */
export const adminFiguresSchema = v.object({
  version: v.string(),
  /** Milliseconds since 1970. */
  startedAt: v.number(),
  now: v.number(),
  /** URLs under which others can reach it. */
  addresses: v.array(v.string()),
  nodes: v.picklist(['alone', 'connected', 'polling']),
  ...counted,
});

export type AdminFigures = v.InferOutput<typeof adminFiguresSchema>;
