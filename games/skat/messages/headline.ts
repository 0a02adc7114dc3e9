import { capital } from '@lusoria/i18n';
import type { DealResult } from '../rules/result.ts';
import type { SkatTranslator } from './index.ts';
import { contractName, type Pack, signed } from './names.ts';

/** A result in a few words: "Grand won, +72". */
export function headlineText(t: SkatTranslator, result: DealResult, pack: Pack): string {
  switch (result.kind) {
    case 'passed':
      return t('headline-passed');
    case 'ramsch':
      return t('headline-ramsch', {
        points: signed(result.march ? result.value : -result.value),
      });
    case 'game':
      return t(result.won ? 'headline-won' : 'headline-lost', {
        contract: capital(contractName(t, result.contract, pack)),
        points: signed(result.value),
      });
  }
}
