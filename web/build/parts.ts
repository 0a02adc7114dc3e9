import type { Plugin } from 'vite';

/** The empty module that replaces a part of a game in a bundle. */
const NOTHING = '\0lusoria-nothing';

/**
 * Excludes a part of every game from a bundle: workers show nothing, and do without `ui/`; only a worker prints,
 * and the page does without `print/`. (The page has no `cli/` either: the manifests exclude it.)
 */
export function without(part: 'ui' | 'print'): Plugin {
  const prefix = `./${part}/`;
  return {
    name: `lusoria-without-${part}`,
    enforce: 'pre',
    resolveId(source, importer) {
      return source.startsWith(prefix) && importer?.endsWith('/manifest.ts') ? NOTHING : null;
    },
    load: (id) => (id === NOTHING ? 'export {};' : null),
  };
}
