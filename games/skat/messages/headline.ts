import { defined, type Seat } from '@lusoria/core';
import { capital } from '@lusoria/i18n';
import type { DealResult, RamschResult } from '../rules/result.ts';
import type { SkatTranslator } from './index.ts';
import { contractName, person, seatNames, signed, type SkatReader } from './names.ts';

/** A result in a few words, with whose it is: "Anna wins grand, +72". */
export function headlineText(t: SkatTranslator, result: DealResult, reader: SkatReader): string {
  switch (result.kind) {
    case 'passed':
    case 'broken-off':
      return t(`headline-${result.kind}`);
    case 'ramsch':
      return ramschHeadline(t, result, reader);
    case 'game': {
      const { declarer, won, value } = result;
      const who = person(declarer, reader);
      const ended = {
        name: reader.name(declarer),
        contract: contractName(t, result.contract, reader.pack),
      };
      const end = won ? t(`wins-${who}`, ended) : t(`loses-${who}`, ended);
      return `${end}, ${signed(value)}`;
    }
  }
}

/** Whose the result is. */
export function headlineSeats(result: DealResult): readonly Seat[] {
  if (result.kind === 'game') return [result.declarer];
  return result.kind === 'ramsch' ? result.who : [];
}

/** Whether the headline of a result tells that a seat has lost. */
export function hasLost(result: DealResult, seat: Seat): boolean {
  if (!headlineSeats(result).includes(seat)) return false;
  return result.kind === 'game' ? !result.won : result.kind === 'ramsch' && !result.march;
}

function ramschHeadline(
  t: SkatTranslator,
  { who: seats, march, value }: RamschResult,
  reader: SkatReader,
): string {
  const points = signed(march ? value : -value);
  if (seats.length > 1) {
    return capital(t('headline-ramsch-several', { names: seatNames(t, seats, reader), points }));
  }
  const seat = defined(seats[0]);
  const who = person(seat, reader);
  const name = reader.name(seat);
  return march
    ? t(`headline-march-${who}`, { name, points })
    : t(`headline-ramsch-${who}`, { name, points });
}
