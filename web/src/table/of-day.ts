import type { TableView } from '@lusoria/table';

/** Whether a table deals what everybody is dealt on some day. */
export function isOfDay({ direction }: Pick<TableView, 'direction'>): boolean {
  return direction?.event.startsWith('dy-') ?? false;
}
