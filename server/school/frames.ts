import type { Config } from '../config.ts';
import { originsOf } from './platforms.ts';

/** Other origins that the pages of a server have to do with; both lists are empty where there are none. */
export interface Frames {
  /** Whose pages may show those of this server inside of them. */
  readonly ancestors: readonly string[];
  /** Where forms of this server's pages may be sent. */
  readonly forms: readonly string[];
}

export function framesOf({ platforms, frames }: Pick<Config, 'platforms' | 'frames'>): Frames {
  const ofPlatforms = platforms
    .filter(({ kind }) => kind === 'lti')
    .flatMap((platform) => [...originsOf(platform)]);
  const forms = [...new Set(ofPlatforms)];
  return { forms, ancestors: [...new Set([...forms, ...frames])] };
}
