import type { ChosenOptions, OptionField } from '@lusoria/core';

/** The options that differ from the defaults. Options that are no field, such as a custom deck, always count. */
export function differing(fields: readonly OptionField[], options: unknown): ChosenOptions {
  if (typeof options !== 'object' || options === null) return {};
  const standards = new Map<string, unknown>(fields.map(({ key, standard }) => [key, standard]));
  return Object.fromEntries(
    Object.entries(options).filter(([key, value]) => standards.get(key) !== value),
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
  wordsFor: (key: string) => {
    readonly label: string;
    readonly values?: Readonly<Record<string, string>>;
  },
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
