import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Contents by path. */
export type PackedFiles = ReadonlyMap<string, string | Buffer>;

/** A package as it is published: its package.json, and everything beside it. */
export interface PackedPackage {
  readonly manifest: { readonly name: string; readonly version: string };
  readonly files: PackedFiles;
}

/** Where the sources lie, and what the compiler makes of them. */
export interface Folders {
  readonly sources: string;
  readonly compiled: string;
}

/** A file of the repository, as an entry of {@link PackedFiles}. */
export function textFile(root: string, from: string, to: string): readonly [string, string] {
  return [to, readFileSync(join(root, from), 'utf8')];
}
