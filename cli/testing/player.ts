import { agreement as share, CELLS, type Cell, features, formsOf, PARADIGMS } from '@lusoria/latin';
import { loadAgreementWords } from '@lusoria/words';
import { type Ran, start } from './lusoria.ts';

/** What a player at the terminal has before their eyes when they are asked. */
export interface Sight {
  /** The question, without its hints. */
  readonly question: string;
  /** What lies on the pile: the declared cell, or every reading of the start card. */
  readonly top: readonly Cell[];
  /** The printed forms of the hand. */
  readonly hand: readonly string[];
}

/** Answers a question with a line; null closes the input. */
export type Player = (sight: Sight) => string | null;

/** Plays `lusoria play` in English by reading what it prints, as somebody at a pipe would. */
export async function playing(args: readonly string[], player: Player): Promise<Ran> {
  const child = start(['play', ...args]);
  const words = await loadAgreementWords('en');
  const cells = new Map(CELLS.map((cell) => [words.cell(cell), cell]));
  let stdout = '';
  let stderr = '';
  let seen = 0;
  child.stderr.on('data', (data) => (stderr += String(data)));
  child.stdin.on('error', () => undefined);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    if (!stdout.endsWith(' › ')) return;
    const line = player(sightOf(stdout.slice(seen), cells));
    seen = stdout.length;
    if (line === null) child.stdin.end();
    else child.stdin.write(`${line}\n`);
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, stdout, stderr };
}

function sightOf(text: string, cells: ReadonlyMap<string, Cell>): Sight {
  const row = (label: string): string =>
    new RegExp(`^  ${label} +(.*)$`, 'm').exec(text)?.[1] ?? '';
  const [form = '', said = ''] = row('Pile').split(' – ');
  const declared = cells.get(said);
  return {
    question: /^(.*?)(?: \(Enter .*\))? › $/.exec(text.split('\n').at(-1) ?? '')?.[1] ?? '',
    top: declared ? [declared] : readingsOf(form),
    hand: row('Hand')
      .split(/ {3}/)
      .map((card) => card.split(' ')[1] ?? ''),
  };
}

const { forms, readings } = formsOf(PARADIGMS.is);

function readingsOf(form: string): readonly Cell[] {
  return readings[forms.indexOf(form)] ?? [];
}

/** Lays what is right where it can, draws where it cannot, and objects to nothing. */
export const errorFree: Player = ({ question, top, hand }) => {
  if (question === 'Your turn' || question === 'Lay it or keep it?') {
    for (const [i, form] of hand.entries()) {
      const cell = readingsOf(form).find((as) => top.some((on) => share(as, on) === 2));
      if (cell && (question === 'Your turn' || i === hand.length - 1)) {
        const { case: kase, number, gender } = features(cell);
        return `${i + 1} ${gender} ${number} ${kase}`;
      }
    }
    return question === 'Your turn' ? 'd' : 'p';
  }
  return question.startsWith('Once more') ? 'n' : '';
};
