import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../../scripts/node.mjs';

const versions = v.optional(v.record(v.string(), v.string()), {});

/** The fields of a package.json from which a package is built. */
const manifestSchema = v.object({
  name: v.string(),
  version: v.string(),
  description: v.optional(v.string(), ''),
  keywords: v.optional(v.array(v.string()), []),
  dependencies: versions,
  devDependencies: versions,
  exports: v.optional(v.record(v.string(), v.string()), {}),
  /** The published subset of the exports; if absent, nothing is published. */
  lusoria: v.optional(v.object({ public: v.array(v.string()) })),
});

/** A workspace: its folder, relative to the root, and its package.json. */
export interface Workspace extends v.InferOutput<typeof manifestSchema> {
  readonly folder: string;
}

const rootSchema = v.object({
  version: v.string(),
  license: v.string(),
  homepage: v.string(),
  repository: v.object({ type: v.string(), url: v.string() }),
  engines: v.object({ node: v.string() }),
  workspaces: v.array(v.string()),
});

/** The root's settings for all packages. */
export type Root = v.InferOutput<typeof rootSchema>;

/** The root's package.json. */
export function readRoot(): Root {
  return v.parse(rootSchema, readJson('package.json'));
}

/** All workspaces by name; `games/*` expands to those in the lock file. */
export function readWorkspaces(): ReadonlyMap<string, Workspace> {
  const lock = v.parse(
    v.object({
      packages: v.record(
        v.string(),
        v.object({ resolved: v.optional(v.string()), link: v.optional(v.boolean()) }),
      ),
    }),
    readJson('package-lock.json'),
  );
  const folders = Object.values(lock.packages).flatMap(({ link, resolved }) =>
    link === true && resolved !== undefined ? [resolved] : [],
  );
  const all = folders.map((folder) => ({
    ...v.parse(manifestSchema, readJson(`${folder}/package.json`)),
    folder,
  }));
  return new Map(all.map((workspace) => [workspace.name, workspace]));
}

/** The workspaces published as libraries. */
export function librariesIn(workspaces: ReadonlyMap<string, Workspace>): readonly Workspace[] {
  return [...workspaces.values()].filter(({ lusoria }) => lusoria !== undefined);
}

/** Splits a specifier into package name and subpath: `@a/b/c` is `@a/b` and `./c`. */
export function splitSpecifier(specifier: string): {
  readonly name: string;
  readonly path: string;
} {
  const parts = specifier.split('/');
  const rest = parts.splice(specifier.startsWith('@') ? 2 : 1);
  return { name: parts.join('/'), path: ['.', ...rest].join('/') };
}

/** The source file of a workspace's export, relative to its folder; null if there is none. */
export function sourceOf({ exports }: Workspace, path: string): string | null {
  const exact = exports[path];
  if (exact !== undefined) return exact;
  for (const [pattern, target] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined || !path.startsWith(before) || !path.endsWith(after)) continue;
    return target.replace('*', path.slice(before.length, path.length - after.length));
  }
  return null;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
}
