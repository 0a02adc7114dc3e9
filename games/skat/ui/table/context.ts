import { createContext } from 'svelte';
import type { ThreeTable } from './three-table.svelte.ts';
import type { TwoTable } from './two-table.svelte.ts';

const [getTable, setTable] = createContext<ThreeTable | TwoTable>();
const [getThree, setThree] = createContext<ThreeTable>();

/** The table of the board around a component; must be called during its initialization. */
export const skatTable = getTable;

/** The same for parts that only a table of three or four has. */
export const threeTable = getThree;

/** Hands a table to the parts of its board. */
export function provideTable<T extends ThreeTable | TwoTable>(table: T): T {
  setTable(table);
  return table;
}

/** Hands a table of three or four to the parts of its board. */
export function provideThree(table: ThreeTable): ThreeTable {
  setThree(table);
  return provideTable(table);
}
