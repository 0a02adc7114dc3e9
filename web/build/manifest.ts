import { existsSync, readFileSync } from 'node:fs';
import { loadCollectionMessages } from '@lusoria/games/messages';
import { createTranslator, LANGUAGES, type Language } from '@lusoria/i18n';
import type { Messages } from '@lusoria/web-kit/messages/keys.gen.ts';
import type { Plugin } from 'vite';
import type { Messages as ShellMessages } from '../src/shell/messages/keys.gen.ts';

const ICONS = [
  { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Pictures of the documentation that a device shows before installing the page. */
const SCREENSHOTS = [
  { file: 'lobby-desktop-light.png', form: 'wide', label: 'install-picture-lobby' },
  { file: 'table-phone-dark.png', form: 'narrow', label: 'install-picture-table' },
] as const;

/**
 * Writes `LANGUAGE.webmanifest` for each language: the description that devices show of the installed page.
 * Addresses in it are relative to its location.
 */
export function manifests(): Plugin {
  return {
    name: 'lusoria-manifests',
    apply: 'build',
    async generateBundle() {
      // A copy of the sources may lack the pictures.
      const shots = SCREENSHOTS.map((shot) => ({ ...shot, path: pathOf(shot.file) })).filter(
        ({ path }) => existsSync(path),
      );
      for (const { file, path } of shots) {
        this.emitFile({ type: 'asset', fileName: `pictures/${file}`, source: readFileSync(path) });
      }
      for (const language of LANGUAGES) {
        const t = createTranslator<Messages>(language, ftlIn('kits/web', language));
        const pictures = createTranslator<ShellMessages>(
          language,
          ftlIn('web/src/shell', language),
        );
        const manifest = {
          name: t('app-name'),
          short_name: t('app-name'),
          description: (await loadCollectionMessages(language))('tagline'),
          lang: language,
          dir: 'ltr',
          start_url: './',
          scope: './',
          display: 'standalone',
          background_color: '#fff6ea',
          theme_color: '#fff6ea',
          categories: ['games', 'education'],
          icons: ICONS,
          screenshots: shots.map(({ file, path, form, label }) => ({
            src: `pictures/${file}`,
            sizes: sizesOf(readFileSync(path)),
            type: 'image/png',
            form_factor: form,
            label: pictures(label),
          })),
        };
        const fileName = `${language}.webmanifest`;
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifest, null, 2) });
      }
    },
  };
}

function pathOf(file: string): URL {
  return new URL(`../../docs/pictures/${file}`, import.meta.url);
}

function ftlIn(folder: string, language: Language): string {
  return readFileSync(new URL(`../../${folder}/messages/${language}.ftl`, import.meta.url), 'utf8');
}

/** Width and height of a PNG from its header: `1280x800`. */
function sizesOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
