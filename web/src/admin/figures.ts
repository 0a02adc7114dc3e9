import { belowBase } from '@lusoria/web-kit/page/base.ts';
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

/** The server's figures, as sent to its operator. */
export type Figures = v.InferOutput<typeof figuresSchema>;

/** Result of requesting the figures. */
export type Asked =
  | { readonly kind: 'figures'; readonly figures: Figures }
  | { readonly kind: 'wrong-key' }
  | { readonly kind: 'away' };

/** Timeout for a response of the server. */
const TIMEOUT_MS = 8000;

/** Requests the server's figures; the key goes in a header, which no access log records. */
export async function askFor(key: string): Promise<Asked> {
  // A key that no header can carry is not one of ours.
  if (!/^[\x21-\x7e]+$/.test(key)) return { kind: 'wrong-key' };
  try {
    const answer = await fetch(belowBase('/api/admin'), {
      headers: { Authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status === 401) return { kind: 'wrong-key' };
    const figures = v.safeParse(figuresSchema, await answer.json());
    return figures.success ? { kind: 'figures', figures: figures.output } : { kind: 'away' };
  } catch {
    return { kind: 'away' };
  }
}
