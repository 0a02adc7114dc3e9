import { readFileSync } from 'node:fs';
import { documentedGames, gamesInMarkdown } from './games.ts';
import { openapi } from './openapi.ts';
import { printJson } from './print-json.ts';

/** The root of the repository. */
const ROOT = new URL('../../', import.meta.url);

const BEGIN = '<!-- games: `npm run docs` writes what follows from the registry -->';
const END = '<!-- /games -->';

/** A document that is made from the code, as it is and as it should be. */
export interface GeneratedFile {
  readonly path: string;
  readonly url: URL;
  readonly present: string;
  readonly wanted: string;
}

/** docs/openapi.json, and docs/PROTOCOL.md with its part on the games. */
export async function generatedFiles(): Promise<readonly GeneratedFile[]> {
  const games = await documentedGames();
  return [
    file('docs/openapi.json', () => `${printJson(openapi(games.map(({ game }) => game)))}\n`),
    file('docs/PROTOCOL.md', (text) => withGames(text, gamesInMarkdown(games, ROOT))),
  ];
}

function file(path: string, wanted: (present: string) => string): GeneratedFile {
  const url = new URL(path, ROOT);
  const present = readFileSync(url, 'utf8');
  return { path, url, present, wanted: wanted(present) };
}

function withGames(text: string, games: string): string {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`the marks ${BEGIN} and ${END} are missing`);
  return `${text.slice(0, begin + BEGIN.length)}\n\n${games}\n\n${text.slice(end)}`;
}
