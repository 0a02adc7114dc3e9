import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../../scripts/node.mjs';
import { librariesIn, readWorkspaces } from './workspaces.ts';

const PAGE = 'docs/PACKAGES.md';
const ROW = /^\| `(?<what>\*|\{ \w+ \}) from '(?<module>[^']+)'` \| (?<limit>\d+) \|$/gmu;
/** A limit further above what is measured than this share says too little (or than a kilobyte). */
const SLACK = 0.25;

const rows = [...readFileSync(join(ROOT, PAGE), 'utf8').matchAll(ROW)].map(({ groups }) => ({
  what: groups?.['what'] ?? '',
  module: groups?.['module'] ?? '',
  limit: Number(groups?.['limit']),
}));

const folder = mkdtempSync(join(ROOT, 'node_modules/.sizes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is loaded at once of an import, bundled by itself and minified: kilobytes. */
async function sizeOf(what: string, module: string): Promise<number> {
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, `export ${what} from '${module}';`);
  let bytes = 0;
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [
      {
        name: 'size',
        generateBundle(_options, output) {
          const chunks = Object.values(output).filter((file) => file.type === 'chunk');
          const atOnce = new Set(chunks.filter(({ isEntry }) => isEntry));
          // A set goes on to what is added to it.
          for (const { code, imports } of atOnce) {
            bytes += code.length;
            for (const one of chunks) if (imports.includes(one.fileName)) atOnce.add(one);
          }
        },
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: true,
      target: 'es2024',
      rolldownOptions: { input: entry },
    },
  });
  return bytes / 1000;
}

it('every module of every library has a limit', () => {
  const whole = rows.filter(({ what }) => what === '*').map(({ module }) => module);
  const modules = librariesIn(readWorkspaces()).flatMap(({ name, lusoria }) =>
    (lusoria?.public ?? []).map((path) => name + path.slice(1)),
  );
  expect(whole.toSorted()).toEqual(modules.toSorted());
});

it.each(rows)('$what from $module keeps to $limit kB', async ({ what, module, limit }) => {
  const size = await sizeOf(what, module);
  expect(size).toBeLessThanOrEqual(limit);
  expect(size).toBeGreaterThanOrEqual(Math.min(limit * (1 - SLACK), limit - 1));
});
