import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Contents by path. */
export type PackedFiles = ReadonlyMap<string, string | Buffer>;

/** A package as published: its package.json and its files. */
export interface PackedPackage {
  readonly manifest: { readonly name: string; readonly version: string };
  readonly files: PackedFiles;
}

/** Folders of the sources and of the compiler's output. */
export interface Folders {
  readonly sources: string;
  readonly compiled: string;
}

/** A file of the repository, as an entry of {@link PackedFiles}. */
export function textFile(root: string, from: string, to: string): readonly [string, string] {
  return [to, readFileSync(join(root, from), 'utf8')];
}
