import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import * as v from 'valibot';
import { build } from 'vite';
import { ROOT } from '../../scripts/node.mjs';
import { type Licence, licencesOf } from '../../scripts/licences.mjs';

/** Asked for by packages that go on without them. */
const ABSENT = ['pg-native', 'pg-cloudflare'];

/** Code of other packages in a few files, and the licences under which it comes. */
export interface Vendored {
  /** Contents by path. */
  readonly files: ReadonlyMap<string, string>;
  readonly licences: readonly Licence[];
}

/** What a package is called in the folder with all of them. */
export function vendoredName(specifier: string): string {
  return `${specifier.replace(/^@/, '').replace(/\.js$/, '').replaceAll('/', '-')}.js`;
}

/**
 * Puts what is used of other packages into one file for each, so that a program needs nothing but itself.
 *
 * @param specifiers by which they are imported
 */
export async function vendor(specifiers: readonly string[]): Promise<Vendored> {
  // Beside the packages, as Node looks for them from there.
  const folder = mkdtempSync(join(ROOT, 'node_modules/.lusoria-pack-'));
  try {
    const entries: Record<string, string> = {};
    for (const specifier of specifiers) {
      const file = join(folder, vendoredName(specifier).replace(/js$/, 'mjs'));
      writeFileSync(file, await exporting(specifier));
      entries[vendoredName(specifier).replace(/\.js$/, '')] = file;
    }
    const used = await bundle(entries, join(folder, 'out'));
    const names = readdirSync(join(folder, 'out'), { recursive: true, encoding: 'utf8' });
    const files = names
      .filter((name) => name.endsWith('.js'))
      .map(
        (name) => [posix.normalize(name), readFileSync(join(folder, 'out', name), 'utf8')] as const,
      );
    return { files: new Map(files), licences: licencesOf(used) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A module that exports what Node finds in a package, of CommonJS ones by name, too. */
async function exporting(specifier: string): Promise<string> {
  const found = v.parse(v.looseObject({}), { ...(await import(specifier)) });
  const names = Object.keys(found).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name));
  return `export { ${names.join(', ')} } from ${JSON.stringify(specifier)};\n`;
}

/** @returns the files that went in */
async function bundle(
  input: Readonly<Record<string, string>>,
  outDir: string,
): Promise<readonly string[]> {
  const used = new Set<string>();
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins: [
      {
        name: 'lusoria-used',
        generateBundle(_options, output) {
          for (const chunk of Object.values(output)) {
            if (chunk.type === 'chunk') for (const id of Object.keys(chunk.modules)) used.add(id);
          }
        },
      },
    ],
    // What Node itself would find.
    ssr: {
      noExternal: true,
      external: ABSENT,
      resolve: { mainFields: ['main'], conditions: ['node', 'production'] },
    },
    build: {
      ssr: true,
      target: 'node22',
      outDir,
      minify: true,
      emptyOutDir: true,
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' },
      },
    },
  });
  return [...used];
}
