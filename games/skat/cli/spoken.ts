import { plain } from '@lusoria/cli-kit/keys.ts';
import type { Language } from '@lusoria/i18n';
import { loadSkatMessages, type SkatTranslator } from '../messages/index.ts';
import { loadTerminalMessages, type TerminalTranslator } from '../messages/terminal/index.ts';

/** The messages of Skat in one language. */
export interface Spoken {
  readonly t: SkatTranslator;
  readonly terminal: TerminalTranslator;
}

export async function spokenIn(language: Language): Promise<Spoken> {
  const [t, terminal] = await Promise.all([
    loadSkatMessages(language),
    loadTerminalMessages(language),
  ]);
  return { t, terminal };
}

/** The words of a message that lists what can be typed. */
export function wordsIn(list: string): readonly string[] {
  return list.split(', ');
}

/** The words of a line, without marks and without those that say nothing. */
export function tokensOf(text: string, spoken: readonly Spoken[]): readonly string[] {
  const fillers = new Set(
    spoken.flatMap(({ terminal }) => wordsIn(terminal('fillers')).map(plain)),
  );
  return plain(text)
    .split(/[\s,;.:/–—-]+/u)
    .filter((token) => token !== '' && !fillers.has(token));
}
