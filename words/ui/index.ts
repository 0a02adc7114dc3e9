import type { Language } from '@lusoria/i18n';
import type { UiWords } from './types.ts';

export type { UiWords } from './types.ts';

/** The words of the page itself in a language. */
export async function loadUi(language: Language): Promise<UiWords> {
  switch (language) {
    case 'de':
      return (await import('./de.ts')).de;
    case 'la':
      return (await import('./la.ts')).la;
    case 'en':
      return (await import('./en.ts')).en;
  }
}
