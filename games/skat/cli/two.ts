import type { TwoView } from '@lusoria/skat';
import { doubleName, noDoubleText } from '../messages/names.ts';
import { type Asking, type At, hint, wrong, yesOrNo } from './asking.ts';
import { readContract } from './contract.ts';
import { explained, isBare } from './declaring.ts';
import { act } from './table.ts';

/** For two: to name the game by four cards. */
export function nameAsking({ seated }: At<TwoView>): Asking {
  const { t, terminal } = seated;
  return {
    text: t('turn-name-you'),
    shows: true,
    notes: [],
    hints: [terminal('example-plain')],
    keys: [],
    async answer(line) {
      const read = readContract(line, seated.spoken);
      if (read.kind === 'nothing') return false;
      if (read.kind !== 'contract') return wrong(explained(read, terminal), seated);
      if (!isBare(read.contract)) return wrong(terminal('nothing-else'), seated);
      await act(seated, { type: 'name', game: read.contract.game });
      return true;
    },
  };
}

/** For two: kontra and re. */
export function doubleAsking(at: At<TwoView>): Asking {
  const { seated, view } = at;
  const { t } = seated;
  const to = view.phase === 'kontra' ? 2 : 4;
  const asking = yesOrNo(
    t(to === 2 ? 'turn-kontra-you' : 'turn-re-you'),
    at,
    async (yes) => act(seated, yes ? { type: 'double', to } : { type: 'no-double' }),
    { shows: true },
  );
  return {
    ...asking,
    hints: [
      hint(to === 2 ? 'kontra' : 're', doubleName(t, to), seated),
      hint('noDouble', noDoubleText(t, to), seated),
    ],
    keys: [to === 2 ? 'kontra' : 're', 'noDouble'],
    async answer(line, key) {
      if (key === null) return asking.answer(line, key);
      await act(seated, key === 'noDouble' ? { type: 'no-double' } : { type: 'double', to });
      return true;
    },
  };
}
