import { formProblem, strangeCharacter } from '../../rules/own-deck.ts';

/** What was done to a cell's text to get the form. */
export type FormNote = 'footnote' | 'breve' | 'circumflex' | 'divided';

/** Why a cell's text is no form. */
export type FormFault = 'letters' | 'too-long' | 'spellings' | 'ending';

/** A cell's text as a form, or why it is none. */
export type FormRead =
  | { readonly ok: true; readonly form: string; readonly notes: readonly FormNote[] }
  | { readonly ok: false; readonly fault: FormFault; readonly char: string };

const MACRON = '\u0304';
const BREVE = '\u0306';
const CIRCUMFLEX = '\u0302';

/** Whether a text stands for no form at all. */
export function isDash(text: string): boolean {
  return /^[-–—−/.]+$/u.test(text);
}

/** Reads a form as teachers write it: with footnotes, marks of quantity, divided stems, two spellings. */
export function formIn(text: string): FormRead {
  const notes: FormNote[] = [];
  const changed = (note: FormNote, before: string, after: string): string => {
    if (before !== after) notes.push(note);
    return after;
  };
  let form = text;
  form = changed('footnote', form, withoutFootnotes(form));
  form = form.replace(/[.!?:;]+$/u, '').trim();
  if (/^[-–—]\p{L}/u.test(form)) return { ok: false, fault: 'ending', char: '' };
  form = changed('divided', form, form.replaceAll(/(?<=\p{L}\p{M}?)[-|·‐](?=\p{L})/gu, ''));
  form = changed(
    'breve',
    form,
    composed(form, (one) => one.replaceAll(BREVE, '')),
  );
  form = changed(
    'circumflex',
    form,
    composed(form, (one) => one.replaceAll(CIRCUMFLEX, MACRON)),
  );
  const spellings = spellingsIn(form);
  form = spellings.join('/');
  if (spellings.length > 2) return { ok: false, fault: 'spellings', char: '' };
  const problem = formProblem(form);
  if (problem === null) return { ok: true, form, notes };
  if (problem === 'form-too-long') return { ok: false, fault: 'too-long', char: '' };
  const fault = problem === 'form-letters' ? 'letters' : 'spellings';
  return { ok: false, fault, char: strangeCharacter(form) ?? '' };
}

function withoutFootnotes(text: string): string {
  return text
    .replaceAll(/[*†‡¹²³⁰⁴-⁹ᵃᵇᶜ]+/gu, '')
    .replaceAll(/\s*[[(]\s*\d{1,2}\s*[\])]/gu, '')
    .replace(/(?<=\p{L})\d{1,2}\)?$/u, '')
    .trim();
}

function composed(text: string, change: (decomposed: string) => string): string {
  return change(text.normalize('NFD')).normalize('NFC');
}

/** "iī (eī)", "iī, eī", "iī / eī" are two spellings, and "de(ōr)um" is one with these letters and one without. */
function spellingsIn(form: string): readonly string[] {
  const within = /^(?<before>.*\p{L})?\((?<letters>\p{L}+)\)(?<after>\p{L}.*)?$/u.exec(
    form,
  )?.groups;
  if (within && (within['before'] ?? within['after']) !== undefined) {
    const { before = '', letters = '', after = '' } = within;
    return [`${before}${after}`, `${before}${letters}${after}`];
  }
  const parts = form
    .replaceAll(/[()[\]]/gu, ',')
    .split(/[/,~]|\s+(?:oder|or|vel|aut|bzw)\s+/u)
    .map((one) => one.trim());
  return [...new Set(parts.filter((one) => one !== ''))];
}
