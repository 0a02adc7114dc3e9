import * as v from 'valibot';
import { STORAGES, WAYS } from './installation.ts';
import { CATEGORY_KEYS, PERIODS } from './stored.ts';

/** The papers, in the order in which a school asks for them. */
export const PAPER_KEYS = ['notice', 'parents', 'contract', 'record', 'measures'] as const;
export type PaperKey = (typeof PAPER_KEYS)[number];

/** What no setting tells; it is filled in by hand, on the page or on paper. */
export const GAPS = [
  'operator',
  'operatorAddress',
  'operatorContact',
  'school',
  'schoolAddress',
  'schoolContact',
  'officer',
  'authority',
  'schoolLaw',
  'host',
  'backup',
  'proxy',
  'rooms',
  'audit',
  'teacher',
  'group',
  'date',
] as const;
export type Gap = (typeof GAPS)[number];

export const PAPER_LANGUAGES = ['de', 'en'] as const;
export type PaperLanguage = (typeof PAPER_LANGUAGES)[number];

const text = v.pipe(v.string(), v.minLength(1));

const blockSchema = v.variant('tag', [
  v.strictObject({
    tag: v.picklist(['H2', 'H3', 'P']),
    /** With names in braces, of settings or gaps. */
    text,
    when: v.exactOptional(
      v.picklist([
        'lobby',
        'no-lobby',
        'daily',
        'ratings',
        'push',
        'mail',
        'school',
        'school-names',
      ]),
    ),
  }),
  /** The list of what is stored. */
  v.strictObject({ tag: v.literal('data') }),
]);

const textsSchema = v.strictObject({
  titles: v.strictObject(v.entriesFromList(PAPER_KEYS, text)),
  gaps: v.strictObject(v.entriesFromList(GAPS, text)),
  words: v.strictObject(v.entriesFromList(['noAdvice', 'place', 'day', 'days'] as const, text)),
  way: v.strictObject(v.entriesFromList(WAYS, text)),
  storage: v.strictObject(v.entriesFromList(STORAGES, text)),
  periods: v.strictObject(v.entriesFromList(PERIODS, text)),
  data: v.strictObject(
    v.entriesFromList(CATEGORY_KEYS, v.strictObject({ title: text, what: text, why: text })),
  ),
  papers: v.strictObject(v.entriesFromList(PAPER_KEYS, v.array(blockSchema))),
});

/** The texts of the papers in one language. */
export type PaperTexts = v.InferOutput<typeof textsSchema>;

const LOADERS: Readonly<Record<PaperLanguage, () => Promise<unknown>>> = {
  de: async () => (await import('./texts/de.json', { with: { type: 'json' } })).default,
  en: async () => (await import('./texts/en.json', { with: { type: 'json' } })).default,
};

export async function loadTexts(language: PaperLanguage): Promise<PaperTexts> {
  return v.parse(textsSchema, await LOADERS[language]());
}
