import { capital, listOf } from '@lusoria/i18n';
import {
  type Case,
  type Cell,
  features,
  type Gender,
  type GrammaticalNumber,
} from '@lusoria/latin';
import type { AgreementTranslator } from './index.ts';

/** The names of a cell's features, and the features themselves, for languages that inflect the names. */
export function cellParams(t: AgreementTranslator, cell: Cell) {
  const { case: kase, number, gender } = features(cell);
  return {
    case: kase,
    number,
    gender,
    caseName: t(`name-${kase}`),
    numberName: t(`name-${number}`),
    genderName: t(`name-${gender}`),
  };
}

/** A cell in the middle of a sentence: "accusative singular feminine". */
export function cellText(t: AgreementTranslator, cell: Cell): string {
  return t('cell', cellParams(t, cell));
}

/** A case, number or gender as a label: "Accusative". */
export function label(t: AgreementTranslator, feature: Case | GrammaticalNumber | Gender): string {
  return capital(t(`name-${feature}`));
}

/** "dative singular (m., f., n.) or nominative plural masculine" */
export function readingsText(t: AgreementTranslator, readings: readonly Cell[]): string {
  const placeOf = (cell: Cell) => cell.slice(0, cell.lastIndexOf('-'));
  const texts = [...new Set(readings.map(placeOf))].map((place) => {
    const cells = readings.filter((cell) => placeOf(cell) === place);
    const [first, second] = cells;
    if (!first) return '';
    if (!second) return cellText(t, first);
    const genders = cells.map((cell) => t(`short-${features(cell).gender}`)).join(', ');
    return t('cells', { ...cellParams(t, first), genders });
  });
  return listOf(t.language, 'or', texts);
}
