import type { Labelled, LabelledOption } from '@lusoria/core';
import { optionFields } from '../rules/options.ts';
import type { SkatTranslator } from './index.ts';

/** An option by its key; one that is not known is called by its key. */
export function optionText(t: SkatTranslator, key: string): LabelledOption {
  const field = optionFields.find((each) => each.key === key);
  if (!field) return { label: key, text: '' };
  const labelled = { label: t(`option-${field.key}`), text: t(`option-${field.key}-text`) };
  if (field.kind === 'switch') return labelled;
  const values = field.kind === 'choice' ? field.values : ['0'];
  const named = values.flatMap((value) => {
    const name = t.lookup(`option-${key}-${value}`);
    return name === null ? [] : [[value, name] as const];
  });
  return { ...labelled, values: Object.fromEntries(named) };
}

/** A bot by its name: those of `strong` are called after their levels, unknown ones by their names. */
export function botText(t: SkatTranslator, name: string): Labelled {
  const [kind = '', level = 'full'] = name.split(':');
  const key = `bot-${kind === 'strong' ? level : kind}`;
  const text = t.lookup(`${key}-text`);
  return text === null ? { label: name, text: '' } : { label: t.lookup(key) ?? name, text };
}

/** Names for bots at a table. */
export function botNames(t: SkatTranslator): readonly string[] {
  return t('bot-names').split(', ');
}
