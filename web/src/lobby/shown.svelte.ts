import type { GameMessages, GamePage, LobbyMessages, Offer, OfferMessages } from '@lusoria/core';
import { loadCollectionMessages } from '@lusoria/games/messages';
import { type Language, type Sentence, textOf } from '@lusoria/i18n';
import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import type { Component } from 'svelte';
import { allManifests, type Manifest } from '../games.ts';
import { figuresPath, pagesOf } from '../pages.ts';

export interface LobbyGame {
  readonly manifest: Manifest;
  readonly messages: LobbyMessages;
  /** Renders the picture of an offer, by its key. */
  readonly Tile: Component<{ offer: string }> | null;
}

/** An offer of a game, with its title and description. */
export interface LobbyOffer extends LobbyGame, OfferMessages {
  readonly offer: Offer;
}

/** Data of the lobby's games; must be loaded before the lobby is shown. */
export const lobby = localized(async (language) => {
  const manifests = await allManifests();
  const [collection, ...games] = await Promise.all([
    loadCollectionMessages(language),
    ...manifests.map(async (manifest) => shown(manifest, language)),
  ]);
  return { tagline: collection('tagline'), games };
});

async function shown(manifest: Manifest, language: Language): Promise<LobbyGame> {
  const [messages, tile] = await Promise.all([messagesFor(manifest, language), manifest.tile?.()]);
  return { manifest, messages, Tile: tile?.default ?? null };
}

async function messagesFor(manifest: Manifest, language: Language): Promise<LobbyMessages> {
  const lobby =
    (await manifest.lobby?.(language)) ?? namedBy(manifest, await manifest.messages(language));
  if (manifest.pages) return lobby;
  const { loadMessages } = await import('../generic/messages/keys.gen.ts');
  const figures = (await loadMessages(language))('figures-title', { game: lobby.name });
  return { ...lobby, pages: { [figuresPath(manifest.id)]: figures } };
}

function namedBy({ others }: Manifest, messages: GameMessages): LobbyMessages {
  return { name: textOf(messages.title({}, others.friends + 1)), summary: messages.summary };
}

/** The lobby's games; empty before they are loaded. */
export function loadedGames(): readonly LobbyGame[] {
  return lobby.loaded() ? lobby.get().games : [];
}

/** The loaded game with this id, or a fallback. */
export function gameOr(id: string, other: LobbyGame | undefined): LobbyGame | undefined {
  return loadedGames().find(({ manifest }) => manifest.id === id) ?? other;
}

/** The offers of a game, with their titles. */
export function offersOf(game: LobbyGame): readonly LobbyOffer[] {
  const { name, offers } = game.messages;
  return game.manifest.offers.map((offer) => ({
    ...game,
    offer,
    ...(offers?.[offer.key] ?? { title: [name], short: name }),
  }));
}

/** The `lang` attribute of a title that is entirely Latin. */
export function langOf(title: Sentence): 'la' | undefined {
  return title.every((part) => typeof part !== 'string') ? 'la' : undefined;
}

/** Links to games' own pages of these kinds: path and text. */
export function linksOf(
  { manifest, messages }: LobbyGame,
  ...kinds: readonly GamePage['kind'][]
): readonly { readonly path: string; readonly icon: GamePage['icon']; readonly text: string }[] {
  return Object.entries(pagesOf(manifest))
    .filter(([, page]) => kinds.includes(page.kind))
    .map(([path, { icon }]) => ({ path, icon, text: messages.pages?.[path] ?? messages.name }));
}

/** Links to a game's courses, for its large offers: path and the word that distinguishes the offer. */
export function coursesOf({
  manifest,
  messages,
}: LobbyGame): readonly { readonly path: string; readonly short: string | null }[] {
  const shown = manifest.offers.filter(
    ({ key, size }) => size === 'tile' && manifest.lessons?.offers.includes(key),
  );
  return shown.map(({ key }) => ({
    path: `/learn/${key}`,
    short: shown.length > 1 ? (messages.offers?.[key]?.short ?? key) : null,
  }));
}

/** All offers, those of large size first; empty until the lobby has loaded. */
export function offersBySize(): readonly LobbyOffer[] {
  return (lobby.loaded() ? lobby.get().games : [])
    .flatMap((game) => offersOf(game))
    .toSorted((a, b) => Number(a.offer.size === 'line') - Number(b.offer.size === 'line'));
}
