import { messageLoader } from '../loader.ts';
import type { Translator } from '../translator.ts';
import type { Messages } from './keys.gen.ts';

/** Speaks the messages of this folder: what a language is called, how it joins a list. */
export type LanguageTranslator = Translator<Messages>;

/** Loads what a language is called and how it joins a list. */
export const loadLanguageMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
