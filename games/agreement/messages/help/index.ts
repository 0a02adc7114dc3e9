import type { HelpSection, Shortcut } from '@lusoria/core';
import { type Language, messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);

const STEPS = [
  'aim',
  'declare',
  'ambiguous',
  'draw',
  'challenge',
  'last',
  'rules',
  'shuffle',
] as const;

/** The keys of the keyboard as they are printed on it, and what they do (by its message). */
const KEYS = [
  ['← →', 'choose'],
  ['1 – 5', 'cases'],
  ['s p', 'numbers'],
  ['m f n', 'genders'],
  ['Enter', 'lay'],
  ['d', 'draw'],
  ['e', 'challenge'],
  ['g', 'go-on'],
  ['Esc', 'cancel'],
  ['?', 'help'],
] as const;

/** How to play, and with which keys. */
export interface Help {
  readonly sections: readonly HelpSection[];
  readonly shortcuts: readonly Shortcut[];
}

/** Loads how the agreement games are played. */
export async function loadHelp(language: Language): Promise<Help> {
  const t = await loadMessages(language);
  return {
    sections: STEPS.map((step) => ({ title: t(`step-${step}`), text: paragraphs(t, step) })),
    shortcuts: KEYS.map(([key, action]) => ({ key, text: t(`key-${action}`) })),
  };
}

function paragraphs(t: Translator<Messages>, step: (typeof STEPS)[number]): HelpSection['text'] {
  return ([1, 2, 3, 4] as const).flatMap((n) => {
    const key = `step-${step}-${n}`;
    return t.has(key) ? [t.sentence(key)] : [];
  });
}
