import type { HelpSection } from '@lusoria/core';
import { type Language, messageLoader } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);

const SECTIONS = ['aim', 'bidding', 'skat', 'trumps', 'score', 'two-four'] as const;

/** Loads how Skat is played. */
export async function loadSkatHelp(language: Language): Promise<readonly HelpSection[]> {
  const t = await loadMessages(language);
  return SECTIONS.map((section) => ({
    title: t(`help-${section}`),
    text: [1, 2, 3].flatMap((n) => {
      const key = `help-${section}-${n}`;
      return t.has(key) ? [t.sentence(key)] : [];
    }),
  }));
}
