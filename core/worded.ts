import type { Sentence } from '@lusoria/i18n';
import type { OptionField } from './contract.ts';
import type { GameMessages, Labelled, LabelledOption } from './messages.ts';

/** Messages of a game whose keys are derived from names in its rules. */
interface Messages {
  /** Null if there is no such message. */
  lookup(key: string): string | null;
  lookupSentence(key: string): Sentence | null;
}

/** The messages `KEY` and `KEY-hint`; only the name if there is no message of this key. */
export function labelled(t: Messages, key: string, name: string): Labelled {
  const label = t.lookup(key);
  return label === null
    ? { label: name, text: '' }
    : { label, text: t.lookup(`${key}-hint`) ?? '' };
}

/**
 * The label of an option from the messages `option-KEY`, `option-KEY-hint` and `option-KEY-VALUE`; an option that the
 * game does not have is labelled with its key.
 *
 * @param nameOf the name of a value that has one of its own, such as a deck; null for others
 */
export function labelledOption(
  t: Messages,
  fields: readonly OptionField[],
  key: string,
  nameOf: (key: string, value: string) => string | null = () => null,
): LabelledOption {
  const field = fields.find((one) => one.key === key);
  if (!field) return { label: key, text: '' };
  const option = labelled(t, `option-${key}`, key);
  const values = namedValues(field).flatMap((value): (readonly [string, string])[] => {
    const name = nameOf(key, value) ?? t.lookup(`option-${key}-${value}`);
    if (name === null) return field.kind === 'choice' ? [[value, value]] : [];
    return [[value, name]];
  });
  return values.length === 0 ? option : { ...option, values: Object.fromEntries(values) };
}

/** Of the values of a number only 0 may have a special meaning. */
function namedValues(field: OptionField): readonly string[] {
  switch (field.kind) {
    case 'switch':
      return [];
    case 'number':
      return ['0'];
    case 'choice':
      return field.values;
  }
}

/** A game's help, with its keys. */
export type HelpMessages = Required<Pick<GameMessages, 'help' | 'shortcuts'>>;

/**
 * The help from the messages `help-SECTION` (a heading), `help-SECTION-1` and so on, and `key-ACTION`. Printed rules
 * use `help-SECTION-paper` and `help-SECTION-1-paper` in place of `help-SECTION` and `help-SECTION-1` where such
 * messages exist.
 *
 * @param onScreen paragraphs without meaning for play with real cards, such as `shuffle-1`
 * @param keys keys as printed on a keyboard, each with the name of its function
 * @throws Error if the message of a heading or a key is missing.
 */
export function helpIn(
  t: Messages,
  sections: readonly string[],
  keys: readonly (readonly [string, string])[],
  onScreen: readonly string[] = [],
): HelpMessages {
  const must = (key: string): string => {
    const text = t.lookup(key);
    if (text === null) throw new Error(`no message ${key}`);
    return text;
  };
  return {
    help: sections.map((section) => ({
      title: must(`help-${section}`),
      text: paragraphs(t, section).map(({ screen }) => screen),
      paper: {
        title: t.lookup(`help-${section}-paper`) ?? must(`help-${section}`),
        text: paragraphs(t, section)
          .filter(({ name }) => !onScreen.includes(name))
          .map(({ paper }) => paper),
      },
    })),
    shortcuts: keys.map(([key, action]) => ({ key, text: must(`key-${action}`) })),
  };
}

interface Paragraph {
  readonly name: string;
  readonly screen: Sentence;
  readonly paper: Sentence;
}

function paragraphs(t: Messages, section: string, from = 1): readonly Paragraph[] {
  const name = `${section}-${from}`;
  const screen = t.lookupSentence(`help-${name}`);
  if (screen === null) return [];
  const paper = t.lookupSentence(`help-${name}-paper`) ?? screen;
  return [{ name, screen, paper }, ...paragraphs(t, section, from + 1)];
}
