import { actionSchema, type Tree } from '@lusoria/classification';
import * as v from 'valibot';

/** The tree of an action that somebody has prepared; null: it is none that sets one. */
export function preparedTree(action: unknown): Tree | null {
  const read = v.safeParse(actionSchema, action);
  return read.success && read.output.type === 'set-tree' ? read.output.tree : null;
}
