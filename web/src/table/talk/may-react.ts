import type { TableView } from '@lusoria/table';

/** Whether a person may react at a table now, as far as the view tells; the table decides. */
export function mayReact(
  { seat, settings, silent, people }: TableView,
  me: string | null,
): boolean {
  const isMuted = people.some(({ id, muted }) => id === me && muted);
  return seat !== null && settings.reactions && !silent && !isMuted;
}
