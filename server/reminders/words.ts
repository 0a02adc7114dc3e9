import { isGameId, manifestOf } from '@lusoria/games';
import { type Language, textOf } from '@lusoria/i18n';
import type { StoredContact, Turn } from '@lusoria/table';
import { loadReminderMessages } from './messages/index.ts';

/** A turn as a person reads it: nothing of cards, nor of others. */
export interface WordedTurn extends Pick<Turn, 'id' | 'until' | 'at'> {
  /** With the time by the person's clock. */
  readonly text: string;
  /** Without it. */
  readonly title: string;
  readonly link: string;
}

/** @param base the server's public address. */
export async function worded(
  turns: readonly Turn[],
  { language, zone }: Pick<StoredContact, 'language' | 'zone'>,
  base: string,
): Promise<readonly WordedTurn[]> {
  const t = await loadReminderMessages(language);
  return Promise.all(
    turns.map(async ({ id, code, game, options, event, until, at }) => {
      const played = await titleOf(game, options, language);
      const named = {
        title: event === null ? played : `${played}, ${event.title || t(`event-${event.kind}`)}`,
        code,
      };
      const title = t('turn', named);
      return {
        id,
        until,
        at,
        title,
        text:
          until === null
            ? title
            : t('turn-until', { ...named, until: timeText(until, language, zone) }),
        link: event === null ? `${base}/t/${code}` : `${base}/e/${event.code}`,
      };
    }),
  );
}

async function titleOf(game: string, options: unknown, language: Language): Promise<string> {
  if (!isGameId(game)) return game;
  const messages = await (await manifestOf(game)).messages(language);
  return textOf(messages.title(options, 0));
}

/** Day and time of day by a person's clock; there is no standard for how Latin writes them, but figures. */
function timeText(at: number, language: Language, zone: string): string {
  const locale = language === 'en' ? 'en-GB' : 'de-DE';
  const words = language === 'la' ? 'numeric' : 'long';
  return new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    day: 'numeric',
    month: words,
    ...(language !== 'la' && { weekday: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}
