import { readFileSync } from 'node:fs';
import { type AnyGame, defined } from '@lusoria/core';
import { isGameId, REGISTRY } from '@lusoria/games';
import { type Language, textOf } from '@lusoria/i18n';
import type { Drawing, GamePrint, PrintManifest, ScenePicture } from '@lusoria/print';
import { loadFonts } from '@lusoria/print/fonts.ts';
import { loadPrintMessages } from '@lusoria/print/messages/index.ts';
import { noPictures } from '@lusoria/print/pdf/pictures.ts';
import { preview, PREVIEW, type PreviewTexts } from '@lusoria/print/picture/preview.ts';
import { sceneOf } from '@lusoria/print/picture/scene.ts';
import { svgText } from '@lusoria/print/picture/svg-text.ts';
import {
  firstDecision,
  type OpenedRound,
  outcomeOf,
  roundAt,
  seatToAct,
} from '@lusoria/table/sharing';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

let starting: Promise<void> | null = null;

/** The picture of a link to a shared round: what whoever opens it sees first, and never how it goes on. */
export async function roundPicture(
  opened: OpenedRound,
  game: AnyGame,
): Promise<Uint8Array<ArrayBuffer>> {
  const { language, opens, title, options, players, seat: own } = opened.shared;
  const manifest = await manifestOf(game.id);
  const messages = await manifest.messages(language);
  const named = opens.as === 'play' ? null : opens.at;
  const isOver = named !== null && outcomeOf(opened, [named]) !== null;
  const at = named === null || isOver ? firstDecision(opened) : named;
  const seat = (opens.as === 'ask' ? null : own) ?? seatToAct(opened, at) ?? 0;
  const view = roundAt(opened, at).view(seat);
  const print = await printOf(manifest);
  const scene = await sceneOf(print, game, messages, { view, seat, language });
  const t = await loadPrintMessages(language);
  const name = textOf(messages.title(options, players));
  const texts = {
    game: name,
    title: title || t(`preview-${opens.as}`),
    about: t(`preview-${opens.as}`),
  };
  return png(scene, title === '' ? { ...texts, about: '' } : texts);
}

/** The picture of a link to a puzzle; null: there is none of this id. */
export async function puzzlePicture(
  game: string,
  id: string,
  language: Language,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!isGameId(game)) return null;
  const manifest = await manifestOf(game);
  const view = (await manifest.puzzles?.scene(id)) ?? null;
  const print = await printOf(manifest);
  if (view === null || !print?.scene) return null;
  const [scene, messages, t] = await Promise.all([
    print.scene({ view, language }),
    manifest.messages(language),
    loadPrintMessages(language),
  ]);
  const name = textOf(messages.title({}, manifest.others.bots.length + 1));
  return png(scene, { game: name, title: t('preview-puzzle'), about: t('preview-ask') });
}

async function manifestOf(game: string): Promise<PrintManifest> {
  if (!isGameId(game)) throw new RangeError(`no game ${game}`);
  const manifests: Readonly<Record<string, () => Promise<PrintManifest>>> = REGISTRY;
  return defined(manifests[game])();
}

async function printOf(manifest: PrintManifest): Promise<GamePrint | null> {
  return (await manifest.print?.())?.print ?? null;
}

async function png(scene: ScenePicture, texts: PreviewTexts): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = await loadFonts();
  const drawing: Drawing = preview(texts, scene, fonts);
  const svg = svgText(drawing, PREVIEW.width, { fonts, pictures: scene.pictures ?? noPictures });
  starting ??= initWasm(
    readFileSync(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))),
  );
  await starting;
  const resvg = new Resvg(svg, { font: { loadSystemFonts: false } });
  const image = resvg.render();
  const bytes = Uint8Array.from(image.asPng());
  image.free();
  resvg.free();
  return bytes;
}
