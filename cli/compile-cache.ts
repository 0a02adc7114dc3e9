import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Keeps compiled code between runs, which halves the time to start, in a folder of this person: others could write into
 * one for temporary files. `NODE_COMPILE_CACHE` names another, `NODE_DISABLE_COMPILE_CACHE=1` does without.
 */
export function keepCompiledCode({
  XDG_CACHE_HOME: caches,
  LOCALAPPDATA: local,
  HOME: home,
}: Readonly<Partial<Record<string, string>>>): void {
  const folder = caches || local || (home && join(home, '.cache'));
  if (folder) enableCompileCache(join(folder, 'lusoria'));
}
