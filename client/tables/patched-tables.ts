import { patched } from '@lusoria/table/patch';
import { type ServerMessage, tableViewSchema } from '@lusoria/table/protocol';
import * as v from 'valibot';
import type { TableMessage } from './merge.ts';

/** Rebuilds the views of a connection's tables from patches. */
export interface PatchedTables {
  /** Records the latest state of a table, received whole or as a patch. */
  told(message: TableMessage): void;
  /** The message as it would be without patches; null: already known; `lost`: its base is not the latest state. */
  next(message: Extract<ServerMessage, { t: 'patch' }>): TableMessage | 'lost' | null;
  /** Drops everything: the connection is a new one. */
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
