import type { Language } from '@lusoria/i18n';
import type { ClassificationWords } from './classification/types.ts';
import { helpFrom } from './help/help.ts';
import type { Help } from './help/types.ts';
import { refusalsFrom } from './refusals/refusals.ts';
import type { Refusals } from './refusals/types.ts';

export { type Language, languageName, LANGUAGES, pickLanguage } from '@lusoria/i18n';
export type { Labelled, OptionWords } from './agreement/types.ts';
export type {
  ClassificationBot,
  ClassificationPreset,
} from './classification/options/types.ts';
export type { ClassificationWho } from './classification/table/types.ts';
export type { TreeNames, TreeTexts } from './classification/tree/types.ts';
export type { ClassificationWords } from './classification/types.ts';
export { type Help, HELP_GAMES, type HelpGame, type HelpStep } from './help/types.ts';
export type { Finding, RefusalCode, Refusals } from './refusals/types.ts';
export type { Part, Sentence } from './sentence.ts';

/** The words of Classification in a language. */
export async function loadClassificationWords(language: Language): Promise<ClassificationWords> {
  switch (language) {
    case 'de':
      return (await import('./classification/de.ts')).de;
    case 'la':
      return (await import('./classification/la.ts')).la;
    case 'en':
      return (await import('./classification/en.ts')).en;
  }
}

/** Refusals and flaws in a language. */
export async function loadRefusals(language: Language): Promise<Refusals> {
  switch (language) {
    case 'de':
      return refusalsFrom((await import('./refusals/de.ts')).de);
    case 'la':
      return refusalsFrom((await import('./refusals/la.ts')).la);
    case 'en':
      return refusalsFrom((await import('./refusals/en.ts')).en);
  }
}

/** How to play, in a language. */
export async function loadHelp(language: Language): Promise<Help> {
  switch (language) {
    case 'de':
      return helpFrom((await import('./help/de.ts')).de);
    case 'la':
      return helpFrom((await import('./help/la.ts')).la);
    case 'en':
      return helpFrom((await import('./help/en.ts')).en);
  }
}
