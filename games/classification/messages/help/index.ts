import type { HelpSection, Shortcut } from '@lusoria/core';
import { type Language, messageLoader } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);

const SECTIONS = ['aim', 'laying', 'verdict', 'sage', 'describing', 'notes'] as const;
const MOST_PARAGRAPHS = 3;

/** Keys as they are printed on a keyboard, and what they do (by its message). */
const KEYS = [
  ['← →', 'move'],
  ['1 – 9', 'class'],
  ['+', 'found'],
  ['Enter', 'lay'],
  ['n', 'notes'],
  ['Esc', 'cancel'],
  ['?', 'help'],
] as const;

/** The rules for players, and the shortcuts of the page. */
export interface Help {
  readonly sections: readonly HelpSection[];
  readonly shortcuts: readonly Shortcut[];
}

/** Loads how Classification is played. */
export async function loadHelp(language: Language): Promise<Help> {
  const t = await loadMessages(language);
  return {
    sections: SECTIONS.map((section) => ({
      title: t(`help-${section}`),
      text: Array.from({ length: MOST_PARAGRAPHS }, (_, i) => `help-${section}-${i + 1}`)
        .filter((key) => t.has(key))
        .map((key) => t.sentence(key)),
    })),
    shortcuts: KEYS.map(([key, action]) => ({ key, text: t(`key-${action}`) })),
  };
}
