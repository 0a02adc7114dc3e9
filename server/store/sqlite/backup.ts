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

/** Why data were not copied. */
export type BackupFault =
  | 'file-exists'
  | 'no-data'
  | 'damaged-data'
  | 'data-exist'
  | 'no-backup'
  | 'damaged-backup';

/** Data were not copied, and nothing was changed. */
export class BackupError extends Error {
  readonly fault: BackupFault;
  /** The file that is there already, missing or damaged. */
  readonly file: string;

  constructor(fault: BackupFault, file: string, problems: readonly string[] = []) {
    super([`${fault}: ${file}`, ...problems].join('; '));
    this.fault = fault;
    this.file = file;
  }
}

/**
 * Copies the data of a folder into a new private file, while a server may have them open; the copy
 * is checked before it gets its name.
 *
 * @throws BackupError when there are no data, the file exists already, or the copy is damaged; otherwise when the file cannot be
 * written.
 */
export async function backUp(folder: string, file: string): Promise<void> {
  if (existsSync(file)) throw new BackupError('file-exists', file);
  const source = join(folder, FILE);
  if (!existsSync(source)) throw new BackupError('no-data', source);
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
    const problems = problemsOf(partial);
    if (problems.length > 0) throw new BackupError('damaged-data', source, problems);
    renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}

/**
 * Restores a backup into a folder that has no data yet.
 *
 * @throws BackupError when the file is missing or damaged, or the folder has data.
 */
export function restore(file: string, folder: string): void {
  const target = join(resolve(folder), FILE);
  if (existsSync(target)) throw new BackupError('data-exist', target);
  if (!existsSync(file)) throw new BackupError('no-backup', file);
  const problems = problemsOf(file);
  if (problems.length > 0) throw new BackupError('damaged-backup', file, problems);
  makeFolder(resolve(folder));
  closeSync(openSync(target, 'wx', 0o600));
  copyFileSync(file, target, constants.COPYFILE_FICLONE);
}
