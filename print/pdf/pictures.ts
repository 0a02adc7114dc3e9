import type { Drawing } from '../drawing.ts';

/** The pictures that marks reference, by name. @throws RangeError if there is none of this name */
export type Pictures = (name: string) => Drawing;

export const noPictures: Pictures = (name) => {
  throw new RangeError(`no picture ${name}`);
};
