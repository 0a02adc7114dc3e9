import {
  type AnyFacts,
  type ChosenOptions,
  defined,
  type GameMessages,
  type OptionField,
} from '@lusoria/core';

/** The options that differ from the defaults. Options that are no field always count. */
export function differing(fields: readonly OptionField[], options: unknown): ChosenOptions {
  if (typeof options !== 'object' || options === null) return {};
  const standards = new Map<string, unknown>(fields.map(({ key, standard }) => [key, standard]));
  return Object.fromEntries(
    Object.entries(options).filter(([key, value]) => standards.get(key) !== value),
  );
}

type GameOptions = Pick<AnyFacts, 'optionFields' | 'presets'>;

/** The preset that these options match, apart from what is played with; null if they match none. */
export function presetOf(
  { optionFields, presets }: GameOptions,
  options: ChosenOptions,
): string | null {
  const compared = optionFields.filter((field) => !isApart(field));
  const matches = (preset: ChosenOptions) =>
    compared.every(({ key, standard }) => (options[key] ?? standard) === (preset[key] ?? standard));
  return Object.entries(presets).find(([, preset]) => matches(preset))?.[0] ?? null;
}

/**
 * These options with another preset; what is played with stays.
 *
 * @throws if the game has no such preset
 */
export function withPreset(
  { optionFields, presets }: GameOptions,
  options: ChosenOptions,
  name: string,
): ChosenOptions {
  const kept = optionFields.flatMap((field): [string, unknown][] =>
    isApart(field) && options[field.key] !== undefined ? [[field.key, options[field.key]]] : [],
  );
  return {
    ...Object.fromEntries(kept),
    ...differing(optionFields, defined(presets[name], `the preset ${name}`)),
  };
}

/** Whether presets leave this option alone. */
export function isApart(field: OptionField): boolean {
  return field.kind === 'choice' && field.apart === true;
}

/** These fields without values for seats that the table does not have. */
export function fieldsFor(fields: readonly OptionField[], seats: number): readonly OptionField[] {
  return fields.map((field) =>
    field.kind === 'choice' && field.seats
      ? {
          ...field,
          values: field.values.filter((value) => !/^\d+$/.test(value) || Number(value) <= seats),
        }
      : field,
  );
}

/** An option that differs from the defaults, as text. */
export interface OptionInWords {
  readonly label: string;
  readonly value: string;
}

/** Chosen options as text, in the order of the fields. */
export function inWords(
  fields: readonly OptionField[],
  options: ChosenOptions,
  wordsFor: GameMessages['option'],
): readonly OptionInWords[] {
  return fields.flatMap(({ key, kind }) => {
    const value = options[key];
    if (value === undefined) return [];
    const { label, values } = wordsFor(key);
    if (kind === 'switch') return [{ label, value: value === true ? '✓' : '–' }];
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return [{ label, value: values?.[text] ?? text }];
  });
}
