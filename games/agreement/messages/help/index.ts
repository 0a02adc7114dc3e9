import { helpIn, type HelpMessages } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { loadMessages } from './keys.gen.ts';

const SECTIONS = [
  'aim',
  'declare',
  'ambiguous',
  'draw',
  'challenge',
  'last',
  'rules',
  'shuffle',
] as const;

/** Paragraphs that apply only on a screen. */
const ON_SCREEN = ['shuffle-1'] as const;

/** Keys as printed on the keyboard, and their functions (by message). */
const KEYS = [
  ['← →', 'choose'],
  ['1 – 5', 'cases'],
  ['s p', 'numbers'],
  ['m f n', 'genders'],
  ['1 – 3, 4 – 8', 'verbs'],
  ['Enter', 'lay'],
  ['d', 'draw'],
  ['e', 'challenge'],
  ['g', 'go-on'],
  ['Esc', 'cancel'],
  ['?', 'help'],
] as const;

/** Loads the help of the agreement games, with their keys. */
export async function loadHelp(language: Language): Promise<HelpMessages> {
  return helpIn(await loadMessages(language), SECTIONS, KEYS, ON_SCREEN);
}
