import type { Tense } from '@lusoria/latin';

/** The six forms of a tense: three persons of the singular, then of the plural. */
type Forms = readonly [tense: Tense, forms: string];

/** A verb in some tenses of the active indicative. */
export type Verb = readonly Forms[];

/**
 * Verbs in present and perfect, typed from the same grammar as the words, by its paragraphs; of the third person plural
 * the usual form in -ērunt. The test makes them again from stems and endings.
 */
export const VERBS = {
  // § 184
  amare: [
    ['present', 'amō amās amat amāmus amātis amant'],
    ['perfect', 'amāvī amāvistī amāvit amāvimus amāvistis amāvērunt'],
  ],
  // § 185
  monere: [
    ['present', 'moneō monēs monet monēmus monētis monent'],
    ['perfect', 'monuī monuistī monuit monuimus monuistis monuērunt'],
  ],
  // § 186
  regere: [
    ['present', 'regō regis regit regimus regitis regunt'],
    ['perfect', 'rēxī rēxistī rēxit rēximus rēxistis rēxērunt'],
  ],
  // § 187
  audire: [
    ['present', 'audiō audīs audit audīmus audītis audiunt'],
    ['perfect', 'audīvī audīvistī audīvit audīvimus audīvistis audīvērunt'],
  ],
  // § 170
  esse: [
    ['present', 'sum es est sumus estis sunt'],
    ['perfect', 'fuī fuistī fuit fuimus fuistis fuērunt'],
  ],
} as const satisfies Readonly<Record<string, Verb>>;

export type VerbId = keyof typeof VERBS;
