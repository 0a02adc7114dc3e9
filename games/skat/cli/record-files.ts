import type { Arguments, CommandHelp } from '@lusoria/cli-kit/command.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import type { Language } from '@lusoria/i18n';
import { loadSkatCommandMessages, type SkatCommandTranslator } from './messages/index.ts';

/** The option of commands that read files of records. */
export const FILE_OPTIONS = { json: { kind: 'flag', takes: '' } } as const;

/** Their help. */
export async function helpOnFiles(
  command: 'replay' | 'breakdown',
  language: Language,
  notes: (t: SkatCommandTranslator) => readonly string[],
): Promise<CommandHelp<keyof typeof FILE_OPTIONS>> {
  const t = await loadSkatCommandMessages(language);
  return {
    summary: t(`command-${command}`),
    option: (name) => t(`command-${command}-${name}`),
    notes: notes(t),
  };
}

/**
 * The files to read.
 *
 * @throws Usage when none is named.
 */
export function filesIn({ positionals }: Arguments): readonly string[] {
  if (positionals.length === 0) throw new Usage('which-file');
  return positionals;
}
