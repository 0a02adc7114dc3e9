import type { Language } from '../../index.ts';
import type { HostWords } from './types.ts';

export type { HostWords } from './types.ts';

/** The words of the host's page in a language. */
export async function loadHostWords(language: Language): Promise<HostWords> {
  switch (language) {
    case 'de':
      return (await import('./de.ts')).de;
    case 'la':
      return (await import('./la.ts')).la;
    case 'en':
      return (await import('./en.ts')).en;
  }
}
