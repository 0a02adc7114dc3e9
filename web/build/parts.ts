import type { Plugin } from 'vite';

/** What stands in for a part of a game that a bundle does not carry. */
const NOTHING = '\0lusoria-nothing';

/**
 * Leaves a part of every game out of a bundle: workers show nothing, so they carry no `ui/`. (The page carries no `cli/`:
 * the manifests tell Vite so.)
 */
export function without(part: 'ui'): Plugin {
  const pattern = new RegExp(`^\\./${part}/index\\.`, 'u');
  return {
    name: `lusoria-without-${part}`,
    enforce: 'pre',
    resolveId(source, importer) {
      return pattern.test(source) && importer?.endsWith('/manifest.ts') ? NOTHING : null;
    },
    load: (id) => (id === NOTHING ? 'export {};' : null),
  };
}
