import { helpIn, type HelpMessages } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { loadMessages } from './keys.gen.ts';

const SECTIONS = ['aim', 'laying', 'verdict', 'sage', 'describing', 'notes'] as const;

/** Paragraphs that apply only on a screen. */
const ON_SCREEN = ['notes-3'] as const;

/** Keys as printed on the keyboard, and their functions (by message). */
const KEYS = [
  ['← →', 'move'],
  ['1 – 9', 'class'],
  ['+', 'found'],
  ['Enter', 'lay'],
  ['n', 'notes'],
  ['Esc', 'cancel'],
  ['?', 'help'],
] as const;

/** Loads the help of Classification, with its keys. */
export async function loadHelp(language: Language): Promise<HelpMessages> {
  return helpIn(await loadMessages(language), SECTIONS, KEYS, ON_SCREEN);
}
