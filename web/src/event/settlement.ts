import { paymentsOf } from '@lusoria/tournaments/money';
import type { EventView } from '@lusoria/tournaments/protocol';
import { t } from './messages.svelte.ts';
import { nameOf } from './names.ts';

const PARTS = ['points', 'stake', 'lost', 'prize', 'teamStake', 'teamPrize', 'sum'] as const;
type Part = (typeof PARTS)[number];
type Money = Readonly<Record<Part, number>>;

/** The settlement of an evening, in cents. */
export interface Settlement {
  /** Of everybody's sum; those that are nothing for all are left out. */
  readonly parts: readonly Part[];
  readonly rows: readonly {
    readonly name: string;
    readonly member: number;
    readonly money: Money;
  }[];
  /** Of all people; with the till the sums come to nothing. */
  readonly sums: Money;
  readonly till: number;
  /** The fewest that settle it. */
  readonly payments: readonly {
    readonly from: string;
    readonly to: string;
    readonly cents: number;
  }[];
}

/** Null: it is not played for money, nothing is played yet, or it is not for the reader. */
export function settlementOf(view: EventView): Settlement | null {
  const { standings, till } = view;
  if (standings === null || till === null) return null;
  const rows = standings.flatMap(({ member, money }) =>
    money ? [{ name: nameOf(view, member), member, money }] : [],
  );
  if (rows.length === 0) return null;
  const sumOf = (part: Part): number => rows.reduce((sum, { money }) => sum + money[part], 0);
  const who = (member: number | null): string =>
    member === null ? t('money-the-till') : nameOf(view, member);
  const sums = rows.map(({ member, money }) => ({ member, cents: money.sum }));
  return {
    parts: PARTS.filter((part) => part === 'sum' || rows.some(({ money }) => money[part] !== 0)),
    rows,
    sums: {
      points: sumOf('points'),
      stake: sumOf('stake'),
      lost: sumOf('lost'),
      prize: sumOf('prize'),
      teamStake: sumOf('teamStake'),
      teamPrize: sumOf('teamPrize'),
      sum: sumOf('sum'),
    },
    till,
    payments: paymentsOf(sums, till).map(({ from, to, cents }) => ({
      from: who(from),
      to: who(to),
      cents,
    })),
  };
}
