import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);

const COMPRESSED = /\.(js|css|ftl)$/;

/**
 * Writes `FILE.br` beside every text file whose name has a hash, compressed as far as Brotli can: 8 of 100 bytes less
 * than what a server can afford while somebody waits. Another mode (`vite build --mode draft`) leaves that to the server.
 */
export function compress(): Plugin {
  return {
    name: 'lusoria-compress',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('the page is built into a folder');
      const assets = join(dir, 'assets');
      const files = (await readdir(assets)).filter((file) => COMPRESSED.test(file));
      await Promise.all(
        files.map(async (file) => {
          const body = await readFile(join(assets, file));
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
          await writeFile(join(assets, `${file}.br`), await brotli(body, { params }));
        }),
      );
    },
  };
}
