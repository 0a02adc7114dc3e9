// npm run docs: writes the documentation site, dist/site: what the libraries export, and the guides. Static files.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defined } from '@lusoria/core';
import { Application, type ProjectReflection } from 'typedoc';
import { ROOT } from '../../scripts/node.mjs';
import { librariesIn, readRoot, readWorkspaces, sourceOf } from '../pack/workspaces.ts';
import { documentsWith, HOME, pageOf } from './documents.ts';

const OUT = join(ROOT, 'dist/site');
const PAGES = join(ROOT, 'dist/site-pages');

const { homepage } = readRoot();
const repository = `${homepage.replace(/#.*/, '')}/blob/main`;
const libraries = librariesIn(readWorkspaces());
const documents = documentsWith(libraries);

for (const folder of [OUT, PAGES]) rmSync(folder, { recursive: true, force: true });
mkdirSync(PAGES, { recursive: true });
for (const document of [HOME, ...documents]) {
  writeFileSync(join(PAGES, document.name), pageOf(document, documents, repository));
}

/** Import specifier of each file. */
const modules = new Map(
  libraries.flatMap((library) =>
    (library.lusoria?.public ?? []).map((path) => {
      const source = defined(sourceOf(library, path), path);
      return [join(ROOT, library.folder, source), library.name + path.slice(1)] as const;
    }),
  ),
);

const site = await Application.bootstrap({
  name: 'Lusoria',
  entryPoints: [...modules.keys()],
  tsconfig: join(ROOT, 'tsconfig.json'),
  // `npm run types` has already checked them.
  skipErrorChecking: true,
  readme: join(PAGES, HOME.name),
  projectDocuments: documents.map(({ name }) => join(PAGES, name)),
  out: OUT,
  basePath: ROOT,
  disableGit: true,
  gitRevision: 'main',
  sourceLinkTemplate: `${repository}/{path}#L{line}`,
  excludeInternal: true,
  excludeExternals: true,
  excludeReferences: true,
  sort: ['source-order'],
  sortEntryPoints: false,
  navigation: { includeCategories: false, includeGroups: false },
  searchInDocuments: true,
  githubPages: false,
  hideGenerator: true,
  // Comments on schemas apply to several declarations, and a schema's inner types are not exported.
  logLevel: 'Error',
  validation: { invalidLink: false, notExported: false },
});
const project = await site.convert();
if (project) {
  name(project);
  await site.generateOutputs(project);
}
if (!project || site.logger.hasErrors()) process.exitCode = 1;
else process.stdout.write(`${join(OUT, 'index.html')}\n`);

/** Names modules by their import specifiers. */
function name({ children = [] }: ProjectReflection): void {
  for (const module of children) {
    const [source] = module.sources ?? [];
    module.name = modules.get(source?.fullFileName ?? '') ?? module.name;
  }
}
