import { readFileSync } from 'node:fs';
import { parsedJson, unreadable } from '@lusoria/cli-kit/files.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { type Config, readConfig } from '@lusoria/server';

/**
 * The platforms of schools in a file: a list as JSON.
 *
 * @throws Usage when it cannot be read, or when one of them is not as it has to be.
 */
export function platformsIn(file: string): Config['platforms'] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw unreadable(file, error);
  }
  return checkedPlatforms(parsedJson(file, text));
}

/** @throws Usage with the path of what is wrong. */
export function checkedPlatforms(platforms: unknown): Config['platforms'] {
  const config = readConfig({ platforms });
  if (config.ok) return config.value.platforms;
  throw new Usage('bad-options', { path: config.rejection.params['path'] ?? 'platforms' });
}
