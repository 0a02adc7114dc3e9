import { agreement as share, CELLS, type Cell, features, formsOf, PARADIGMS } from '@lusoria/latin';
import type { Ran } from 'lusoria/testing/lusoria.ts';
import { reading, rowIn } from 'lusoria/testing/player.ts';
import { cellText } from '../../messages/cells.ts';
import { loadAgreementMessages } from '../../messages/index.ts';

/** The prompt that a player at the terminal sees. */
interface Sight {
  /** The question, without its hints. */
  readonly question: string;
  /** Declaration of the top card: its cell, or every reading of the start card. */
  readonly top: readonly Cell[];
  /** The printed forms of the hand. */
  readonly hand: readonly string[];
}

/** Answers a question with a line; null closes the input. */
export type Player = (sight: Sight) => string | null;

/** Plays an agreement game in English. */
export async function playing(args: readonly string[], player: Player): Promise<Ran> {
  const t = await loadAgreementMessages('en');
  const cells = new Map(CELLS.map((cell) => [cellText(t, cell), cell]));
  return reading(args, (text) => player(sightOf(text, cells)));
}

function sightOf(text: string, cells: ReadonlyMap<string, Cell>): Sight {
  const [form = '', said = ''] = rowIn(text, 'Pile').split(' – ');
  const declared = cells.get(said);
  return {
    question: /^(.*?)(?: \(Enter .*\))? › $/.exec(text.split('\n').at(-1) ?? '')?.[1] ?? '',
    top: declared ? [declared] : readingsOf(form),
    hand: rowIn(text, 'Hand')
      .split(/ {3}/)
      .map((card) => card.split(' ')[1] ?? ''),
  };
}

const { forms, readings } = formsOf(PARADIGMS.is);

function readingsOf(form: string): readonly Cell[] {
  return readings[forms.indexOf(form)] ?? [];
}

/** Plays a right card if possible, otherwise draws, and never objects. */
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
