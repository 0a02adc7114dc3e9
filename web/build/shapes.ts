import type { CSSOptions } from 'vite';

/** Conditions on the size of the felt that style sheets name: `@container felt (--upright)`. */
const SHAPES: Readonly<Record<string, string>> = {
  '--narrow': '(max-width: 760px)',
  '--wide': '(min-width: 761px)',
  '--low': '(max-height: 640px)',
  '--high': '(min-height: 461px)',
  '--sideways': '((max-height: 460px) and (min-width: 461px))',
  // A small phone stays upright, also where clocks or a notice leave the felt little height.
  '--upright': '(((max-width: 760px) and (min-height: 461px)) or (max-width: 460px))',
  '--small': '((max-width: 760px) or (max-height: 460px))',
};

/** Queries cannot contain custom properties, so the names are replaced when the page is built. */
export function replaceShapes(params: string): string {
  return params.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
    const condition = SHAPES[name];
    if (condition === undefined) throw new Error(`no shape of the felt is called ${name}`);
    return condition;
  });
}

type PostCss = Exclude<CSSOptions['postcss'], string | undefined>;

/** The style sheets' own syntax. */
export const postcss: PostCss = {
  plugins: [
    {
      postcssPlugin: 'lusoria-shapes',
      AtRule: {
        container(rule) {
          if (rule.params.includes('(--')) rule.params = replaceShapes(rule.params);
        },
      },
    },
  ],
};
