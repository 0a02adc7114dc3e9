import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import description from '../package.json' with { type: 'json' };
import type { Finding } from './finding.ts';
import { reasonOf } from './reason.ts';

/** The oldest Node that runs this program. */
const OLDEST = [22, 18] as const;
/** Date of this program: no correct clock shows an earlier day. */
const WRITTEN = Date.UTC(2026, 0, 1);
const GIB = 1024 ** 3;
/** Free space in GiB below which a disk is full soon, and below which it is full now. */
const LITTLE = 1;
const FULL = 0.1;

/** Versions, page, and the machine's own clock. */
export function program(webDir: string, now: number): readonly Finding[] {
  const version = process.versions.node;
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNew = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  const date = new Date(now).toISOString().slice(0, 16).replace('T', ' ');
  const hasPage = existsSync(resolve(webDir, 'index.html'));
  return [
    {
      subject: 'version',
      state: 'good',
      code: 'version',
      params: { version: description.version },
    },
    isNew
      ? { subject: 'node', state: 'good', code: 'node-new-enough', params: { version } }
      : { subject: 'node', state: 'bad', code: 'node-too-old', params: { version } },
    now >= WRITTEN
      ? { subject: 'clock', state: 'good', code: 'clock-likely', params: { date } }
      : { subject: 'clock', state: 'bad', code: 'clock-unlikely', params: { date } },
    hasPage
      ? { subject: 'page', state: 'good', code: 'page-there', params: { folder: webDir } }
      : { subject: 'page', state: 'bad', code: 'page-missing', params: { folder: webDir } },
  ];
}

/** Checks that the data folder is usable and private, and the free space of its disk. Creates nothing. */
export function folder(dataDir: string): readonly Finding[] {
  const path = resolve(dataDir);
  const there = nearest(path);
  return [rightsOf(path, there), roomAt(there)];
}

function rightsOf(path: string, there: string): Finding {
  const params = { folder: path };
  try {
    accessSync(there, constants.R_OK | constants.W_OK | constants.X_OK);
    const { mode } = statSync(there);
    if (!statSync(there).isDirectory()) throw new Error('ENOTDIR');
    if (there !== path) return { subject: 'folder', state: 'good', code: 'folder-new', params };
    // On Windows these bits have no meaning.
    if (process.platform === 'win32' || (mode & 0o077) === 0) {
      return { subject: 'folder', state: 'good', code: 'folder-own', params };
    }
    const bits = (mode & 0o777).toString(8);
    return {
      subject: 'folder',
      state: 'warning',
      code: 'folder-open',
      params: { ...params, mode: bits },
    };
  } catch (error) {
    const reason = reasonOf(error);
    return {
      subject: 'folder',
      state: 'bad',
      code: 'folder-closed',
      params: { ...params, reason },
    };
  }
}

function roomAt(folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder);
  const free = (bavail * bsize) / GIB;
  const params = { gigabytes: free.toFixed(1), folder };
  if (free < FULL) return { subject: 'disk', state: 'bad', code: 'disk-full', params };
  if (free < LITTLE) return { subject: 'disk', state: 'warning', code: 'disk-little', params };
  return { subject: 'disk', state: 'good', code: 'disk-room', params };
}

/** The folder itself, or its nearest existing ancestor. */
function nearest(path: string): string {
  const parent = dirname(path);
  return existsSync(path) || parent === path ? path : nearest(parent);
}
