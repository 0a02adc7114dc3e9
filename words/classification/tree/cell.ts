import type { Case, Cell, Gender, GrammaticalNumber } from '@lusoria/latin';
import { featuresOf } from '../../agreement/grammar.ts';

/** A cell in abbreviations: "Gen. Sg. f." */
export function cellIn(
  short: Readonly<Record<Case | GrammaticalNumber | Gender, string>>,
): (cell: Cell) => string {
  return (cell) => {
    const features = featuresOf(cell);
    return `${short[features.case]} ${short[features.number]} ${short[features.gender]}`;
  };
}
