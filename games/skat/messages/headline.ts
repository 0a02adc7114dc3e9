import type { DealResult } from '../rules/result.ts';
import type { SkatTranslator } from './index.ts';
import { contractName, person, seatNames, signed, type SkatReader } from './names.ts';

/** A result in a few words, with whose it is: "Anna wins grand, +72". */
export function headlineText(t: SkatTranslator, result: DealResult, reader: SkatReader): string {
  switch (result.kind) {
    case 'passed':
    case 'broken-off':
      return t(`headline-${result.kind}`);
    case 'ramsch':
      return t('headline-ramsch', {
        names: seatNames(t, result.who, reader),
        points: signed(result.march ? result.value : -result.value),
      });
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
