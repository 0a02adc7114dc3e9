export { isSmallJpeg, PHOTO } from './jpeg.ts';
export { type Photos, photosName, photosNamed } from './name.ts';
