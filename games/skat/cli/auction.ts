import { defined } from '@lusoria/core';
import { bidValues, lowestBid, nextBid, type ThreeView } from '@lusoria/skat';
import { callText } from '../messages/names.ts';
import { type Asking, type AtThree, hint, wrong } from './asking.ts';
import { act, type Seated } from './table.ts';

/** The number of values shown to a bidder besides the next. */
const SHOWN = 3;

/** The auction: to bid, to hold or pass, to take the game when all have passed. */
export function auctionAsking({ seated, view }: AtThree): Asking {
  const { t, terminal, names } = seated;
  const { asked, bid, options } = view;
  const pass = hint('pass', callText(t, 'pass'), seated);
  const shared = { shows: true, notes: [], keys: ['hold', 'pass'] } as const;
  if (asked === 'answer') {
    return {
      ...shared,
      text: t('asked-answer', { bid, name: defined(names[defined(bidderOf(view))]) }),
      hints: [hint('hold', callText(t, 'hold'), seated), pass],
      async answer(line, key) {
        if (key !== 'pass' && key !== 'hold' && numberIn(line) !== bid) {
          return numberIn(line) !== null && wrong(terminal('yes-or-pass'), seated);
        }
        await act(seated, { type: key === 'pass' ? 'pass' : 'hold' });
        return true;
      },
    };
  }
  const isLast = asked === 'take';
  const least = isLast ? lowestBid(options) : nextBid(bid, options);
  const higher = isLast ? [] : bidValues(options).filter((value) => value > (least ?? bid));
  return {
    ...shared,
    text: isLast
      ? t('asked-take', { bid: lowestBid(options) })
      : t('asked-bid', { least: least ?? bid, name: defined(names[defined(hearerOf(view))]) }),
    hints: [
      ...(least === null
        ? []
        : [hint('hold', isLast ? t('take', { bid: least }) : `${least}`, seated)]),
      ...(higher.length === 0 ? [] : [higherText(higher, seated)]),
      pass,
    ],
    async answer(line, key) {
      const value = key === 'hold' ? least : numberIn(line);
      if (key !== 'pass' && value === null) return false;
      await act(
        seated,
        value === null || key === 'pass' ? { type: 'pass' } : { type: 'bid', value },
      );
      return true;
    },
  };
}

function higherText(values: readonly number[], { terminal }: Seated): string {
  const shown = values.slice(0, SHOWN).join(', ');
  return terminal('higher', { values: values.length > SHOWN ? `${shown} …` : shown });
}

function numberIn(line: string): number | null {
  const text = line.trim();
  return /^\d{1,4}$/u.test(text) ? Number(text) : null;
}

/** The seat that a bidder asks: the first in the order of play of those who have not passed. */
function hearerOf({ players, calls, current }: ThreeView): number | null {
  const passed = calls.flatMap(({ seat, call }) => (call === 'pass' ? [seat] : []));
  return players.find((seat) => seat !== current && !passed.includes(seat)) ?? null;
}

/** Whose bid an answer is asked for. */
function bidderOf({ calls }: ThreeView): number | null {
  return calls.findLast(({ call }) => typeof call === 'number')?.seat ?? null;
}
