import type { Summary } from '@lusoria/table';
import { t } from '@lusoria/web-kit/messages.svelte.ts';

/** Shows how many tables wait for the person: on the icon of the installed page, where the device can. */
export async function showOnIcon(tables: readonly Pick<Summary, 'yourTurn'>[]): Promise<void> {
  const waiting = tables.filter(({ yourTurn }) => yourTurn).length;
  if (!('setAppBadge' in navigator)) return;
  // Refused where the page is not installed.
  await (waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(
    () => null,
  );
}

/** The same in the title of the hall. */
export function titleWith(tables: readonly Pick<Summary, 'yourTurn'>[]): string {
  const waiting = tables.filter(({ yourTurn }) => yourTurn).length;
  return waiting > 0 ? `(${waiting}) ${t('app-name')}` : t('app-name');
}
