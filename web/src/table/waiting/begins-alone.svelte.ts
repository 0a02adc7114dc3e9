import type { Command, TableView } from '@lusoria/table';

/** Begins a table whose seats are all taken by bots, and where nobody is waited for. */
export function beginsAlone(
  now: () => { readonly view: TableView; readonly isOwn: boolean },
  ask: (command: Command) => void,
): void {
  let started = false;
  $effect(() => {
    const { view, isOwn } = now();
    const isFull = view.seats.every(({ kind }) => kind !== 'open');
    if (!isOwn || !isFull || started || view.round !== null) return;
    started = true;
    ask({ do: 'start' });
  });
}
