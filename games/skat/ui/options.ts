import { optionFields, type PresetName, PRESETS } from '@lusoria/skat';
import type { Chosen } from '@lusoria/web-kit/game-ui.ts';
import { differing as differingFrom } from '@lusoria/web-kit/options.ts';

export const PRESET_NAMES: readonly PresetName[] = ['isko', 'tavern', 'source'];

/** Of options, what differs from the rules. */
export function differing(options: unknown): Chosen {
  return differingFrom(optionFields, options);
}

/** Changes of a preset. */
export function bundle(name: PresetName): Chosen {
  return differing(PRESETS[name]);
}

/** The bundle that these options are; null when they are none of them. */
export function presetOf(options: Chosen): PresetName | null {
  const rest = differing(options);
  const same = (one: Chosen) =>
    Object.keys(one).length === Object.keys(rest).length &&
    Object.entries(one).every(([key, value]) => rest[key] === value);
  return PRESET_NAMES.find((name) => same(bundle(name))) ?? null;
}
