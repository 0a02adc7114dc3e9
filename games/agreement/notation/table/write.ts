import { features } from '@lusoria/latin';
import type { OwnDeck } from '../../rules/own-deck.ts';

const HEAD = ['forma', 'casus', 'numerus', 'genus'];

/** A deck as a table that spreadsheets open and {@link readTable} reads: a line for each reading of each form (CSV, RFC 4180). */
export function tableOf({ forms }: OwnDeck): string {
  const lines = forms.flatMap(([form, ...cells]) =>
    cells.map((cell) => {
      const { case: kase, number, gender } = features(cell);
      return [form, kase, number, gender];
    }),
  );
  return [HEAD, ...lines].map((line) => `${line.join(';')}\r\n`).join('');
}
