/** A piece of a sentence: plain text in the reader's language, or a Latin word to be marked as such. */
export type Part = string | { readonly la: string };

/** A sentence for the log, the live region, or the terminal. */
export type Sentence = readonly Part[];

/** Marks a Latin word or form inside a sentence. */
export function la(word: string): Part {
  return { la: word };
}

/** A tagged template for sentences: its values are plain text, numbers, or Latin words. */
export function say(texts: TemplateStringsArray, ...values: readonly (Part | number)[]): Sentence {
  return texts.flatMap((text, i) => {
    const value = values[i];
    const parts: Part[] = text === '' ? [] : [text];
    if (value !== undefined) parts.push(typeof value === 'number' ? String(value) : value);
    return parts;
  });
}

/** A sentence without its marks. */
export function textOf(sentence: Sentence): string {
  return sentence.map((part) => (typeof part === 'string' ? part : part.la)).join('');
}
