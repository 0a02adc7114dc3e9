import type { Command, CommandHelp } from '@lusoria/cli-kit/command.ts';
import { loadCliMessages, type Messages } from './messages/index.ts';

/** The messages without parameters. */
type PlainKey = { [K in keyof Messages]: Messages[K] extends null ? K : never }[keyof Messages];

/** The keys of a command's help. */
interface HelpKeys<Option extends string> {
  readonly summary: PlainKey;
  option(name: Option): PlainKey;
  readonly notes?: readonly PlainKey[];
}

/** The help of a command that says the same whatever games there are. */
export function helpFrom<Option extends string>({
  summary,
  option,
  notes = [],
}: HelpKeys<Option>): Command<Option>['help'] {
  return async (language): Promise<CommandHelp<Option>> => {
    const t = await loadCliMessages(language);
    return {
      summary: t(summary),
      option: (name) => t(option(name)),
      notes: notes.map((note) => t(note)),
    };
  };
}
