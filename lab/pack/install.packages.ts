import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GAME_IDS } from '@lusoria/games';
import { publint } from 'publint';
import * as v from 'valibot';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '@lusoria/testing/browser/browser.ts';
import { openServerProcess, type ServerProcess } from '@lusoria/testing/server/server-process.ts';
import { ROOT } from '../../scripts/node.mjs';
import {
  type Consumer,
  DIST,
  installAll,
  oldestNode,
  run,
  serveFolder,
  tarballs,
} from './testing/consumer.ts';
import { type Example, examplesFor } from './testing/examples.ts';
import { librariesIn, readRoot, readWorkspaces } from './workspaces.ts';

/** Libraries with protocol types: their declarations are still inferred from schemas. */
const INFERRED = ['@lusoria/table', '@lusoria/tournaments'];

/** Limits for an installation of the program and all libraries with their sources: packages, and bytes on the disk. */
const MAX_PACKAGES = 60;
const MAX_BYTES = 30e6;

/** Limit for a module's initial chunk, bundled and minified, in bytes; players' weights load when one is created. */
const MAX_AT_ONCE = 200e3;

const mapSchema = v.object({ sources: v.array(v.string()) });

const DUEL = ['--seats', 'random,random', '--deals', '2', '--json'];

const root = readRoot();
const libraries = librariesIn(readWorkspaces());
const oldest = `${/[\d.]+/.exec(root.engines.node)?.[0]}.0`;

/** Every importable module of the libraries. */
const modules = libraries.flatMap(({ name, lusoria }) =>
  (lusoria?.public ?? []).map((path) => name + path.slice(1)),
);

let consumer: Consumer;
let page: Awaited<ReturnType<typeof serveFolder>>;
let server: ServerProcess;
let examples: readonly Example[];

beforeAll(async () => {
  await run(process.execPath, [join(ROOT, 'lab/pack/main.ts')]);
  consumer = await installAll();
  page = await serveFolder(join(consumer.folder, 'page'));
  server = await openServerProcess(
    ['--data', join(consumer.folder, 'data'), '--origin', page.url],
    0,
    join(consumer.folder, 'node_modules/lusoria/lib/cli/bin/lusoria.mjs'),
  );
  examples = examplesFor(`127.0.0.1:${server.port}`);
  for (const { name, text } of examples)
    await consumer.write(`examples/${name}.ts`, `export {};\n${text}`);
  const all = examples.map(
    ({ name }) => `console.log('== ${name}');\nawait import('./examples/${name}.ts');\n`,
  );
  await consumer.write('examples.ts', `export {};\n${all.join('')}`);
});

afterAll(async () => {
  await server.kill();
  await page.close();
  await consumer.remove();
});

describe('the tarballs', () => {
  it.each(libraries.map(({ name }) => name))(
    '%s finds nothing to object to in publint',
    async (name) => {
      const { messages } = await publint({ pkgDir: join(DIST, 'packages', name), strict: true });
      expect(messages).toEqual([]);
    },
  );

  it.each(libraries.map(({ name }) => name))('%s has types that are found', async (name) => {
    const tarball = tarballs().find((file) =>
      file.includes(`/${name.replace(/^@/, '').replace('/', '-')}-`),
    );
    const attw = join(ROOT, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    const args = [attw, '--profile', 'esm-only', tarball ?? ''];
    expect(await run(process.execPath, args)).not.toBe('');
  });

  it.each(['lusoria', ...libraries.map(({ name }) => name)])(
    '%s says what it is, and holds no tests, no training, no sources but those of its declarations',
    (name) => {
      const folder = join(consumer.folder, 'node_modules', name);
      const files = globSync('**/*', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
      expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'package.json']));
      expect(
        files.filter((file) =>
          /\.test\.|\/(testing|training|e2e|fixtures|golden|bench)\/|^lib\/.*(?<!\.d)\.ts$|\.svelte$/.test(
            file,
          ),
        ),
      ).toEqual([]);
      const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      expect(manifest).toMatchObject({
        name,
        license: 'MIT',
        engines: root.engines,
        repository: { type: 'git' },
      });
      expect(manifest).not.toMatchObject({ description: '' });
    },
  );
});

it.each(libraries.map(({ name }) => name))(
  '%s leads from each declaration to its source',
  (name) => {
    const folder = join(consumer.folder, 'node_modules', name);
    const declarations = globSync('lib/**/*.d.{ts,mts}', { cwd: folder });
    expect(declarations).not.toEqual([]);
    const sources = declarations.flatMap((file) => {
      const { sources: led } = v.parse(
        mapSchema,
        JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8')),
      );
      return led.map((source) => join(folder, dirname(file), source));
    });
    expect(sources.filter((source) => !existsSync(source))).toEqual([]);
  },
);

it('is installed with few packages and few bytes', () => {
  expect(consumer.packages).toBeLessThanOrEqual(MAX_PACKAGES);
  expect(consumer.bytes).toBeLessThanOrEqual(MAX_BYTES);
});

it('says the licence of everything that program and page bring along', () => {
  const lib = join(consumer.folder, 'node_modules/lusoria');
  expect(readFileSync(join(lib, 'NOTICE'), 'utf8')).toMatch(/^valibot \d[^]*Permission is hereby/m);
  const notice = readFileSync(join(lib, 'lib/web/dist/NOTICE.txt'), 'utf8');
  expect(notice).toMatch(/^svelte \d/m);
  expect(notice).toContain('SIL Open Font License');
});

it('type-checks in strict mode, its own declarations included', async () => {
  const imports = modules.map((module, i) => `export * as m${i} from '${module}';\n`);
  await consumer.write('all.ts', imports.join(''));
  const options = {
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    module: 'nodenext',
    target: 'es2024',
    lib: ['es2024', 'DOM', 'DOM.Iterable'],
    types: [],
  };
  const files = ['all.ts', ...examples.map(({ name }) => `examples/${name}.ts`)];
  await consumer.write('tsconfig.json', JSON.stringify({ compilerOptions: options, files }));
  const compiler = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
  expect(await run(process.execPath, [compiler, '-p', consumer.folder])).toBe('');
});

it.each(libraries.map(({ name }) => name).filter((name) => !INFERRED.includes(name)))(
  '%s declares types that can be read',
  (name) => {
    const folder = join(consumer.folder, 'node_modules', name, 'lib');
    const long = globSync('**/*.d.ts', { cwd: folder }).flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      // A type inferred from a schema: every field appears as the schema of a schema.
      return /\bv\.\w*(Object|Variant|Tuple|Record)Schema</.test(text) ? [file] : [];
    });
    expect(long).toEqual([]);
  },
);

describe('the examples of the READMEs print what they say', () => {
  const said = () => examples.flatMap(({ name, prints }) => [`== ${name}`, ...prints]);
  const printed = async (node: string, file: string) =>
    (await run(node, [file], consumer.folder)).trimEnd().split('\n');

  it(`on Node ${process.versions.node}`, async () => {
    expect(await printed(process.execPath, 'examples.ts')).toEqual(said());
  });

  it(`on the oldest Node, ${oldest}`, async () => {
    expect(await printed(await oldestNode(oldest), 'examples.ts')).toEqual(said());
  });

  it('bundled', async () => {
    await bundle({
      ssr: true,
      outDir: 'bundled',
      input: join(consumer.folder, 'examples.ts'),
    });
    expect(await printed(process.execPath, 'bundled/examples.js')).toEqual(said());
  });

  it("in a browser's worker", async () => {
    await consumer.write(
      'worker.ts',
      `const lines: unknown[] = [];
console.log = (...words) => lines.push(words.join(' '));
try {
  await import('./examples.ts');
} catch (error) { lines.push(String(error)); }
postMessage(lines);`,
    );
    await consumer.write(
      'index.html',
      `<script type="module">
const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
window.printed = new Promise((resolve, reject) => {
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = ({ message }) => reject(new Error(message));
});
</script>`,
    );
    await bundle({ ssr: false, outDir: 'page', input: join(consumer.folder, 'index.html') });
    const browser = await launch();
    try {
      const tab = await browser.newPage();
      await tab.goto(page.url);
      const lines: unknown = await tab.evaluate('window.printed');
      expect(lines).toEqual(said());
    } finally {
      await browser.close();
    }
  });
});

it('brings no weights along before there is a player', async () => {
  const files = await Promise.all(
    modules.map(async (module) => {
      const file = `at-once/${module.replaceAll('/', '-')}.js`;
      await consumer.write(file, `export * from '${module}';`);
      return [module, join(consumer.folder, file)] as const;
    }),
  );
  const sizes = await bundle({
    ssr: true,
    outDir: 'bundled-at-once',
    input: Object.fromEntries(files),
  });
  expect(sizes.size).toBe(modules.length);
  expect([...sizes].filter(([, size]) => size > MAX_AT_ONCE)).toEqual([]);
});

it('opens the table in a browser', async () => {
  const browser = await launch();
  try {
    const tab = await browser.newPage();
    const errors: string[] = [];
    tab.on('pageerror', ({ message }) => errors.push(message));
    await tab.goto(`http://127.0.0.1:${server.port}/`);
    await tab.getByRole('heading', { level: 1 }).first().waitFor();
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
});

it.each(GAME_IDS)('prints %s, and plays it in threads', async (game) => {
  const bin = join(consumer.folder, 'node_modules/lusoria/lib/cli/bin/lusoria.mjs');
  const out = join(consumer.folder, `${game}.pdf`);
  await run(process.execPath, [bin, 'print', `${game}/rules`, '--out', out]);
  expect(readFileSync(out, 'latin1')).toMatch(/^%PDF/);
  const report = await run(process.execPath, [bin, 'arena', game, ...DUEL]);
  expect(JSON.parse(report)).toMatchObject({ deals: 2 });
});

/** Bundles with Vite. @returns size of each entry's initial chunk, minified, in bytes */
async function bundle(what: {
  readonly ssr: boolean;
  readonly outDir: string;
  readonly input: string | Record<string, string>;
}): Promise<ReadonlyMap<string, number>> {
  const { ssr, outDir, input } = what;
  const sizes = new Map<string, number>();
  await build({
    configFile: false,
    root: consumer.folder,
    logLevel: 'error',
    worker: { format: 'es' },
    plugins: [
      {
        name: 'sizes',
        generateBundle(_options, output) {
          const chunks = Object.values(output).filter((file) => file.type === 'chunk');
          const needed = (name: string, seen = new Set<string>()): Set<string> => {
            const chunk = chunks.find(({ fileName }) => fileName === name);
            if (!chunk || seen.has(name)) return seen;
            return chunk.imports.reduce((all, one) => needed(one, all), seen.add(name));
          };
          for (const { name, fileName } of chunks.filter(({ isEntry }) => isEntry)) {
            const atOnce = chunks.filter((one) => needed(fileName).has(one.fileName));
            sizes.set(
              name,
              atOnce.reduce((sum, { code }) => sum + code.length, 0),
            );
          }
        },
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr,
      outDir,
      minify: true,
      target: 'es2024',
      emptyOutDir: true,
      rolldownOptions: { input },
    },
  });
  return sizes;
}
