import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { Plugin } from 'vite';

const PREFIX = '\0lusoria-bots:';

const engineSchema = v.object({ bots: v.record(v.string(), v.unknown()) });

/** Excludes the engines of the games from a bundle: bots think in workers, and the page needs to know which kinds there are. */
export function withoutEngines(): Plugin {
  return {
    name: 'lusoria-without-engines',
    enforce: 'pre',
    async resolveId(source, importer) {
      const isOfGame = /\/games\/[^/]+\/(facts|game|index|module)\.ts$/.test(importer ?? '');
      if (source !== './engine/index.ts' || !isOfGame) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && PREFIX + found.id;
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const file = id.slice(PREFIX.length);
      const { bots } = v.parse(engineSchema, await import(pathToFileURL(file).href));
      const kinds = JSON.stringify(Object.keys(bots));
      return `const bot = { choose() { throw new Error('bots play in workers'); } };
export const bots = Object.fromEntries(${kinds}.map((kind) => [kind, () => bot]));`;
    },
  };
}
