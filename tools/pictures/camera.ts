import type { Page } from 'playwright-core';

/** What a game takes its pictures with: one look of the page, in English, for a person called Iulia. */
export interface Camera {
  readonly page: Page;
  readonly url: string;
  /** Takes pictures of what is on the page, which is called so, in all looks that are wanted. */
  shot(name: string): Promise<void>;
  /** The same of another page, which hangs on a wall. */
  shotOfWall(page: Page, name: string): Promise<void>;
}

/** A game's `e2e/pictures.ts`. */
export interface Pictures {
  takePictures(camera: Camera): Promise<void>;
}
