import {
  type AnyGame,
  defined,
  type GameLessons,
  type GameManifest,
  type GameMessages,
  type LessonMessages,
  type Offer,
} from '@lusoria/core';
import type { Course } from '@lusoria/core/lesson';
import { GAME_IDS, type GameId, isGameId, REGISTRY } from '@lusoria/games';
import type { GameUi } from '@lusoria/web-kit/game-ui.ts';
import { type Localized, localized } from '@lusoria/web-kit/messages.svelte.ts';
import type { Component } from 'svelte';

/** The folder `ui/` of a game. */
interface UiModule {
  loadUi(): Promise<GameUi>;
}

/** A picture of an offer. */
interface TileModule {
  readonly default: Component<{ offer: string }>;
}

interface PageModule {
  readonly default: Component;
}

/** What a game offers to the page. */
export type Manifest = GameManifest<UiModule, unknown, TileModule, PageModule>;

const manifests: Readonly<Record<GameId, () => Promise<Manifest>>> = REGISTRY;

/** What every game offers, in the order of the registry. */
export function allManifests(): Promise<readonly Manifest[]> {
  return Promise.all(GAME_IDS.map((id) => manifests[id]()));
}

/** A page of a game's own at this path; otherwise a deck that came with a link, or word that there is nothing. */
export async function pageAt(path: string): Promise<Component> {
  const pages = (await allManifests()).flatMap((manifest) => Object.entries(manifest.pages ?? {}));
  const page = pages.find(([at]) => at === path)?.[1];
  return (await (page ? page.load() : import('./deck/DeckPage.svelte'))).default;
}

/** Lessons as the page shows them. */
export interface PageCourse {
  readonly game: PageGame;
  readonly offer: Offer;
  readonly lessons: GameLessons;
  readonly course: Course;
  /** They are loaded. */
  readonly messages: Localized<LessonMessages>;
}

/** The game and the offer that `/learn/KEY` teaches; null when nothing does. */
export async function offerTaught(key: string): Promise<{
  readonly manifest: Manifest;
  readonly offer: Offer;
  readonly lessons: GameLessons;
} | null> {
  for (const manifest of await allManifests()) {
    const offer = manifest.offers.find((one) => one.key === key);
    if (offer && manifest.lessons?.offers.includes(key)) {
      return { manifest, offer, lessons: manifest.lessons };
    }
  }
  return null;
}

/** Loads the lessons of an offer, and its game; null when there are none. */
export async function openCourse(key: string): Promise<PageCourse | null> {
  const found = await offerTaught(key);
  if (!found || !isGameId(found.manifest.id)) return null;
  const { offer, lessons } = found;
  const messages = defined(lessonMessages.get(found.manifest.id));
  const [game, courses] = await Promise.all([
    openGame(found.manifest.id),
    lessons.load(),
    messages.load(),
  ]);
  const course = courses[key];
  return game && course ? { game, offer, lessons, course, messages } : null;
}

/** A game as the page knows it. */
export interface PageGame {
  readonly manifest: Manifest;
  /** Rules and bots. */
  readonly rules: AnyGame;
  /** They are loaded. */
  readonly messages: Localized<GameMessages>;
  /** Null: the game is shown in a generic form. */
  readonly ui: GameUi | null;
}

// Not made when they are asked for: what is made while something is shown is not watched by it.
const messages = new Map(
  GAME_IDS.map((id) => [
    id,
    localized(
      async (language): Promise<GameMessages> => (await manifests[id]()).messages(language),
    ),
  ]),
);

const lessonMessages = new Map(
  GAME_IDS.map((id) => [
    id,
    localized(async (language): Promise<LessonMessages> => {
      const { lessons, ui } = await manifests[id]();
      const own = (await ui?.().then((module) => module.loadUi()))?.lessonMessages;
      return own?.(language) ?? defined(lessons, `the lessons of ${id}`).messages(language);
    }),
  ]),
);

/** What is said of every game; each is to be loaded. */
export const allMessages: readonly Localized<GameMessages>[] = [...messages.values()];

/** What is said of a game; null when this page does not know the game. */
export function messagesOf(game: string): Localized<GameMessages> | null {
  return isGameId(game) ? (messages.get(game) ?? null) : null;
}

/** Loads a game; null when this page does not know it. */
export async function openGame(id: string): Promise<PageGame | null> {
  const said = messagesOf(id);
  if (!isGameId(id) || !said) return null;
  const manifest = await manifests[id]();
  const [rules, ui] = await Promise.all([
    manifest.load(),
    manifest.ui?.().then((module) => module.loadUi()) ?? null,
    said.load(),
  ]);
  return { manifest, rules, messages: said, ui };
}

/** The bots that a menu offers, and what they are called. */
export function botsOf({ manifest, rules, messages: said }: PageGame): {
  readonly bots: readonly string[];
  readonly label: (bot: string) => string;
} {
  return { bots: manifest.bots ?? rules.botKinds, label: (bot) => said.get().bot(bot).label };
}
