import { agreement as share, CELLS, type Cell, features, formsOf, PARADIGMS } from '@lusoria/latin';
import type { Ran } from 'lusoria/testing/lusoria.ts';
import { reading, rowIn } from 'lusoria/testing/player.ts';
import { cellText } from '../../messages/cells.ts';
import { loadAgreementMessages } from '../../messages/index.ts';

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
