import type { Case, Gender, GrammaticalNumber } from '@lusoria/latin';

/** What a declaration says of a form, in the order in which it is said. */
export const FEATURES = ['case', 'number', 'gender'] as const;
export type Feature = (typeof FEATURES)[number];

export type FeatureValue = Case | GrammaticalNumber | Gender;

/** Path data of each feature's sign, 24 by 24: it has as many corners as the feature has values. */
export const SIGNS: Readonly<Record<Feature, string>> = {
  case: 'M12 1.5L23 9.5L18.8 22.5H5.2L1 9.5Z',
  number: 'M1 12C5 3 19 3 23 12C19 21 5 21 1 12Z',
  gender: 'M12 2L23.5 22H.5Z',
};
