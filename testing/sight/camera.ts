import type { Page } from 'playwright-core';

/** Tools for a game's screenshots: a page in one look, in English, for a person called Iulia. */
export interface Camera {
  readonly page: Page;
  readonly url: string;
  /** Takes a picture of the page under this name, in all required looks. */
  shot(name: string): Promise<void>;
  /** The same for another page, which is a wall screen. */
  shotOfWall(page: Page, name: string): Promise<void>;
  /** The same camera for the page of somebody else; at another server, if one is named. */
  another(name: string, url?: string): Promise<Camera>;
}

/** The interface of a game's `e2e/pictures.ts`. */
export interface Pictures {
  takePictures(camera: Camera): Promise<void>;
}
