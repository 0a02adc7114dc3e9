import { isOwnDeck, type OwnDeck, ownDeck, readOwnDeck } from '@lusoria/agreement';
import { CELLS, readParadigm } from '@lusoria/latin';
import { readDeckLink } from '@lusoria/web-kit/page/deck-link.ts';
import * as v from 'valibot';
import { tableOf } from '../../notation/table/write.ts';

/** What the table of the page begins with: its text, and the name of the deck; null if the text says it. */
export interface Opened {
  readonly text: string;
  readonly title: string | null;
}

const linked = v.looseObject({ deck: v.unknown() });

/** A deck as the text of a table. */
export function openedDeck(deck: OwnDeck): Opened {
  return { text: tableOf(deck), title: deck.title };
}

/** The deck that an address carries in its fragment; null if there is none. */
export async function deckInAddress(hash: string): Promise<OwnDeck | null> {
  const read = v.safeParse(linked, await readDeckLink(hash));
  const deck = read.success ? readOwnDeck(read.output.deck) : null;
  return deck?.ok ? deck.value : null;
}

/** A file as the text of a table: a table it is, or a deck as JSON. */
export function openedFile(text: string): Opened {
  const deck = deckIn(text);
  return deck ? openedDeck(deck) : { text, title: null };
}

function deckIn(text: string): OwnDeck | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  const json = read.success ? read.output : null;
  if (typeof json !== 'object' || json === null) return null;
  if (isOwnDeck(json)) return json;
  const file = readParadigm(json);
  if (!file.ok) return null;
  const { title, cells } = file.value;
  return ownDeck(
    title,
    CELLS.map((cell) => [cells[cell], cell]),
  );
}
