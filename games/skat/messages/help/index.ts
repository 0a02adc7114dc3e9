import type { GameMessages } from '@lusoria/core';
import { type Language, messageLoader } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);

const SECTIONS = ['aim', 'bidding', 'skat', 'trumps', 'score', 'two-four'] as const;

/** The keys of the keyboard as they are printed on it, and what they do (by its message). */
const KEYS = [
  ['← →', 'choose'],
  ['Enter', 'play'],
  ['Esc', 'cancel'],
  ['?', 'help'],
] as const;

/** Loads how Skat is played, and with which keys. */
export async function loadSkatHelp(
  language: Language,
): Promise<Pick<GameMessages, 'help' | 'shortcuts'>> {
  const t = await loadMessages(language);
  const help = SECTIONS.map((section) => ({
    title: t(`help-${section}`),
    text: [1, 2, 3].flatMap((n) => {
      const key = `help-${section}-${n}`;
      return t.has(key) ? [t.sentence(key)] : [];
    }),
  }));
  return { help, shortcuts: KEYS.map(([key, action]) => ({ key, text: t(`key-${action}`) })) };
}
