import { helpIn, type HelpMessages } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { loadMessages } from './keys.gen.ts';

const SECTIONS = ['aim', 'bidding', 'skat', 'trumps', 'score', 'two-four'] as const;

/** The keys of the keyboard as they are printed on it, and what they do (by its message). */
const KEYS = [
  ['1 – 9, 0', 'card'],
  ['← →', 'choose'],
  ['Enter', 'play'],
  ['Esc', 'cancel'],
  ['p', 'pass'],
  ['b', 'limit'],
  ['1 8', 'bid'],
  ['s', 'skat'],
  ['h', 'hand'],
  ['c s h d', 'suits'],
  ['g n', 'grand'],
  ['x z o', 'announce'],
  ['k', 'double'],
  ['c', 'claim'],
  ['y n', 'answer'],
  ['t', 'advice'],
  ['␣', 'sweep'],
  ['n', 'next'],
  ['?', 'help'],
] as const;

/** Loads how Skat is played, and with which keys. */
export async function loadSkatHelp(language: Language): Promise<HelpMessages> {
  return helpIn(await loadMessages(language), SECTIONS, KEYS);
}
