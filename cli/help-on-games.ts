import { agreement, bots } from '@lusoria/agreement';
import type { OptionField } from '@lusoria/core';
import { loadAgreementWords } from '@lusoria/words';
import { columns } from './layout.ts';
import type { Terminal } from './terminal.ts';

/** The options and bots of the games, for the help of commands that take one. */
export async function helpOnGames({
  language,
  words: { help },
}: Pick<Terminal, 'language' | 'words'>): Promise<string> {
  const words = await loadAgreementWords(language);
  return [
    `${help.gameOptions}:`,
    ...columns(
      agreement.optionFields.map((field) => [
        `  ${field.key}`,
        valuesOf(field),
        words.option(field.key).label,
      ]),
    ),
    '',
    `${help.bots}:`,
    ...columns(Object.keys(bots).map((kind) => [`  ${kind}`, words.bot(kind).text])),
    `  ${help.pupil}`,
  ].join('\n');
}

function valuesOf(field: OptionField): string {
  switch (field.kind) {
    case 'choice':
      return `${field.values.join('|')} (${field.standard})`;
    case 'switch':
      return `true|false (${field.standard})`;
    case 'number':
      return `${field.min} – ${field.max} (${field.standard})`;
  }
}
