import type { LessonPlan } from '@lusoria/core';
import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import { allManifests } from '../games.ts';

/** Plans of lessons with all games, those of a game together. */
export const plans = localized(async (language): Promise<readonly LessonPlan[]> => {
  const manifests = await allManifests();
  return (
    await Promise.all(manifests.map(async (game) => (await game.plans?.(language)) ?? []))
  ).flat();
});
