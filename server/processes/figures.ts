import { list } from '@lusoria/core/schema';
import type { WatchedTable } from '@lusoria/table';
import * as v from 'valibot';
import type { Visitor } from '../connections/visitor.ts';
import type { Counted } from '../http/admin-figures.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { liveTable } from '../operator/schema.ts';
import type { Answers } from './messages.ts';
import { labelled } from './labelled.ts';
import { merged } from './merged.ts';
import type { Siblings } from './siblings.ts';

/** The figures of all processes of a server. */
export interface Figures {
  counted(): Counted;
  metrics: Metrics['figures'];
  overview(): Promise<Answers['overview']>;
  close(): void;
}

/** What a process sees of its own. */
interface Own {
  visitors(): readonly Visitor[];
  active(): readonly WatchedTable[];
}

/** Interval at which processes tell each other their figures. */
const TELL_MS = 1000;

const overviewSchema = v.object({
  visitors: list(v.object({ address: v.string(), person: v.nullable(v.string()) })),
  tables: list(
    v.object({
      id: v.string(),
      phase: v.picklist(['lobby', 'playing', 'between', 'over']),
      ...liveTable,
    }),
  ),
});

export function openFigures(
  metrics: Metrics,
  { visitors, active }: Own,
  siblings: Siblings | undefined,
): Figures {
  const own = (): Answers['overview'] => ({ visitors: visitors(), tables: active() });
  if (!siblings) {
    return {
      counted: metrics.counted,
      metrics: metrics.figures,
      overview: async () => own(),
      close: () => undefined,
    };
  }
  const others = new Map<number, Counted>();
  siblings.listen((news, from) => {
    if (news.kind === 'counted') others.set(from, news.counted);
  });
  siblings.watch((slot, change) => void (change === 'gone' && others.delete(slot)));
  siblings.answer('metrics', async () => (await metrics.figures()).text);
  siblings.answer('overview', own);
  const timer = setInterval(
    () => siblings.tell({ kind: 'counted', counted: metrics.counted() }),
    TELL_MS,
  );
  return {
    counted: () => merged([metrics.counted(), ...others.values()]),
    async metrics() {
      const { type, text } = await metrics.figures();
      const texts = await siblings.ask('metrics', (answer) => v.parse(v.string(), answer));
      return { type, text: labelled([[siblings.slot, text], ...texts]) };
    },
    async overview() {
      const found = await siblings.ask('overview', (answer) => v.parse(overviewSchema, answer));
      const all = [own(), ...found.map(([, one]) => one)];
      return {
        visitors: all.flatMap((one) => one.visitors),
        tables: together(all.flatMap((one) => one.tables)),
      };
    },
    close: () => clearInterval(timer),
  };
}

/** A table may be in memory at several processes, watched at each. */
function together(tables: readonly WatchedTable[]): readonly WatchedTable[] {
  const byId = new Map<string, WatchedTable>();
  for (const table of tables) {
    const before = byId.get(table.id);
    const watching = table.watching + (before ? before.watching : 0);
    const latest = before && before.rounds > table.rounds ? before : table;
    byId.set(table.id, { ...latest, watching });
  }
  return [...byId.values()];
}
