import { LANGUAGE_TEXTS, type Language } from './languages.gen.ts';

/** Addressee of a text, and the names of the others. */
interface Reader {
  readonly you: number | null;
  name(seat: number): string;
}

/** Name of a seat in the middle of a sentence; the reader's own is `you`. */
export function seatName(language: Language, seat: number, reader: Reader): string {
  return seat === reader.you ? youIn(language) : reader.name(seat);
}

/** `you`, in the language. */
export function youIn(language: Language): string {
  return LANGUAGE_TEXTS[language]['you'];
}
