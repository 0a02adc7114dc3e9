import { optionFields, type PresetName, PRESETS } from '@lusoria/skat';
import type { Chosen } from '@lusoria/web-kit/game-ui.ts';
import { differing as differingFrom } from '@lusoria/web-kit/options/options.ts';

export const PRESET_NAMES: readonly PresetName[] = ['isko', 'tavern', 'source'];

/** The options that differ from the defaults. */
export function differing(options: unknown): Chosen {
  return differingFrom(optionFields, options);
}

/** The options of a bundle that differ from the defaults. */
export function bundle(name: PresetName): Chosen {
  return differing(PRESETS[name]);
}

/** The bundle with these options; null if there is none. */
export function presetOf(options: Chosen): PresetName | null {
  const rest = differing(options);
  const same = (one: Chosen) =>
    Object.keys(one).length === Object.keys(rest).length &&
    Object.entries(one).every(([key, value]) => rest[key] === value);
  return PRESET_NAMES.find((name) => same(bundle(name))) ?? null;
}
