import { optionFields, type PresetName, PRESETS } from '@lusoria/skat';
import type { Chosen } from '@lusoria/web-kit/game-ui.ts';

export const PRESET_NAMES: readonly PresetName[] = ['isko', 'tavern', 'source'];

const standards: ReadonlyMap<string, unknown> = new Map(
  optionFields.map(({ key, standard }) => [key, standard]),
);

/** Of options, what differs from the rules. */
export function differing(options: unknown): Chosen {
  if (typeof options !== 'object' || options === null) return {};
  return Object.fromEntries(
    Object.entries(options).filter(([key, value]) => standards.get(key) !== value),
  );
}

/** What a bundle changes. */
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
