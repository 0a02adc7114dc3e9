import { textOf } from '@lusoria/i18n';
import { announce } from '@lusoria/web-kit/page/live.svelte.ts';
import type { LogEntry } from '../log.ts';

/** Announces each new entry of a log once, but none that was loaded with the page. */
export function announcesLog(
  log: () => readonly LogEntry[],
  nameOf: (person: string) => string,
): void {
  let heard = 0;
  $effect(() => {
    const entries = log();
    for (const { key, person, sentence } of heard > 0 ? entries : []) {
      if (key > heard) announce((person ? `${nameOf(person)}: ` : '') + textOf(sentence));
    }
    heard = Math.max(entries.at(-1)?.key ?? 0, 1);
  });
}
