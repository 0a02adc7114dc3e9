import type { Language } from '@lusoria/i18n';
import type { Command, CommandHelp } from '@lusoria/cli-kit/command.ts';
import { loadCliMessages, type Messages } from './messages/index.ts';

/** The messages without parameters. */
type PlainKey = { [K in keyof Messages]: Messages[K] extends null ? K : never }[keyof Messages];

/** Message keys of a command's help. */
interface HelpKeys<Option extends string> {
  readonly summary: PlainKey;
  option(name: Option): PlainKey;
  readonly notes?: readonly PlainKey[];
  /** Text after the options. */
  readonly more?: (language: Language, about: string | null) => Promise<string>;
}

/** Help of a command that does not depend on the games. */
export function helpFrom<Option extends string>({
  summary,
  option,
  notes = [],
  more,
}: HelpKeys<Option>): Command<Option>['help'] {
  return async (language, about): Promise<CommandHelp<Option>> => {
    const [t, behind] = await Promise.all([loadCliMessages(language), more?.(language, about)]);
    return {
      ...(behind !== undefined && { more: behind }),
      summary: t(summary),
      option: (name) => t(option(name)),
      notes: notes.map((note) => t(note)),
    };
  };
}
