/** Length of a photo's longer side (pixels), and its size (bytes), at most. */
export const PHOTO = { side: 320, bytes: 10_000 } as const;

const ADDRESS = /^data:image\/jpeg;base64,(?<data>[A-Za-z0-9+/]+={0,2})$/u;
/** Markers of frames that every browser draws: baseline, extended and progressive. */
const FRAMES = [0xc0, 0xc1, 0xc2];
const START_OF_SCAN = 0xda;

/**
 * Whether an address (`data:`) holds a JPEG that is small in bytes and pixels, whatever it says it is: a few bytes can unpack to
 * billions of pixels.
 */
export function isSmallJpeg(address: string): boolean {
  if (address.length > PHOTO.bytes * 2) return false;
  const data = ADDRESS.exec(address)?.groups?.['data'];
  if (data === undefined || data.length % 4 !== 0) return false;
  const letters = atob(data);
  if (letters.length > PHOTO.bytes) return false;
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = letters.charCodeAt(at);
  const size = sizeIn(new DataView(bytes.buffer));
  return size !== null && size.width <= PHOTO.side && size.height <= PHOTO.side;
}

/** Width and height of a JPEG (ISO/IEC 10918-1, B.2.2); null: it is none, or has several frames. */
function sizeIn(view: DataView): { readonly width: number; readonly height: number } | null {
  const end = view.byteLength;
  if (end < 4 || view.getUint16(0) !== 0xffd8) return null;
  let found: { readonly width: number; readonly height: number } | null = null;
  for (let at = 2; at + 4 <= end; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    const length = view.getUint16(at + 2);
    if (marker === START_OF_SCAN) return found;
    // Every segment up to the scan has a length; a frame has one of at least 8, with its size in it.
    if (marker < 0xc0 || length < 2 || at + 2 + length > end) return null;
    if (FRAMES.includes(marker)) {
      if (found || length < 8) return null;
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      if (width === 0 || height === 0) return null;
      found = { width, height };
    }
    at += 2 + length;
  }
  return null;
}
