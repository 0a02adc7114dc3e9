import type { Language } from '@lusoria/i18n';
import type { Settings, TableView } from '@lusoria/table';
import { isDayClock } from '@lusoria/table/by-day';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import type { CliTranslator } from '../messages/index.ts';
import type { TableAddress } from './address.ts';

/**
 * How somebody leaves a table by the day and comes back to it; null: it is no such table.
 *
 * @param file of their token
 * @throws Usage without one: whoever cannot come back would end the round for all.
 */
export function comingBack(
  t: CliTranslator,
  { clock }: Pick<Settings, 'clock'>,
  { server, code }: TableAddress,
  file: string | null,
): string | null {
  if (!isDayClock(clock)) return null;
  if (file === null) throw new Usage('day-token');
  return t('join-by-day', { server, code, file });
}

/** Whom a table by the day waits for, and until when, by this machine's clock. */
export function waitLines(
  t: CliTranslator,
  { settings, phase, seats, round }: TableView,
  names: readonly string[],
  language: Language,
): readonly string[] {
  const play = phase === 'playing' ? round?.play : null;
  if (!play || !isDayClock(settings.clock)) return [];
  return play.must.flatMap((seat) => {
    const until = play.clocks?.[seat]?.until ?? play.limitAt;
    const name = names[seat];
    if (seats[seat]?.kind !== 'person' || until === null || name === undefined) return [];
    return [t('join-until', { name, until: timeText(until, language) })];
  });
}

function timeText(at: number, language: Language): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'de-DE', {
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(at);
}
