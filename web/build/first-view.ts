import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '@lusoria/i18n';
import type { Plugin, Rolldown } from 'vite';

/** Files in `assets/` that are needed at once, whatever the language, and in each. */
interface Needed {
  readonly files: readonly string[];
  readonly words: Readonly<Record<Language, readonly string[]>>;
}

/**
 * Adds a script of a few hundred bytes that has the browser fetch what the first script will ask for while that is still
 * on its way: the messages in the reader's language and, where the hall is shown, its parts. Fonts are not among it: they
 * would share a slow line with the scripts, so `main.ts` asks for them.
 *
 * @param hall names of the chunks that the hall shows first
 */
export function firstView(hall: readonly string[]): Plugin {
  const make = (bundle: Rolldown.OutputBundle) => {
    const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
    const shown = chunks.filter(({ name }) => hall.includes(name));
    const entries = chunks.filter(({ isEntry }) => isEntry);
    const source = script(
      { files: [], words: wordsOf(entries) },
      { files: shown.flatMap(filesOf), words: wordsOf(shown) },
    );
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
    return { fileName: `assets/first-${hash}.js`, source };
  };
  return {
    name: 'lusoria-first-view',
    apply: 'build',
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', ...make(bundle) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        bundle && [
          {
            tag: 'script',
            attrs: { async: true, src: `/${make(bundle).fileName}` },
            injectTo: 'head-prepend',
          },
        ],
    },
  };
}

const inAssets = (file: string): string => file.replace(/^assets\//, '');

function filesOf({ fileName, viteMetadata }: Rolldown.OutputChunk): readonly string[] {
  return [fileName, ...(viteMetadata?.importedCss ?? [])].map(inAssets);
}

function wordsOf(chunks: readonly Rolldown.OutputChunk[]): Needed['words'] {
  const files = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedAssets ?? [])]);
  const inLanguage = (language: Language) =>
    files.map(inAssets).filter((file) => new RegExp(`^${language}-.*\\.ftl$`).test(file));
  return { de: inLanguage('de'), la: inLanguage('la'), en: inLanguage('en') };
}

/** The language is that of `prefs.svelte.ts`; another one would only be fetched in vain. */
function script(page: Needed, inHall: Needed): string {
  return `{
const KINDS = { ftl: ['preload', 'fetch'], css: ['preload', 'style'], js: ['modulepreload', ''] };
let chosen = null;
try { chosen = localStorage.getItem('lusoria.language'); } catch {}
const known = [chosen, ...navigator.languages].map((one) => (one ?? '').toLowerCase().split('-')[0]);
const language = known.find((one) => ${JSON.stringify(LANGUAGES)}.includes(one)) ?? 'en';
const needed = [${JSON.stringify(page)}];
if (location.pathname.endsWith('/')) needed.push(${JSON.stringify(inHall)});
for (const file of needed.flatMap(({ files, words }) => [...words[language], ...files])) {
  const link = document.createElement('link');
  const [rel, as] = KINDS[file.slice(file.lastIndexOf('.') + 1)];
  Object.assign(link, { rel, crossOrigin: 'anonymous', href: new URL(file, document.currentScript.src).href });
  if (as) link.as = as;
  document.head.append(link);
}
}
`;
}
