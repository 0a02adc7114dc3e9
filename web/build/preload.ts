import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Adds preload links to the page for the resources of its first view that a browser would discover only through
 * scripts and style sheets: the fonts, and the dynamically imported parts of the lobby.
 *
 * @param fonts pattern of the first view's font files
 * @param lobby name of the lobby's chunk
 */
export function preload(fonts: RegExp, lobby: string): Plugin {
  return {
    name: 'lusoria-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const all = Object.values(bundle ?? {});
        const scripts = all.flatMap((one) =>
          one.type === 'chunk' && one.name === lobby ? [one.fileName, ...one.imports] : [],
        );
        const styles = all.filter(
          (one) => one.type === 'asset' && one.names.includes(`${lobby}.css`),
        );
        const found = all.filter(({ fileName }) => fonts.test(fileName));
        const tags = [
          ...scripts
            .filter((file) => !html.includes(file))
            .map((file) => link(file, { rel: 'modulepreload' })),
          ...styles.map(({ fileName }) => link(fileName, { rel: 'preload', as: 'style' })),
          ...found.map(({ fileName }) =>
            link(fileName, { rel: 'preload', as: 'font', type: 'font/woff2' }),
          ),
        ];
        return { html, tags };
      },
    },
  };
}

function link(file: string, attrs: Readonly<Record<string, string>>): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { ...attrs, crossorigin: true, href: `/${file}` },
    injectTo: 'head',
  };
}
