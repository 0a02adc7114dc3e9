import {
  CARD_SIZES,
  COLOURS,
  type Job,
  type Link,
  MAX_COPIES,
  type Offset,
  PAPERS,
  print as printed,
  type PrintItem,
  PrintProblem,
  SIDES,
  usualJob,
} from '@lusoria/print';
import { loadPrintMessages, problemText } from '@lusoria/print/messages/index.ts';
import { type Arguments, command } from '@lusoria/cli-kit/command.ts';
import { writeWhole } from '@lusoria/cli-kit/files.ts';
import { oneLine, Usage } from '@lusoria/cli-kit/usage.ts';
import { helpFrom } from '../command-help.ts';
import { listed, type NamedGame } from '../games.ts';
import { loadCliMessages } from '../messages/index.ts';
import { namedPrint, printItems, printList } from '../printing.ts';
import { readOptions } from '../options.ts';

/** Bleed in millimetres, as printers ask for. */
const BLEED = 3;
/** Maximum offset of a second side (millimetres). */
const MAX_OFFSET = 5;

const OPTIONS = {
  out: { kind: 'value', takes: 'FILE.pdf' },
  option: { kind: 'list', takes: 'NAME=VALUE' },
  paper: { kind: 'value', takes: Object.keys(PAPERS).join('|') },
  size: { kind: 'value', takes: CARD_SIZES.join('|') },
  sides: { kind: 'value', takes: SIDES.join('|') },
  copies: { kind: 'value', takes: 'N' },
  colours: { kind: 'value', takes: COLOURS.join('|') },
  large: { kind: 'flag', takes: '' },
  bleed: { kind: 'flag', takes: '' },
  corners: { kind: 'flag', takes: '' },
  'no-marks': { kind: 'flag', takes: '' },
  offset: { kind: 'value', takes: 'X,Y' },
  link: { kind: 'list', takes: 'URL' },
  json: { kind: 'flag', takes: '' },
} as const;

/** `lusoria print`: cards, tables, sheets and rules as a PDF. */
export const print = command({
  options: OPTIONS,
  async help(language, about) {
    const help = await helpFrom<keyof typeof OPTIONS>({
      summary: 'command-print',
      option: (name) => `command-print-${name}`,
      notes: ['command-print-note'],
    })(language, about);
    const t = await loadCliMessages(language);
    return { ...help, more: `${t('print-list')}\n${await printList(language)}` };
  },
  async run(given, terminal) {
    const { language } = terminal;
    const links = linksOf(given.values('link'));
    const { game, item } = await namedPrint(given.positionals, language, links);
    const out = given.value('out');
    if (out === null) throw new Usage('needs-value', { option: '--out' });
    const [own, ofGame] = await sorted(game, item, given.values('option'));
    const options = await readOptions(game, ofGame, language);
    const items = await printItems(game.manifest.id, language, options, links);
    const chosen = items.find(({ key }) => key === item.key) ?? item;
    const job = { ...jobOf(given, language), options, choices: Object.fromEntries(own) };
    const made = await printed(chosen, job).catch(async (error: unknown) => {
      throw error instanceof PrintProblem
        ? new Usage('refused', {
            reason: oneLine(problemText(await loadPrintMessages(language), error)),
          })
        : error;
    });
    await writeWhole(out, made.bytes);
    const { title, pages } = made;
    const t = await loadCliMessages(language);
    terminal.out(
      given.has('json')
        ? JSON.stringify({ file: out, title, pages, bytes: made.bytes.length })
        : t('print-done', {
            file: out,
            title,
            pages,
            kilobytes: Math.ceil(made.bytes.length / 1000),
          }),
    );
    return 0;
  },
});

function jobOf(given: Arguments, language: Job['language']): Job {
  return {
    ...usualJob(language),
    colours: oneOf(given, 'colours', COLOURS) ?? 'colour',
    large: given.has('large'),
    paper: oneOf(given, 'paper', Object.keys(PAPERS).filter(isPaper)) ?? 'a4',
    size: oneOf(given, 'size', CARD_SIZES),
    copies: given.whole('copies', 1, MAX_COPIES) ?? 1,
    sides: oneOf(given, 'sides', SIDES) ?? 'long',
    bleed: given.has('bleed') ? BLEED : 0,
    cropMarks: !given.has('no-marks'),
    corners: given.has('corners'),
    offset: offsetOf(given.value('offset')),
  };
}

/** Separates the options that are choices of the print item from those of the game. */
async function sorted(
  { manifest }: NamedGame,
  { choices }: PrintItem,
  given: readonly string[],
): Promise<[own: readonly (readonly [string, string])[], ofGame: readonly string[]]> {
  const { optionFields } = await manifest.load();
  const own: (readonly [string, string])[] = [];
  const ofGame: string[] = [];
  for (const text of given) {
    const [, key = '', value = ''] = /^([^=]*)=(.*)$/su.exec(text) ?? [];
    const choice = choices.find((one) => one.key === key);
    if (!choice || optionFields.some((field) => field.key === key)) ofGame.push(text);
    else if (choice.values.some((one) => one.value === value)) own.push([key, value]);
    else {
      const values = listed(choice.values.map((one) => one.value));
      throw new Usage('bad-choice', { key, value, values });
    }
  }
  return [own, ofGame];
}

function oneOf<T extends string>(given: Arguments, option: string, values: readonly T[]): T | null {
  const text = given.value(option);
  if (text === null) return null;
  const found = values.find((value) => value === text);
  if (found === undefined) {
    throw new Usage('bad-value', { option: `--${option}`, value: text, values: listed(values) });
  }
  return found;
}

/** @throws Usage when one is not the URL of a page. */
function linksOf(texts: readonly string[]): readonly Link[] {
  return texts.map((text) => {
    if (!/^https?:$/.test(URL.parse(text)?.protocol ?? '')) {
      throw new Usage('bad-url', { option: '--link', text });
    }
    return { url: text, label: new URL(text).host };
  });
}

function isPaper(name: string): name is keyof typeof PAPERS {
  return Object.hasOwn(PAPERS, name);
}

function offsetOf(text: string | null): Offset {
  if (text === null) return { x: 0, y: 0 };
  const [, x, y] = /^(-?\d(?:\.\d)?),(-?\d(?:\.\d)?)$/.exec(text) ?? [];
  const offset = { x: Number(x), y: Number(y) };
  if ([offset.x, offset.y].every((one) => Math.abs(one) <= MAX_OFFSET)) return offset;
  const values = `X,Y (-${MAX_OFFSET}.0 – ${MAX_OFFSET}.0 mm)`;
  throw new Usage('bad-value', { option: '--offset', value: text, values });
}
