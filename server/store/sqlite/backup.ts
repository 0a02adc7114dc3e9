import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { problemsOf } from './check.ts';
import { FILE, makeFolder } from './database.ts';

/**
 * Copies the data of a folder into a new private file, while a server may have them open; the copy
 * is checked before it gets its name.
 *
 * @throws when there are no data, the file exists already or cannot be written, or the copy is
 * damaged.
 */
export async function backUp(folder: string, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is there already`);
  const source = present(join(folder, FILE));
  const partial = `${file}.partial`;
  closeSync(openSync(partial, 'wx', 0o600));
  try {
    const data = new DatabaseSync(source, { readOnly: true });
    try {
      await backup(data, partial);
    } finally {
      data.close();
    }
    const copy = new DatabaseSync(partial);
    // One file holds everything.
    copy.exec('PRAGMA journal_mode = DELETE');
    copy.close();
    checkFile(partial);
    renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}

/**
 * Restores a backup into a folder that has no data yet.
 *
 * @throws when the file is missing or damaged, or the folder has data.
 */
export function restore(file: string, folder: string): void {
  const target = join(resolve(folder), FILE);
  if (existsSync(target)) throw new Error(`${target} is there already`);
  checkFile(present(file));
  makeFolder(resolve(folder));
  closeSync(openSync(target, 'wx', 0o600));
  copyFileSync(file, target, constants.COPYFILE_FICLONE);
}

/** SQLite does not name the file that is missing. */
function present(file: string): string {
  if (existsSync(file)) return file;
  throw new Error(`there is no ${file}`);
}

function checkFile(file: string): void {
  const problems = problemsOf(file);
  if (problems.length > 0) throw new Error(problems.join('; '));
}
