import type { Locator } from 'playwright-core';
import decodeQr from 'qr/decode.js';

/** The text of a QR code on a page, as an independent reader decodes a picture of it. */
export async function readQr(code: Locator): Promise<string> {
  const png = (await code.screenshot()).toString('base64');
  const { width, height, data } = await code.page().evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, image.width, image.height);
    return { width: image.width, height: image.height, data: [...pixels.data] };
  }, png);
  return decodeQr({ width, height, data: Uint8Array.from(data) }, { timeLimit: 10_000 });
}
