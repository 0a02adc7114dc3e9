import { t } from './messages.svelte.ts';
import { loadedGames, offersOf } from '../lobby/shown.svelte.ts';

/** A deal of the day as the hall calls its game; and its length, where it is more than one round. */
export function nameOf(game: string, key: string, rounds: number): string {
  const found = loadedGames().find(({ manifest }) => manifest.id === game);
  if (!found) return game;
  const offer = offersOf(found).find((one) => one.offer.key === key);
  const name = offer ? `${found.messages.name} · ${offer.short}` : found.messages.name;
  return rounds > 1 ? `${name} · ${t('deals', { count: rounds })}` : name;
}
