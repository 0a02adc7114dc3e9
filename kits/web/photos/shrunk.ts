import { isSmallJpeg, PHOTO } from '@lusoria/table/photos';

/** Of a file that is looked at: a camera's photo, not a poster. */
const MAX_FILE_BYTES = 40_000_000;
/** Tried one after the other, until it is small enough. */
const TRIES = [
  { side: PHOTO.side, quality: 0.8 },
  { side: PHOTO.side, quality: 0.6 },
  { side: 240, quality: 0.6 },
  { side: 240, quality: 0.4 },
  { side: 160, quality: 0.4 },
  { side: 96, quality: 0.3 },
] as const;

/**
 * A photo as small as a card needs it, as the address of a JPEG (`data:`). It is drawn anew: what cameras write beside the
 * picture, such as the place, is not in it. Null: the file is no picture, or too large.
 */
export async function shrunk(file: Blob): Promise<string | null> {
  // What a drawing is made of is a program's business: only pixels are taken.
  if (file.size > MAX_FILE_BYTES || file.type.includes('svg')) return null;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  try {
    for (const { side, quality } of TRIES) {
      const made = drawn(picture, side).toDataURL('image/jpeg', quality);
      if (isSmallJpeg(made)) return made;
    }
    return null;
  } finally {
    picture.close();
  }
}

function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  // A JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
