import { t } from './messages.svelte.ts';
import { loadedGames, offersOf } from '../lobby/shown.svelte.ts';

/** A deal of the day as the hall calls its game; several of one game are told apart by their length. */
export function nameOf(game: string, key: string): string {
  const found = loadedGames().find(({ manifest }) => manifest.id === game);
  if (!found) return game;
  const all = found.manifest.daily ?? [];
  const rounds = all.find((one) => one.key === key)?.rounds;
  const offer = offersOf(found).find((one) => one.offer.key === key);
  const name = offer ? `${found.messages.name} · ${offer.short}` : found.messages.name;
  return all.length > 1 && rounds !== undefined
    ? `${name} · ${t('deals', { count: rounds })}`
    : name;
}
