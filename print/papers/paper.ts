import type { Language } from '@lusoria/i18n';
import type { Block } from '../sheet/flow.ts';
import { type Installation, wayOf } from './installation.ts';
import { categoriesOf, periodOf } from './stored.ts';
import {
  GAPS,
  type Gap,
  loadTexts,
  type PaperKey,
  type PaperLanguage,
  type PaperTexts,
} from './texts.ts';

/** What was filled in by hand. */
export type Filled = ReadonlyMap<Gap, string>;

/** The language of the papers for a reader of this language: that of the offices that ask for them. */
export function paperLanguage(language: Language): PaperLanguage {
  return language === 'en' ? 'en' : 'de';
}

export interface Paper {
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Gaps of this paper, in their order, those that were filled among them. */
  readonly gaps: readonly { readonly key: Gap; readonly label: string }[];
}

/** Maximum characters of what is filled in. */
export const MAX_FILLED = 200;

/** Makes a paper from the settings of an installation. */
export async function makePaper(
  key: PaperKey,
  language: PaperLanguage,
  installation: Installation,
  filled: Filled,
): Promise<Paper> {
  const texts = await loadTexts(language);
  const asked = new Set<Gap>();
  const said = settled(installation, texts);
  const valueOf = (name: string): string => {
    const known = said.get(name);
    if (known !== undefined) return known;
    const gap = gapOf(name);
    asked.add(gap);
    const text = (filled.get(gap) ?? '').trim().slice(0, MAX_FILLED);
    return text === '' ? `[${texts.gaps[gap]}: ____________]` : text;
  };
  const block = (tag: Block['tag'], text: string): Block => ({
    tag,
    sentence: [inserted(text, valueOf)],
  });
  const blocks = texts.papers[key].flatMap((one): readonly Block[] => {
    if (one.tag === 'data') {
      return categoriesOf(installation).flatMap((category) => {
        const { title, what, why } = texts.data[category];
        const text = `${what} ${why} ${texts.periods[periodOf(category)]}`;
        return [block('H3', title), block('P', text)];
      });
    }
    return isMeant(one.when, installation) ? [block(one.tag, one.text)] : [];
  });
  const title = texts.titles[key];
  return {
    title,
    blocks: [{ tag: 'H1', sentence: [title] }, ...blocks],
    gaps: [...asked].map((gap) => ({ key: gap, label: texts.gaps[gap] })),
  };
}

/** What the settings say, by its name in the texts. */
function settled(installation: Installation, texts: PaperTexts): ReadonlyMap<string, string> {
  const { keepDays, publicUrl, operator, storage } = installation;
  const { words } = texts;
  const days = keepDays === 1 ? words.day : words.days.replace('{count}', String(keepDays));
  const all = {
    days,
    noAdvice: words.noAdvice,
    place: publicUrl ?? words.place,
    way: texts.way[wayOf(installation)],
    storage: texts.storage[storage],
    operator: operator.name,
    operatorAddress: operator.address,
    operatorContact: operator.contact,
  };
  return new Map(
    Object.entries(all).flatMap(([name, text]) => (text === null ? [] : [[name, text] as const])),
  );
}

function isMeant(
  when:
    | 'lobby'
    | 'no-lobby'
    | 'daily'
    | 'ratings'
    | 'push'
    | 'mail'
    | 'school'
    | 'school-names'
    | undefined,
  { lobby, daily, ratings, push, mail, school }: Installation,
): boolean {
  switch (when) {
    case undefined:
      return true;
    case 'lobby':
      return lobby;
    case 'no-lobby':
      return !lobby;
    case 'daily':
      return daily;
    case 'ratings':
      return ratings;
    case 'push':
      return push;
    case 'school':
      return school !== 'none';
    case 'school-names':
      return school === 'names';
    case 'mail':
      return mail;
  }
}

/** A text with its names in braces replaced; what replaces them is not looked through again. */
function inserted(text: string, valueOf: (name: string) => string): string {
  return text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => valueOf(name));
}

function gapOf(name: string): Gap {
  const gap = GAPS.find((one) => one === name);
  if (gap === undefined) throw new Error(`no gap ${name}`);
  return gap;
}

/** Splits a text at its gaps. */
export function aroundGaps(
  text: string,
): readonly { readonly text: string; readonly isGap: boolean }[] {
  return text
    .split(/(\[[^\][]+: _+\])/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isGap: piece.endsWith('_]') }));
}
