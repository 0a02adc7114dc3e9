const PIECE =
  /'(?<plain>[^']*)'|"(?<double>(?:\\[\s\S]|[^"\\])*)"|\\(?<escaped>[\s\S])|(?<bare>[^\s'"\\])/y;

/**
 * Splits a command into words like a shell, without expansion: blanks separate, `'…'` is literal,
 * in `"…"` a backslash escapes `"` and itself, outside of quotes any character. Null when a quote
 * is not closed, or there is no word.
 *
 * @example commandWords(`node "my engine.mjs" --level 3`) // ['node', 'my engine.mjs', '--level',
 * '3']
 */
export function commandWords(command: string): readonly string[] | null {
  const words: string[] = [];
  let word: string | null = null;
  for (let at = 0; at < command.length; ) {
    const blank = /\s+/y;
    blank.lastIndex = at;
    if (blank.test(command)) {
      if (word !== null) words.push(word);
      word = null;
      at = blank.lastIndex;
      continue;
    }
    PIECE.lastIndex = at;
    const groups = PIECE.exec(command)?.groups;
    if (!groups) return null;
    const { plain, double, escaped, bare } = groups;
    word =
      (word ?? '') + (plain ?? double?.replaceAll(/\\(["\\])/g, '$1') ?? escaped ?? bare ?? '');
    at = PIECE.lastIndex;
  }
  if (word !== null) words.push(word);
  return words.length > 0 && words[0] !== '' ? words : null;
}

/** Splits a list at its commas, but not within quotes. */
export function cutAtCommas(list: string): readonly string[] {
  const pieces = [''];
  for (const [part] of list.matchAll(/'[^']*'|"(?:\\[\s\S]|[^"\\])*"|\\[\s\S]|[\s\S]/g)) {
    if (part === ',') pieces.push('');
    else pieces[pieces.length - 1] += part;
  }
  return pieces;
}
