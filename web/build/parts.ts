import type { Plugin } from 'vite';

/** The empty module that replaces a part of a game in a bundle. */
const NOTHING = '\0lusoria-nothing';

/**
 * Leaves a part of every game out of a bundle: workers show nothing, so they carry no `ui/`, and only a worker prints, so the
 * page carries no `print/`. (It carries no `cli/` either: the manifests tell Vite so.)
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
