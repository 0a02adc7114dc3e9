import { type Contract, type GameName, GAMES, type Options, plainContract } from '@lusoria/skat';
import { plain } from '@lusoria/cli-kit/keys.ts';
import type { Pack } from '@lusoria/core/playing-card';
import { gameName, suitShort } from '../messages/names.ts';
import { type Spoken, tokensOf, wordsIn } from './spoken.ts';

/** The announcements of a game. */
const ANNOUNCEMENTS = ['hand', 'schneider', 'schwarz', 'ouvert'] as const;
type Announcement = (typeof ANNOUNCEMENTS)[number];

/** The shortest accepted abbreviations, in letters. */
const SHORTEST = { game: 2, announcement: 3 } as const;

/** A contract read from the input. `nothing`: no word of it belongs to one. */
export type ReadContract =
  | { readonly kind: 'contract'; readonly contract: Contract }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unknown-word'; readonly word: string }
  | { readonly kind: 'two-games' }
  | { readonly kind: 'no-game' };

/** Reads a game with its announcements, in any language: `kreuz hand schneider`, `null ouvert`. */
export function readContract(text: string, spoken: readonly Spoken[]): ReadContract {
  const games = new Set<GameName>();
  const announced = new Set<Announcement>();
  const unknown: string[] = [];
  for (const token of tokensOf(text, spoken)) {
    const game = gameNamed(token, spoken);
    const announcement = game ? null : announcementNamed(token, spoken);
    if (game) games.add(game);
    else if (announcement) announced.add(announcement);
    else unknown.push(token);
  }
  const [word] = unknown;
  if (games.size + announced.size === 0) return { kind: 'nothing' };
  if (word !== undefined) return { kind: 'unknown-word', word };
  const [game, other] = games;
  if (game === undefined) return { kind: 'no-game' };
  if (other !== undefined) return { kind: 'two-games' };
  return {
    kind: 'contract',
    contract: {
      ...plainContract(game, announced.has('hand')),
      schneider: announced.has('schneider'),
      schwarz: announced.has('schwarz'),
      ouvert: announced.has('ouvert'),
    },
  };
}

/** With what the rules want announced besides: schneider with schwarz, both with an open game. */
export function completed(contract: Contract, options: Options): Contract {
  if (contract.game === 'null') return contract;
  const schwarz = contract.schwarz || (contract.ouvert && options.announcements === 'hand');
  return { ...contract, schwarz, schneider: contract.schneider || schwarz };
}

/** The only game that a word can mean, in the reader's language first. */
function gameNamed(token: string, spoken: readonly Spoken[]): GameName | null {
  const [own, ...others] = spoken;
  const packs = ['french', 'german'] as const satisfies readonly Pack[];
  const groups = [own ? [own] : [], others].flatMap((some) =>
    packs.map((pack) =>
      GAMES.map((game) => ({ game, names: some.flatMap((one) => namesOf(game, one, pack)) })),
    ),
  );
  for (const group of groups) {
    const whole = group.filter(({ names }) => names.includes(token));
    const [only, another] =
      whole.length > 0 || token.length < SHORTEST.game
        ? whole
        : group.filter(({ names }) => names.some((name) => name.startsWith(token)));
    if (only && !another) return only.game;
  }
  return null;
}

const SUIT_OF = { clubs: 'C', spades: 'S', hearts: 'H', diamonds: 'D' } as const;

function namesOf(game: GameName, { t, terminal }: Spoken, pack: Pack): readonly string[] {
  const name = plain(gameName(t, game, pack));
  if (game === 'grand' || game === 'null') return [name];
  const suit = SUIT_OF[game];
  // One letter may be a slip: `p` is pass.
  const short =
    pack === 'french' ? wordsIn(terminal(`suit-${suit}`)).filter((one) => one.length > 1) : [];
  return [name, ...[suitShort(t, suit, pack), ...short].map(plain)];
}

function announcementNamed(token: string, spoken: readonly Spoken[]): Announcement | null {
  const names = (one: Announcement) =>
    spoken.flatMap(({ terminal }) => wordsIn(terminal(`announced-${one}`)).map(plain));
  const whole = ANNOUNCEMENTS.find((one) => names(one).includes(token));
  if (whole) return whole;
  if (token.length < SHORTEST.announcement) return null;
  const [only, another] = ANNOUNCEMENTS.filter((one) =>
    names(one).some((name) => name.startsWith(token)),
  );
  return only && !another ? only : null;
}
