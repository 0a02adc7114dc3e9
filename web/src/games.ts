import {
  type AnyFacts,
  type AnyGame,
  defined,
  type GameLessons,
  type GameManifest,
  type GameMessages,
  type LessonMessages,
  type Offer,
  type PracticeItemProps,
} from '@lusoria/core';
import type { Course } from '@lusoria/core/lesson';
import { GAME_IDS, type GameId, isGameId, loadGame, REGISTRY } from '@lusoria/games';
import { late } from '@lusoria/web-kit/page/late.ts';
import type { GameUi } from '@lusoria/web-kit/game-ui.ts';
import { type Localized, localized } from '@lusoria/web-kit/messages.svelte.ts';
import type { Component } from 'svelte';

/** The `ui/` folder of a game. */
interface UiModule {
  loadUi(): Promise<GameUi>;
}

/** The module with the picture of an offer. */
interface TileModule {
  readonly default: Component<{ offer: string }>;
}

export interface PageModule {
  readonly default: Component;
}

/** The module with an item of practice. */
interface ItemModule {
  readonly default: Component<PracticeItemProps>;
}

/** A game's manifest, as the page uses it. */
export type Manifest = GameManifest<
  UiModule,
  unknown,
  TileModule,
  PageModule,
  unknown,
  unknown,
  ItemModule
>;

const manifests: Readonly<Record<GameId, () => Promise<Manifest>>> = REGISTRY;

/** The manifests of all games, in registry order. */
export function allManifests(): Promise<readonly Manifest[]> {
  return late(async () => Promise.all(GAME_IDS.map((id) => manifests[id]())));
}

/** A course of lessons, loaded for the page. */
export interface PageCourse {
  readonly game: PageGame;
  readonly offer: Offer;
  readonly lessons: GameLessons;
  readonly course: Course;
  /** Loaded already. */
  readonly messages: Localized<LessonMessages>;
}

/** The game and the offer that `/learn/KEY` teaches; null if there is none. */
async function offerTaught(key: string): Promise<{
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

/** Loads the lessons of an offer, and its game; null if there are none. */
export async function openCourse(key: string): Promise<PageCourse | null> {
  const found = await offerTaught(key);
  if (!found || !isGameId(found.manifest.id)) return null;
  const { offer, lessons } = found;
  const messages = defined(lessonMessages.get(found.manifest.id));
  const [game, courses] = await Promise.all([
    openGame(found.manifest.id),
    late(lessons.load),
    messages.load(),
    late(async () => import('@lusoria/web-kit/lesson/messages.svelte.ts')).then(async (words) =>
      words.fetchCoachMessages(),
    ),
  ]);
  const course = courses[key];
  return game && course ? { game, offer, lessons, course, messages } : null;
}

/** A game, loaded for the page. */
export interface PageGame {
  readonly manifest: Manifest;
  /** Its rules come with {@link loadRules}. */
  readonly facts: AnyFacts;
  /** Loaded already. */
  readonly messages: Localized<GameMessages>;
  /** Null if the game has no UI and is shown in the generic form. */
  readonly ui: GameUi | null;
}

// Created up front: state created during a render is not tracked by it.
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

/** The message stores of all games; each must be loaded before use. */
export const allMessages: readonly Localized<GameMessages>[] = [...messages.values()];

/** The messages of a game; null for an unknown game. */
export function messagesOf(game: string): Localized<GameMessages> | null {
  return isGameId(game) ? (messages.get(game) ?? null) : null;
}

/** Loads a game; null for an unknown one. */
export async function openGame(id: string): Promise<PageGame | null> {
  const said = messagesOf(id);
  if (!isGameId(id) || !said) return null;
  const manifest = await late(manifests[id]);
  const [facts, ui] = await Promise.all([
    late(async () => (manifest.facts ?? manifest.load)()),
    late(async () => uiOf(manifest)),
    said.load(),
  ]);
  return { manifest, facts, messages: said, ui };
}

/** Loads the rules of a game, which no table needs that is played elsewhere; null for an unknown one. */
export async function loadRules(id: string): Promise<AnyGame | null> {
  return late(async () => loadGame(id));
}

/** Loads the UI of a game, and what the generic form says of what it leaves out. */
async function uiOf(manifest: Manifest): Promise<GameUi | null> {
  const ui = (await (await manifest.ui?.())?.loadUi()) ?? null;
  if (!ui?.Review) {
    const { genericMessages } = await import('./generic/messages.svelte.ts');
    await genericMessages.load();
  }
  return ui;
}

/** The bots that a menu offers, with their names. */
export function botsOf({ manifest, facts, messages: said }: PageGame): {
  readonly bots: readonly string[];
  readonly label: (bot: string) => string;
} {
  return { bots: manifest.bots ?? facts.botKinds, label: (bot) => said.get().bot(bot).label };
}
