import { type Labelled, labelled, type LabelledOption, labelledOption } from '@lusoria/core';
import { optionFields } from '../rules/options.ts';
import type { SkatTranslator } from './index.ts';

export function optionText(t: SkatTranslator, key: string): LabelledOption {
  return labelledOption(t, optionFields, key);
}

/** A bot by its name: those of `strong` are called after their levels, unknown ones by their names. */
export function botText(t: SkatTranslator, name: string): Labelled {
  const [kind = '', level = 'full'] = name.split(':');
  return labelled(t, `bot-${kind === 'strong' ? level : kind}`, name);
}

/** Names for bots at a table. */
export function botNames(t: SkatTranslator): readonly string[] {
  return t('bot-names').split(', ');
}
