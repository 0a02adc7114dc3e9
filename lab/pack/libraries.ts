import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { mappedSources } from './declaration-maps.ts';
import { collect, compiledName, declarationOf } from './modules.ts';
import { type Folders, type PackedFiles, type PackedPackage, textFile } from './package.ts';
import { type Root, sourceOf, splitSpecifier, type Workspace } from './workspaces.ts';

/**
 * Packs a library: its public modules and their dependencies, as JavaScript with declarations and the sources of these.
 *
 * @throws if a public module needs something that is not public, or that its package.json does not
 * list
 */
export function libraryOf(
  workspace: Workspace,
  workspaces: ReadonlyMap<string, Workspace>,
  root: Root,
  { compiled, sources }: Folders,
): PackedPackage {
  const { name, folder } = workspace;
  const dependencies = new Map<string, string>();
  const entries = (workspace.lusoria?.public ?? []).map((path) => {
    const source = sourceOf(workspace, path);
    if (source === null) throw new Error(`${name} makes ${path} public, but does not export it`);
    return { path, file: posix.join(folder, compiledName(source)) };
  });
  const files = collect(
    entries.flatMap(({ file }) => [file, declarationOf(file)]),
    {
      compiled,
      sources,
      isLeftOut: () => false,
      resolve(specifier, importer) {
        if (isBuiltin(specifier)) return { specifier };
        const { name: needed, path } = splitSpecifier(specifier);
        const own = workspaces.get(needed);
        const version = own?.version ?? workspace.dependencies[needed];
        if (version === undefined)
          throw new Error(`${importer} needs ${needed}, which ${name} does not name`);
        if (own && !own.lusoria?.public.includes(path)) {
          throw new Error(`${importer} needs ${specifier}, which is not public`);
        }
        dependencies.set(needed, version);
        return { specifier };
      },
    },
  );
  const lib: PackedFiles = new Map(
    [...files].map(([file, content]) => [within(folder, file), content]),
  );
  const exports = Object.fromEntries(
    entries.map(({ path, file }) => {
      const js = `./${within(folder, file)}`;
      return [path, { types: declarationOf(js), default: js }];
    }),
  );
  const manifest = {
    name,
    version: workspace.version,
    description: workspace.description,
    keywords: workspace.keywords,
    license: root.license,
    homepage: root.homepage,
    repository: { ...root.repository, directory: folder },
    type: 'module',
    engines: root.engines,
    sideEffects: false,
    exports: { ...exports, './package.json': './package.json' },
    files: ['lib', 'src'],
    dependencies: Object.fromEntries([...dependencies].toSorted(([a], [b]) => a.localeCompare(b))),
  };
  const documents = [
    textFile(sources, `${folder}/README.md`, 'README.md'),
    textFile(sources, 'LICENSE', 'LICENSE'),
  ];
  const src = mappedSources([...files.keys()], folder, { compiled, sources });
  return { manifest, files: new Map([...documents, ...lib, ...src]) };
}

/** Path of a compiled file in its package. */
function within(folder: string, file: string): string {
  const path = posix.relative(folder, file);
  if (path.startsWith('..')) throw new Error(`${file} lies outside of ${folder}, which needs it`);
  return `lib/${path}`;
}
