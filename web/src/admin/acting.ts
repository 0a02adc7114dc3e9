import { belowBase } from '@lusoria/web-kit/page/base.ts';
import { REPORT_REASONS } from '@lusoria/table/ports';
import * as v from 'valibot';

const text = v.string();
const number = v.number();
const banSchema = v.object({
  of: v.picklist(['address', 'person']),
  who: text,
  until: number,
  reason: text,
});
const limitsSchema = v.object({
  connections: number,
  addressConnections: number,
  tablesAnHour: number,
  peopleAnHour: number,
});
const liveSchema = v.object({
  phase: text,
  watching: number,
  people: v.array(v.object({ id: text, name: text })),
});
const tableSchema = v.object({
  id: text,
  code: text,
  game: text,
  at: number,
  live: v.nullable(liveSchema),
});
const overviewSchema = v.object({
  tables: v.array(tableSchema),
  visitors: v.array(v.object({ address: text, connections: number, people: v.array(text) })),
  reports: v.array(
    v.object({
      table: text,
      person: text,
      name: text,
      by: text,
      at: number,
      reason: v.picklist(REPORT_REASONS),
      texts: v.array(text),
    }),
  ),
  message: text,
  bans: v.array(banSchema),
  limits: limitsSchema,
  deeds: v.array(v.object({ at: number, act: text, what: text })),
  history: v.array(v.object({ at: number, people: number, moves: number })),
});

/** Tables, visitors and rules that the operator can act on. */
export type Overview = v.InferOutput<typeof overviewSchema>;
export type Limits = v.InferOutput<typeof limitsSchema>;
/** A person or an address that can be banned. */
export type Whom = { readonly of: 'address' | 'person'; readonly who: string };

/** Reasons for a ban; the banned visitor is told. */
export const REASONS = ['none', 'conduct', 'disruption', 'load'] as const;
export type Reason = (typeof REASONS)[number];

/** An operator's action. */
export type Act =
  | { readonly do: 'end' | 'remove'; readonly table: string }
  | ({ readonly do: 'ban'; readonly minutes: number; readonly reason: Reason } & Whom)
  | ({ readonly do: 'lift' } & Whom)
  | { readonly do: 'settle'; readonly table: string; readonly person: string; readonly by: string }
  | { readonly do: 'message'; readonly text: string }
  | { readonly do: 'limits'; readonly limits: Partial<Limits> };

/** Timeout for a response of the server. */
const TIMEOUT_MS = 8000;

/** Returns the current overview; null when the server does not answer. */
export async function overviewFor(key: string): Promise<Overview | null> {
  const answer = await asked(key, 'overview', {});
  const overview = v.safeParse(overviewSchema, await answer?.json().catch(() => null));
  return overview.success ? overview.output : null;
}

/** Performs an action on the server; returns the rejection's code, or null on success. */
export async function act(key: string, what: Act): Promise<string | null> {
  const answer = await asked(key, 'act', { method: 'POST', body: JSON.stringify(what) });
  if (answer?.ok) return null;
  const told = v.safeParse(v.object({ code: v.string() }), await answer?.json().catch(() => null));
  return told.success ? told.output.code : 'try-again';
}

async function asked(key: string, path: string, init: RequestInit): Promise<Response | null> {
  return fetch(belowBase(`/api/admin/${path}`), {
    ...init,
    headers: { Authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
}
