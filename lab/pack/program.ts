import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { globSync, readFileSync } from 'node:fs';
import { noticeOf } from '../../scripts/licences.mjs';
import { collect, compiledName } from './modules.ts';
import { type Folders, type PackedPackage, textFile } from './package.ts';
import { vendor, vendoredName } from './vendor.ts';
import { type Root, sourceOf, splitSpecifier, type Workspace } from './workspaces.ts';

/** The workspace whose package is the program, and its entry point. */
const PROGRAM = 'lusoria';
const BIN = 'cli/bin/lusoria.mjs';
/** The built page, including its notice. */
const PAGE = 'web/dist';

/**
 * Packs the program: its code, the page it serves, and the other packages that both use, bundled: it needs no
 * further package and no network.
 */
export async function programOf(
  workspaces: ReadonlyMap<string, Workspace>,
  root: Root,
  { compiled, sources }: Folders,
): Promise<PackedPackage> {
  const program = workspaces.get(PROGRAM);
  if (!program) throw new Error(`there is no workspace ${PROGRAM}`);
  const foreign = new Set<string>();
  const code = collect([BIN], {
    compiled,
    sources,
    // The page is built already; games' UIs are not loaded from here.
    isLeftOut: (file) => /^games\/[^/]+\/ui\//.test(file),
    resolve(specifier, importer) {
      if (isBuiltin(specifier)) return { specifier };
      const { name, path } = splitSpecifier(specifier);
      const own = workspaces.get(name);
      if (!own) {
        foreign.add(specifier);
        return { besides: `vendor/${vendoredName(specifier)}` };
      }
      const source = sourceOf(own, path);
      if (source === null) throw new Error(`${importer} needs ${specifier}, which is not exported`);
      return { file: posix.join(own.folder, compiledName(source)) };
    },
  });
  const { files: vendored, licences } = await vendor([...foreign].toSorted());
  const page = globSync('**/*', {
    cwd: join(sources, PAGE),
    withFileTypes: true,
    // Build metadata does not belong in the package.
    exclude: (entry) => entry.name === '.vite',
  })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.relative(sources, posix.join(entry.parentPath, entry.name)));
  const manifest = {
    name: program.name,
    version: program.version,
    description: program.description,
    keywords: program.keywords,
    license: root.license,
    homepage: root.homepage,
    repository: { ...root.repository, directory: program.folder },
    type: 'module',
    engines: root.engines,
    bin: { [PROGRAM]: `lib/${BIN}` },
    exports: { './package.json': './package.json' },
    files: ['lib', 'NOTICE'],
  };
  return {
    manifest,
    files: new Map<string, string | Buffer>([
      textFile(sources, `${program.folder}/README.md`, 'README.md'),
      textFile(sources, 'LICENSE', 'LICENSE'),
      ['NOTICE', noticeOf(INTRO, licences)],
      ...[...code].map(([file, content]) => [`lib/${file}`, content] as const),
      ...[...vendored].map(([file, content]) => [`lib/vendor/${file}`, content] as const),
      ...page.map((file) => [`lib/${file}`, readFileSync(join(sources, file))] as const),
    ]),
  };
}

const INTRO = `This program contains code of other packages, under the licences that follow (lib/vendor).
What the page contains stands in lib/web/dist/NOTICE.txt.`;
