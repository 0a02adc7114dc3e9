import type { OptionField } from '@lusoria/core';
import { optionFields } from '@lusoria/classification';
import type { Chosen } from '@lusoria/web-kit/game-ui.ts';
import { differing as differingFrom } from '@lusoria/web-kit/options/options.ts';

/** Presets: named bundles of options; absent options have their defaults. */
export const PRESETS = {
  first: { tree: 'drawn', difficulty: 'easy', classes: 3, verdict: 'reason' },
  classic: {},
  school: { first: '1', sage: 'stays', description: 'text' },
} as const satisfies Readonly<Record<string, Chosen>>;
export type PresetName = keyof typeof PRESETS;

export const PRESET_NAMES: readonly PresetName[] = ['first', 'classic', 'school'];

/** The options that differ from the defaults. */
export function differing(options: unknown): Chosen {
  return differingFrom(optionFields, options);
}

/** The preset that these options match (apart from the deck); null if they match none. */
export function presetOf(options: Chosen): PresetName | null {
  const { deck: _deck, ...rest } = differing(options);
  const same = (bundle: Chosen) =>
    Object.keys(bundle).length === Object.keys(rest).length &&
    Object.entries(bundle).every(([key, value]) => rest[key] === value);
  return PRESET_NAMES.find((name) => same(PRESETS[name])) ?? null;
}

/** These options with another preset; the deck stays. */
export function withPreset(options: Chosen, name: PresetName): Chosen {
  const { deck } = options;
  return { ...(deck === undefined ? {} : { deck }), ...PRESETS[name] };
}

/** These fields without values for seats that the table does not have. */
export function fieldsFor(fields: readonly OptionField[], seats: number): readonly OptionField[] {
  return fields.map((field) =>
    field.key === 'first' && field.kind === 'choice'
      ? {
          ...field,
          values: field.values.filter((value) => value === 'lot' || Number(value) <= seats),
        }
      : field,
  );
}
