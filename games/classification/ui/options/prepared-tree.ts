import { actionSchema, type Tree } from '@lusoria/classification';
import * as v from 'valibot';

/** The tree of a prepared action; null if the action sets none. */
export function preparedTree(action: unknown): Tree | null {
  const read = v.safeParse(actionSchema, action);
  return read.success && read.output.type === 'set-tree' ? read.output.tree : null;
}
