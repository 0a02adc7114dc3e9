import type { Language } from './languages.gen.ts';
import { createTranslator, type Translator } from './translator.ts';

/**
 * Makes a function that loads the messages of a folder in a language, or of several together. Each language is loaded
 * once; a failed load is tried again.
 *
 * @param urlsOf the file of a language, for each folder. `new URL(template, import.meta.url)` stands in the
 * folder itself (`npm run messages` writes it), so that Vite emits the files beside the page; Node reads the same URL from the file system.
 */
export function messageLoader<M>(
  ...urlsOf: readonly ((language: Language) => URL)[]
): (language: Language) => Promise<Translator<M>> {
  const loaded = new Map<Language, Promise<Translator<M>>>();

  async function load(language: Language): Promise<Translator<M>> {
    try {
      const sources = await Promise.all(urlsOf.map((urlOf) => read(urlOf(language))));
      return createTranslator<M>(language, sources.join('\n'));
    } catch (error) {
      loaded.delete(language);
      throw error;
    }
  }

  return (language) => {
    const known = loaded.get(language);
    if (known) return known;
    const loading = load(language);
    loaded.set(language, loading);
    return loading;
  };
}

async function read(url: URL): Promise<string> {
  // No `import` of node:fs: this file is bundled for the browser, too.
  if (url.protocol === 'file:')
    return process.getBuiltinModule('node:fs').readFileSync(url, 'utf8');
  const response = await fetch(url);
  // As `fetch` does where there is no answer: a file that is not there cannot be fetched, either.
  if (!response.ok) throw new TypeError(`Failed to fetch ${url.href}: ${response.status}`);
  return response.text();
}
