import type { Ports, TableState } from '@lusoria/table';
import { dayAfter, dayAt } from '../../daily/dates.ts';
import { dayId } from '../../daily/day.ts';
import { entryCount } from '../../daily/day-entries.ts';
import type { Days } from '../../daily/server/days.ts';
import type { Engines } from '../../daily/server/engines.ts';
import type { DailyGame } from '../../daily/types.ts';
import { resultOfDay } from '../results.ts';
import type { Quarters } from './quarters.ts';

/** Days that are looked after: while that of yesterday is computed, the server may be down. */
const SETTLED_DAYS = 3;

/** The parts of the days of a server whose results are rated. */
export interface RatedDays {
  readonly offers: readonly DailyGame[];
  readonly days: Days;
  readonly engines: Engines;
  /** Counts what has been played at a table of a day, once. */
  readonly report: (table: TableState) => Promise<void>;
}

/** Rates the days that are over, as far as that is not done. */
export async function settle(
  { store, now }: Ports,
  quarters: Quarters,
  { offers, days, engines }: RatedDays,
): Promise<void> {
  const actor = await quarters.current();
  if (actor.state().members.size === 0) return;
  const today = dayAt(now());
  for (let before = SETTLED_DAYS; before > 0; before -= 1) {
    for (const offer of offers) {
      const id = dayId(dayAfter(today, -before), offer);
      if (actor.state().counted.has(id) || !(await store.find(id))) continue;
      const day = await days.load(id);
      if (!day.ok || entryCount(day.value.state().entries) === 0) continue;
      if (day.value.state().engineScore === null) {
        engines.want(day.value);
        // Without the bot only when it has failed for a day.
        if (before === 1) continue;
      }
      await quarters.append(`ratings:${id}`, (ratings) => {
        const result = resultOfDay(day.value.state(), ratings);
        return result ? [result] : [];
      });
    }
  }
}
