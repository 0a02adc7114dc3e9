/**
 * Draws the icons of the installed page from `web/public/icon.svg`: `npm run icons`. Devices that know no SVG take these: as it
 * is, with a ground and a margin for devices that cut icons into a shape of their own, and likewise for Apple's.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from '../e2e/browser.ts';

const FOLDER = fileURLToPath(new URL('../../web/public/', import.meta.url));
const GROUND = '#efe8db';

/** A file, its edge in pixels, and how much of it the picture takes; null: all, on no ground. */
const ICONS: readonly {
  readonly file: string;
  readonly edge: number;
  readonly share: number | null;
}[] = [
  { file: 'icon-192.png', edge: 192, share: null },
  { file: 'icon-512.png', edge: 512, share: null },
  // Within the circle of four fifths that is never cut off.
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
