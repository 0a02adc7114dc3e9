import { belowBase } from '@lusoria/web-kit/base.ts';
import * as v from 'valibot';

const typical = v.nullable(v.object({ p50: v.number(), p99: v.number() }));
const byWord = v.record(v.string(), v.number());

const figuresSchema = v.object({
  version: v.string(),
  startedAt: v.number(),
  now: v.number(),
  addresses: v.array(v.string()),
  nodes: v.picklist(['alone', 'connected', 'polling']),
  tables: v.number(),
  people: v.number(),
  connections: v.number(),
  moves: v.number(),
  commit: typical,
  delivery: typical,
  bots: v.object({
    waiting: v.number(),
    thinking: v.number(),
    answer: typical,
    failed: v.number(),
  }),
  refused: byWord,
  limited: byWord,
  resyncs: v.number(),
  failures: v.number(),
  memory: v.number(),
  loop: v.object({ active: v.number(), idle: v.number() }),
});

/** The figures of the server, as it tells them to its operator. */
export type Figures = v.InferOutput<typeof figuresSchema>;

/** What came of asking for them. */
export type Asked =
  | { readonly kind: 'figures'; readonly figures: Figures }
  | { readonly kind: 'wrong-key' }
  | { readonly kind: 'away' };

/** How long the server may take. */
const PATIENCE_MS = 8000;

/** Asks the server for its figures; the key goes in a header, where no log writes it down. */
export async function askFor(key: string): Promise<Asked> {
  // What no header can carry is no key of ours.
  if (!/^[\x21-\x7e]+$/.test(key)) return { kind: 'wrong-key' };
  try {
    const answer = await fetch(belowBase('/api/admin'), {
      headers: { Authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.status === 401) return { kind: 'wrong-key' };
    const figures = v.safeParse(figuresSchema, await answer.json());
    return figures.success ? { kind: 'figures', figures: figures.output } : { kind: 'away' };
  } catch {
    return { kind: 'away' };
  }
}
