import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import * as v from 'valibot';
import { build } from 'vite';
import { ROOT } from '../../scripts/node.mjs';
import { type Licence, licencesOf } from '../../scripts/licences.mjs';

/** Optional dependencies of packages, which work without them. */
const ABSENT = ['pg-native', 'pg-cloudflare'];

/** Code of other packages in a few files, with their licences. */
export interface Vendored {
  /** Contents by path. */
  readonly files: ReadonlyMap<string, string>;
  readonly licences: readonly Licence[];
}

/** File name of a package in the folder of vendored ones. */
export function vendoredName(specifier: string): string {
  return `${specifier.replace(/^@/, '').replace(/\.js$/, '').replaceAll('/', '-')}.js`;
}

/**
 * Bundles the used part of other packages into one file each, which makes a program self-contained.
 *
 * @param specifiers their import specifiers
 */
export async function vendor(specifiers: readonly string[]): Promise<Vendored> {
  // Inside `node_modules`, where Node resolves packages from.
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

/** A module that re-exports what Node finds in a package, for CommonJS ones with named exports. */
async function exporting(specifier: string): Promise<string> {
  const found = v.parse(v.looseObject({}), { ...(await import(specifier)) });
  const names = Object.keys(found).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name));
  return `export { ${names.join(', ')} } from ${JSON.stringify(specifier)};\n`;
}

/** @returns the files included */
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
    // Resolves as Node itself would.
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
