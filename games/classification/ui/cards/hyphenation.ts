import type { Language } from '../../rules/deck/types.ts';

/** Shorter words are not broken. */
const LONG = 9;
/** Letters that stay together at either end of a word. */
const EDGE = 3;
const SOFT_HYPHEN = '\u00AD';

/** Languages in which words can be broken by their letters. */
type Syllabic = 'de' | 'la';

const NUCLEI: Readonly<Record<Syllabic, RegExp>> = {
  de: /aa|ee|oo|ai|au|äu|ei|eu|ie|[aeiouyäöü]/giu,
  la: /ae|oe|au|[aeiouyāēīōūȳ]/giu,
};
/** Consonants, with those that are one sound in several letters. */
const CONSONANTS: Readonly<Record<Syllabic, RegExp>> = {
  de: /sch|ch|ck|ph|th|qu|pf|[b-df-hj-np-tv-xzß]/giu,
  la: /ch|ph|th|qu|[b-df-hj-np-tv-xz]/giu,
};
/** Two consonants with which a German word can begin. */
const ONSET = /^(?:(?:[bcfgkpv]|sch|ch|ph|pf|th)[lr]|[dtw]r|s[tp]|sch[mnw]|kn|gn|zw)$/iu;
/** No German syllable ends so: behind `Fleischf`, `Schildk` or `Laubf` the next part of a compound has begun. */
const NO_CODA =
  /^(?:m[fgkz]|n[bfmp]|npf|[lr][mn][bdfgkp]|.*(?:z|tz|x|ß)s|.*(?:[bdfgkpstzß]|ch|pf|ff|ll|mm|nn|ss|tz)(?:[bdgkpf]|pf|ch|ck)|[lmnr][bdfgkptz]sch|[lmnr][bdfgkpt]z[bdfgkp]|(?:ch|[bdfgkpsz]).*sch|[lmnr][bdfgkptz][bdfgkpz])$/iu;
/** Words that begin with a vowel and often end a compound: the boundary before them is not where syllables divide. */
const VOWEL_INITIAL =
  /^(?:abend|acker|adler|ader|affe|ahorn|akt[ie]|allee|alter|ameise|amerika|ammer|amsel|amt|angel|anker|anlage|apfel|arbeit|arm|art(?!en|ik)|arzt|asche|asiat|assel|atem|atm|auf|auge|aus|axt|ebene|eber|echs|eck|edel|ehe|ei(?:bisch|dechs|er|gen|land|nander|nheit|weiß)|element|elster|ende|energ|enge|ente|erb|erd|ernt|erz(?!ug)|esche|esel|ess(?:en|er|ig)|etwas|eul|igel|iltis|ind(?!r)|info|inhalt|innen|insekt|insel|instr|inter|obst|ochs|ofen|ohr|öl|oper|ord|organ|orgel|ort(?!h)|otter|ozean|über|ufer|uhr|uhu|umw|ungl|unter|urs|urw|und)/iu;
/** After these prefixes a word may begin with `st`. */
const BEFORE_ST = /^(?:be|ge|zu)$|(?:ab|an|auf|aus|ein|er)ge$/iu;

/** The consonants between two vowels, with what stands around them. */
interface Cluster {
  readonly sounds: readonly string[];
  readonly before: string;
  readonly after: string;
}

/** The number of sounds that stay with the syllable before; null if only a dictionary could tell. */
function keptInGerman({ sounds, before, after }: Cluster): number | null {
  const [last = '', previous = ''] = sounds.toReversed();
  const onset = ONSET.test(previous + last);
  if (sounds.length === 1) {
    // Only a dictionary knows Rös-chen from wa-schen.
    const isUnclear = /^(?:ck|x|pf)$/iu.test(last) || (last === 'sch' && /^en$/iu.test(after));
    return isUnclear ? null : 0;
  }
  if (sounds.length === 2 && /^st$/iu.test(previous + last))
    return BEFORE_ST.test(before) ? null : 1;
  if (!onset) {
    const isUnclear = last === 'ck' || (last === 'pf' && previous !== 'n');
    return isUnclear ? null : sounds.length - 1;
  }
  // ein-spruch, ins-trument: three consonants may begin a word, too.
  if (sounds.length === 2 || /s[pt]r$/iu.test(sounds.join(''))) return null;
  if (/[lnt]zw$/iu.test(sounds.join(''))) return sounds.length - 1;
  if (NO_CODA.test(sounds.slice(0, -1).join(''))) return sounds.length - 2;
  // Pflanzen-fresser, Körner-fresser: a part of a compound often ends in an unstressed -en or -er.
  const ends = sounds.length === 3 && /.{3}e$/iu.test(before);
  if (ends && sounds[0] === 'n' && !/^(?:[gk]l|tr|zw)$/iu.test(previous + last)) return 1;
  if (ends && sounds[0] === 'r' && /^(?:sch.|[bfk]r|[bfp]l|zw)$/iu.test(previous + last)) return 1;
  return null;
}

/** The last consonant begins a syllable, and a stop with `l` or `r` does so together. */
function keptInLatin({ sounds }: Cluster): number {
  const together = /^(?:[bcdgpt]|ch|ph|th)[lr]$|^f[lr]$/iu.test(sounds.slice(-2).join(''));
  return sounds.length - (together ? 2 : 1);
}

/** The places in a word where it may be broken. */
function breaksIn(word: string, language: Syllabic): readonly number[] {
  const nuclei = [...word.matchAll(NUCLEI[language])];
  const breaks: number[] = [];
  let isCompound = false;
  for (const [i, { 0: vowel, index }] of nuclei.entries()) {
    const next = nuclei[i + 1];
    if (!next) break;
    const from = index + vowel.length;
    const between = word.slice(from, next.index);
    const sounds = between.match(CONSONANTS[language]) ?? [];
    const after = word.slice(next.index);
    const wasCompound = isCompound;
    // Fleisch-fresser is none: no syllable ends in fr.
    const endsOpen = !/(?:[bcdfgkpt]|ch)[lr]$/iu.test(between);
    isCompound = language === 'de' && endsOpen && VOWEL_INITIAL.test(after);
    // Vowels that meet, letters that are none of the language, or Ener-gie: a vowel does not stand alone.
    if (sounds.length === 0 || sounds.join('') !== between || isCompound) continue;
    if (wasCompound && sounds.length === 1) continue;
    const cluster = { sounds, before: word.slice(0, from), after };
    const kept = language === 'de' ? keptInGerman(cluster) : keptInLatin(cluster);
    if (kept !== null) breaks.push(from + sounds.slice(0, kept).join('').length);
  }
  return breaks.filter((at) => at >= EDGE && word.length - at >= EDGE);
}

/**
 * Inserts soft hyphens into long words of German and Latin, for browsers without a hyphenation dictionary: where the
 * letters tell the end of a syllable or of a part of a compound, and nowhere else.
 */
export function hyphened(text: string, language: Language): string {
  if (language === 'en') return text;
  return text.replaceAll(/\p{L}+/gu, (word) => {
    if (word.length < LONG) return word;
    const breaks = [0, ...breaksIn(word, language), word.length];
    return breaks
      .slice(1)
      .map((at, i) => word.slice(breaks[i], at))
      .join(SOFT_HYPHEN);
  });
}

/** Length of the longest unbreakable piece of a text, in letters. */
export function longestPiece(text: string, language: Language): number {
  const pieces = hyphened(text, language).split(/[\s\u00AD-]+/u);
  return Math.max(1, ...pieces.map((piece) => piece.length));
}
