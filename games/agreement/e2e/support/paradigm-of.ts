import { byCell, type Cell, type Paradigm } from '@lusoria/latin';
import { readTable } from '../../notation/table/index.ts';

/** The paradigm of a table as a teacher pastes it, for whoever plays with it. */
export function paradigmOf(table: string): Paradigm {
  const { forms } = readTable(table);
  const at = (cell: Cell) => forms.flatMap((one) => (one.cell === cell ? [one.form] : [])).join();
  return { id: 'own', title: '', source: '', notes: [], cells: byCell(at) };
}
