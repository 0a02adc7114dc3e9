import type { Options } from './options.ts';

/** Options that belong together: the international order, the tavern, and the old source's wording. */
export const PRESETS = {
  isko: {},
  tavern: {
    scoring: 'bierlachs',
    kontra: 'all',
    ramsch: 'pushed',
    rounds: 'both',
    event: 'any',
  },
  source: {
    scoring: 'target',
    matadors: 'jacks',
    announcements: 'free',
    direction: 'counter',
    kontra: 'all',
  },
} as const satisfies Readonly<Record<string, Partial<Options>>>;

/**
 * A preset's name.
 *
 * @public
 */
export type PresetName = keyof typeof PRESETS;
