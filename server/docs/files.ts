import { existsSync, readFileSync } from 'node:fs';
import { documentedGames, gameInMarkdown } from './games.ts';

/** The root of the repository. */
const ROOT = new URL('../../', import.meta.url);

const BEGIN = '<!-- `npm run docs` writes what follows -->';
const END = '<!-- /docs -->';

/** A document generated from the code, as it is and as it should be. */
export interface GeneratedFile {
  readonly path: string;
  readonly url: URL;
  /** Null: the file is missing. */
  readonly present: string | null;
  readonly wanted: string;
}

/** For each game, the part of its PROTOCOL.md that follows from its schemas and messages. */
export async function generatedFiles(): Promise<readonly GeneratedFile[]> {
  const games = await documentedGames();
  return games.map((documented) =>
    generated(`games/${documented.game.id}/PROTOCOL.md`, gameInMarkdown(documented)),
  );
}

function generated(path: string, part: string): GeneratedFile {
  const url = new URL(path, ROOT);
  const present = existsSync(url) ? readFileSync(url, 'utf8') : null;
  return { path, url, present, wanted: withPart(present ?? '', part) };
}

/** Replaces the part of a text between the marks; appends it where there are no marks. */
function withPart(text: string, part: string): string {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  const [before, after] =
    begin < 0
      ? [`${text.trimEnd()}\n\n`.trimStart(), '\n']
      : [text.slice(0, begin), text.slice(end + END.length)];
  return `${before}${BEGIN}\n\n${part}\n\n${END}${after}`;
}
