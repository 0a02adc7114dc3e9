import type { CommandRow, CommandTable, OptionRow, Place } from './table.ts';

/** Completion for zsh: a file `_lusoria` in a folder of `$fpath`, or `source <(lusoria completion zsh)`. */
export function zshCompletion({ commands, everywhere }: CommandTable): string {
  const sorted = commands.toSorted((a, b) => b.name.length - a.name.length);
  const single = commands.filter(({ name }) => !name.includes(' '));
  return `#compdef lusoria
# Completion of lusoria for zsh; in ~/.zshrc, after compinit: source <(lusoria completion zsh)
_lusoria() {
  local context state state_descr line
  typeset -A opt_args
  local -a commands
  commands=(
${single.map(({ name, summary }) => `    ${quoted(`${name}:${summary.replaceAll(':', '\\:')}`)}`).join('\n')}
  )
  _arguments -C ${everywhere.map((option) => quoted(specOf(option))).join(' ')} '1: :->command' '*:: :->rest'
  case $state in
    command) _describe -t commands command commands ;;
    rest)
      case "$words[1] $words[2] " in
${sorted.map((command) => caseOf(command, commands, everywhere)).join('\n')}
      esac ;;
  esac
}
if [[ $funcstack[1] = _lusoria ]]; then _lusoria "$@"; else compdef _lusoria lusoria; fi`;
}

function caseOf(
  { name, takes, argument, options }: CommandRow,
  all: readonly CommandRow[],
  everywhere: readonly OptionRow[],
): string {
  const [, own] = name.split(' ');
  const second = all.flatMap((other) =>
    other.name.startsWith(`${name} `) ? [other.name.slice(name.length + 1)] : [],
  );
  const first =
    own === undefined
      ? argument && [
          argument.kind === 'words'
            ? `1:${takes}:(${[...second, ...argument.words].join(' ')})`
            : `${takes.endsWith('…') ? '*' : '1'}:${takes}:${actionOf(argument)}`,
        ]
      : [`1: :(${own})`];
  const specs = [...[...options, ...everywhere].map(specOf), ...(first ?? [])].map(quoted);
  return `        ${quoted(`${name} `)}*) _arguments ${specs.join(' ')} ;;`;
}

function specOf({ name, value, takes, help }: OptionRow): string {
  const text = help.replaceAll(/[[\]\\]/g, '\\$&');
  return `--${name}[${text}]${value ? `:${takes.replaceAll(':', '\\:')}:${actionOf(value)}` : ''}`;
}

const ACTIONS = { file: '_files', folder: '_files -/', free: ' ' } as const;

function actionOf(place: Place): string {
  return place.kind === 'words' ? `(${place.words.join(' ')})` : ACTIONS[place.kind];
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
