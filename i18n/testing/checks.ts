import type { Language } from '../languages.ts';

/** The text without macrons, in lower case. */
export function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\u0304/gu, '')
    .normalize('NFC')
    .toLowerCase();
}

export function wordsOf(text: string): readonly string[] {
  return text.match(/\p{L}+/gu) ?? [];
}

/** Any quotation mark; the apostrophe is none in a word. */
const QUOTE = /[„“”‚‘«»‹›]|’(?!\p{L})|(?<!\p{L})’/u;

/** Quotations as each language writes them. */
const QUOTES: Readonly<Record<Language, RegExp>> = {
  de: /„[^„“”]*“/gu,
  en: /“[^„“”]*”|(?<=s)’(?= )/gu,
  la: /„[^„“”]*“/gu,
};

/** Typographic fault of a text; null if it has none. */
export function flawOf(text: string, language: Language): string | null {
  if (text.trim() === '') return 'empty';
  if (/undefined|\[object|NaN|\bnull\b/u.test(text)) return 'a value shows through';
  if (text !== text.normalize('NFC')) return 'not composed';
  if (/["`]|\.\.\.| - |--/u.test(text)) return 'typewriter characters';
  if (/(?<![\p{L}\p{N}])-\p{N}/u.test(text)) return 'a hyphen for a minus';
  if (/ {2}|^ | $| [.,;:!?)]|\( /u.test(text)) return 'spaces';
  if (text.includes("'")) return 'a straight apostrophe';
  if (text.replace(QUOTES[language], '').match(QUOTE)) return 'a quotation mark of another style';
  return null;
}

/** Stems in our spelling: a word that begins like one of them without macrons must have its macrons. */
const STEMS = `
  ablātīv accūsātīv adhūc assentīr congru cās cēter datīv errōrem errōrēs exspect falsō fīn fōrm
  fēminīn genitīv incip intercēd intercess ioculātor ioculātōr iūr lēgēs lēgib lēgum lēctiō līneol
  lūd lūsor lūsōr masculīn mixtiō miscent mult mānsit māchin mēns nihil numer nēmō nōmen nōminātīv
  nōn nōvi nūll nūnti omn pauci paucīs plūr plērā posit posu potest prīm prōnūnti prōmis pāgin pōn pūnct rēct
  sequent signum singulār singulī statim sēdem sēdēs sēdib sūme sūmi sūmp tabul tantum trēs ultim
  vacu valet vict vīcist ēlig īnfrā īnspic ūn ūsque
`
  .trim()
  .split(/\s+/u);

/** Exceptions, without macrons: words that begin like a stem of another, or whose vowel lengths distinguish two words. */
const PAIRS: ReadonlySet<string> = new Set([
  'convenit',
  'eadem',
  'hic',
  'idem',
  'nota',
  'notae',
  'notis',
  'novi',
  'novissime',
  'sedes',
  'sumes',
  'uncinus',
  'uncos',
  'unde',
  'utraque',
]);

/** A word without its last two letters: vowel lengths may differ in the ending only, `charta` and `chartā`. */
function withoutEnding(word: string): string {
  return word.slice(0, -2);
}

/** Latin words whose macrons are inconsistent with the stems or with each other. */
export function macronFlaws(texts: readonly string[]): readonly string[] {
  const all = [...new Set(texts.flatMap(wordsOf).map((word) => word.toLowerCase()))];
  const unlike = all.filter((word) => {
    const stem = STEMS.find((each) => bare(word).startsWith(bare(each)));
    const fits = STEMS.some((each) => word.startsWith(each));
    return stem !== undefined && !fits && !PAIRS.has(bare(word));
  });
  const spellings = Map.groupBy(all, bare);
  const twice = all.filter((word) => {
    const others = PAIRS.has(bare(word)) ? [] : (spellings.get(bare(word)) ?? []);
    return others.some((other) => withoutEnding(other) !== withoutEnding(word));
  });
  return [...unlike, ...twice];
}

/** Faults of sentences, each with its text. */
export function sentenceFlaws(texts: readonly string[], language: Language): readonly string[] {
  const each = texts.flatMap((text) => {
    const flaw = flawOf(text, language) ?? (/^\p{Lu}.*[.!?]$/u.test(text) ? null : 'no sentence');
    return flaw ? [`${flaw}: ${text}`] : [];
  });
  return language === 'la' ? [...each, ...macronFlaws(texts)] : each;
}
