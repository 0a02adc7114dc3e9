import { agreement } from '@lusoria/agreement';
import type { Chosen } from '@lusoria/web-kit/game-ui.ts';

/** Presets: named bundles of options; absent options have their defaults. */
export const PRESETS = {
  standard: {},
  practice: { referee: 'table', tables: 'open' },
  tournament: { rounds: 3, upheldDraw: true, rejectedDraw: true, wait: 2 },
} as const satisfies Readonly<Record<string, Chosen>>;

export type Preset = keyof typeof PRESETS;

export const PRESET_NAMES: readonly Preset[] = ['standard', 'practice', 'tournament'];

/** The preset that these options match (apart from the deck); null if they match none. */
export function presetOf(options: Chosen): Preset | null {
  const { deck: _deck, ...rest } = options;
  const same = (bundle: Chosen) =>
    Object.keys(bundle).length === Object.keys(rest).length &&
    Object.entries(bundle).every(([key, value]) => rest[key] === value);
  return PRESET_NAMES.find((name) => same(PRESETS[name])) ?? null;
}

/** The options that differ from the defaults, and the deck. */
export function differing(options: unknown): Chosen {
  if (typeof options !== 'object' || options === null) return {};
  return Object.fromEntries(
    Object.entries(options).filter(
      ([key, value]) =>
        key === 'deck' ||
        agreement.optionFields.every((field) => field.key !== key || field.standard !== value),
    ),
  );
}
