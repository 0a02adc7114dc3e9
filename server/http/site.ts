import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { INDEX, pageFiles } from './page.ts';

/** Tells the page that no server answers: `web/src/has-server.ts` reads it. */
const MARK = '<meta name="lusoria-server" content="none" />';

/** Files for web space that answers an unknown address by a page: most hosts take the first, Apache the second. */
const NOT_FOUND = '404.html';
const APACHE = '.htaccess';

/**
 * Writes the page as plain files for any web space, without a server: what needs one is not offered there.
 *
 * @param folder the built page
 * @param base the path below which browsers will find it, with a slash at either end
 * @param out a new or empty folder, or one written by this function, which is brought up to date
 * @returns the number of files
 * @throws Error when the page has not been built, or `out` has other files
 */
export function writeSite(folder: string, base: string, out: string): number {
  const files = pageFiles(folder, base);
  const index = files.get(INDEX);
  if (!index) throw new Error(`there is no page in ${folder}`);
  if (existsSync(out) && readdirSync(out).length > 0) {
    const written = join(out, INDEX);
    if (!existsSync(written) || !readFileSync(written, 'utf8').includes(MARK)) {
      throw new Error(`${out} is not empty`);
    }
    rmSync(join(out, 'assets'), { recursive: true, force: true });
  }
  const page = index.body.toString().replace('</head>', `  ${MARK}\n  </head>`);
  const all = new Map<string, string | Buffer>([
    ...[...files].map(([path, { body }]) => [path, body] as const),
    [INDEX, page],
    [NOT_FOUND, page],
    [APACHE, `FallbackResource ${base}index.html\n`],
  ]);
  for (const [path, body] of all) {
    const file = join(out, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
  }
  return all.size;
}
