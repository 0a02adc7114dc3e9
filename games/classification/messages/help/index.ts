import { type GameMessages, helpIn } from '@lusoria/core';
import { type Language, messageLoader } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);

const SECTIONS = ['aim', 'laying', 'verdict', 'sage', 'describing', 'notes'] as const;

/** What there is only on a screen. */
const ON_SCREEN = ['notes-3'] as const;

/** The keys of the keyboard as they are printed on it, and what they do (by its message). */
const KEYS = [
  ['← →', 'move'],
  ['1 – 9', 'class'],
  ['+', 'found'],
  ['Enter', 'lay'],
  ['n', 'notes'],
  ['Esc', 'cancel'],
  ['?', 'help'],
] as const;

/** Loads how Classification is played, and with which keys. */
export async function loadHelp(
  language: Language,
): Promise<Required<Pick<GameMessages, 'help' | 'shortcuts'>>> {
  return helpIn(await loadMessages(language), SECTIONS, KEYS, ON_SCREEN);
}
