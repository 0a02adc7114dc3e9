import type { CommandRow, CommandTable, OptionRow, Place } from './table.ts';

/** Completion for fish: `lusoria completion fish > ~/.config/fish/completions/lusoria.fish`. */
export function fishCompletion({ commands, everywhere }: CommandTable): string {
  return [
    '# Completion of lusoria for fish; lusoria completion fish > ~/.config/fish/completions/lusoria.fish',
    'complete -c lusoria -f',
    ...everywhere.map((option) => optionLine(option, null)),
    ...commands.flatMap(linesOf),
  ].join('\n');
}

function linesOf({ name, summary, argument, options }: CommandRow): readonly string[] {
  const [first = '', second] = name.split(' ');
  const here = `__fish_seen_subcommand_from ${second ?? first}`;
  const named =
    second === undefined ? '__fish_use_subcommand' : `__fish_seen_subcommand_from ${first}`;
  return [
    `complete -c lusoria -n ${quoted(named)} -a ${second ?? first} -d ${quoted(summary)}`,
    ...options.map((option) => optionLine(option, here)),
    ...(argument === null || argument.kind === 'free'
      ? []
      : [`complete -c lusoria -n ${quoted(here)}${argumentsOf(argument)}`]),
  ];
}

function optionLine({ name, value, help }: OptionRow, where: string | null): string {
  const condition = where === null ? '' : ` -n ${quoted(where)}`;
  const takes = value === null ? '' : value.kind === 'free' ? ' -x' : ` -r${argumentsOf(value)}`;
  return `complete -c lusoria${condition} -l ${name}${takes} -d ${quoted(help)}`;
}

const PATHS = { file: ' -F', folder: ` -f -a '(__fish_complete_directories)'`, free: '' } as const;

function argumentsOf(place: Place): string {
  return place.kind === 'words' ? ` -f -a ${quoted(place.words.join(' '))}` : PATHS[place.kind];
}

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}
