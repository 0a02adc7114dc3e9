import { patched } from '@lusoria/table/patch';
import { type ServerMessage, tableViewSchema } from '@lusoria/table/protocol';
import * as v from 'valibot';
import type { TableMessage } from './merge.ts';

/** Puts the views of a connection's tables together again, of which only what has changed is sent. */
export interface PatchedTables {
  /** A table as it was told last, in one way or the other. */
  told(message: TableMessage): void;
  /** The message as it would be without patches; null: it is known already; `lost`: it is not about what we have. */
  next(message: Extract<ServerMessage, { t: 'patch' }>): TableMessage | 'lost' | null;
  /** The connection is another one. */
  reset(): void;
}

export function createPatchedTables(): PatchedTables {
  const last = new Map<string, Pick<TableMessage, 'seq' | 'view'>>();
  return {
    told({ table, seq, view }) {
      last.set(table, { seq, view });
    },
    next({ patch, ...message }) {
      const base = last.get(message.table);
      if (base && message.seq <= base.seq) return null;
      if (base?.seq !== message.from) return 'lost';
      const view = viewFrom(base.view, patch);
      return view ? { ...message, t: 'table', view } : 'lost';
    },
    reset: () => last.clear(),
  };
}

/** Null where the patch is not for this view. */
function viewFrom(base: TableMessage['view'], patch: unknown): TableMessage['view'] | null {
  try {
    const view = v.safeParse(tableViewSchema, patched(base, patch));
    return view.success ? view.output : null;
  } catch {
    return null;
  }
}
