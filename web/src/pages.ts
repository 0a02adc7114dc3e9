import type { GamePage } from '@lusoria/core';
import { late } from '@lusoria/web-kit/page/late.ts';
import type { Component } from 'svelte';
import { allManifests, type Manifest, type PageModule } from './games.ts';

/** A game's own page at this path; null if there is none. */
export async function pageAt(path: string): Promise<Component | null> {
  for (const manifest of await allManifests()) {
    const page = pagesOf(manifest)[path];
    if (page) return (await late(page.load)).default;
  }
  return null;
}

/** Path of the figures of a game that has no pages of its own. */
export function figuresPath(id: string): string {
  return `/figures/${id}`;
}

/** The extra pages of a game, by path. */
export function pagesOf({ id, pages }: Manifest): Readonly<Record<string, GamePage<PageModule>>> {
  return (
    pages ?? {
      [figuresPath(id)]: {
        kind: 'tool',
        icon: 'chart',
        load: async () => import('./generic/FiguresPage.svelte'),
      },
    }
  );
}
