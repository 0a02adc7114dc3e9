import type { Page } from 'playwright-core';

/** What a game takes its pictures with: one look of the page, in English, for a person called Iulia. */
export interface Camera {
  readonly page: Page;
  readonly url: string;
  /** Takes a picture of what is on the page, where a document shows one of this name in this look. */
  shot(name: string): Promise<void>;
  /** The same of another page. */
  shotOf(page: Page, name: string): Promise<void>;
}

/** A game's `e2e/pictures.ts`. */
export interface Pictures {
  takePictures(camera: Camera): Promise<void>;
}
