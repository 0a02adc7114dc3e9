import { defined } from '@lusoria/core';
import type { CommandRow, CommandTable, OptionRow, Place } from './table.ts';

/** Completion for bash: `source <(lusoria completion bash)`. */
export function bashCompletion({ commands, everywhere }: CommandTable): string {
  // The longer name first: `simulate learning` before `simulate`.
  const sorted = commands.toSorted((a, b) => b.name.length - a.name.length);
  const first = [...new Set(commands.map(({ name }) => defined(name.split(' ')[0])))];
  return `# Completion of lusoria for bash; in ~/.bashrc: source <(lusoria completion bash)
_lusoria() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} said='' before='' word
  COMPREPLY=()
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    [[ $word != -* && $before != --lang ]] && said+="$word "
    before=$word
  done
  case $prev in
${everywhere.flatMap((option) => valueLines(option, '    ')).join('\n')}
  esac
  case $said in
    '') COMPREPLY=($(compgen -W '${[...first, ...everywhere.map(({ name }) => `--${name}`)].join(' ')}' -- "$cur")) ;;
${sorted.map((command) => caseOf(command, everywhere, subcommands(command, commands))).join('\n')}
  esac
}
complete -F _lusoria lusoria`;
}

/** Second words of commands that begin with this one. */
function subcommands({ name }: CommandRow, all: readonly CommandRow[]): readonly string[] {
  return all
    .filter((other) => other.name.startsWith(`${name} `))
    .map((other) => other.name.slice(name.length + 1));
}

function caseOf(
  { name, options, argument }: CommandRow,
  everywhere: readonly OptionRow[],
  second: readonly string[],
): string {
  const words = [...options, ...everywhere].map((option) => `--${option.name}`).join(' ');
  const values = options.flatMap((option) => valueLines(option, '        '));
  const place = argument?.kind === 'words' ? [...second, ...argument.words].join(' ') : null;
  const arguments_ =
    place === null
      ? replyOf(argument ?? { kind: 'free' })
      : replyOf({ kind: 'words', words: [place] });
  return `    '${name} '*)
      case $prev in
${values.join('\n')}
      esac
      if [[ $cur == -* ]]; then COMPREPLY=($(compgen -W '${words}' -- "$cur"))
      else ${arguments_}
      fi ;;`;
}

function valueLines({ name, value }: OptionRow, indent: string): readonly string[] {
  return value ? [`${indent}--${name}) ${replyOf(value)}; return ;;`] : [];
}

const PATHS = 'compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen';
const REPLIES = {
  file: `${PATHS} -f -- "$cur"))`,
  folder: `${PATHS} -d -- "$cur"))`,
  free: 'COMPREPLY=()',
} as const;

function replyOf(place: Place): string {
  if (place.kind !== 'words') return REPLIES[place.kind];
  return `COMPREPLY=($(compgen -W '${place.words.join(' ')}' -- "$cur"))`;
}
