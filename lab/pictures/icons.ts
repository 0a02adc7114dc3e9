/**
 * Draws the icons of the installed page from `web/public/icon.svg`, for devices without SVG support: `npm run
 * icons`. One as it is, one with a background and a margin for devices that crop icons (maskable), and one for
 * Apple's devices.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from '@lusoria/testing/browser/browser.ts';

const FOLDER = fileURLToPath(new URL('../../web/public/', import.meta.url));
const GROUND = '#efe8db';

/**
 * A file, its edge in pixels, and the fraction of it that the picture fills; null for all of
 * it, without a background.
 */
const ICONS: readonly {
  readonly file: string;
  readonly edge: number;
  readonly share: number | null;
}[] = [
  { file: 'icon-192.png', edge: 192, share: null },
  { file: 'icon-512.png', edge: 512, share: null },
  // Within the safe zone of a maskable icon: a circle of four fifths of the edge.
  { file: 'icon-maskable-512.png', edge: 512, share: 0.6 },
  { file: 'apple-touch-icon.png', edge: 180, share: 0.72 },
];

const svg = readFileSync(`${FOLDER}icon.svg`, 'utf8');
const browser = await launch();
try {
  for (const { file, edge, share } of ICONS) {
    const page = await browser.newPage({ viewport: { width: edge, height: edge } });
    const size = Math.round(edge * (share ?? 1));
    await page.setContent(
      `<style>html,body{margin:0;height:100%;display:grid;place-items:center${share === null ? '' : `;background:${GROUND}`}}
      svg{width:${size}px;height:${size}px}</style>${svg}`,
    );
    writeFileSync(FOLDER + file, await page.screenshot({ omitBackground: true }));
    await page.close();
    console.log(file);
  }
} finally {
  await browser.close();
}
