import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for a test's files. */
export interface Folder {
  readonly path: string;
  /** Writes a file, and returns its path. */
  file(name: string, content: string): string;
  remove(): void;
}

/** A new folder; the caller removes it. */
export function folder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'lusoria-cli-'));
  return {
    path,
    file(name, content) {
      const file = join(path, name);
      writeFileSync(file, content);
      return file;
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
