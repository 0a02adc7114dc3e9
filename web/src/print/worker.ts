import { type GameId, isGameId, REGISTRY } from '@lusoria/games';
import type { Language } from '@lusoria/i18n';
import {
  itemsOf,
  type Occasion,
  print,
  PrintProblem,
  type PrintItem,
  type PrintManifest,
} from '@lusoria/print';
import { paperItem } from '@lusoria/print/papers/sheets.ts';
import { photosOf } from '@lusoria/web-kit/photos/kept-photos.ts';
import type { Answer, ItemInfo, Question } from './protocol.ts';

const MANIFESTS: Readonly<Record<GameId, () => Promise<PrintManifest>>> = REGISTRY;

async function items(
  game: string,
  language: Language,
  options: unknown,
  occasion: Occasion,
): Promise<readonly PrintItem[]> {
  if (!isGameId(game)) throw new PrintProblem('no-item', { name: game, names: '' });
  return itemsOf(await MANIFESTS[game](), language, options, occasion);
}

function infoOf({ key, label, text, kind, size, choices }: PrintItem): ItemInfo {
  return { key, label, text, kind, choices, ...(size ? { size } : {}) };
}

async function answer(question: Question): Promise<Answer> {
  const { id } = question;
  if (question.ask === 'paper') {
    const { key, paper, job } = question;
    return { id, kind: 'printed', ...(await print(paperItem(key, paper), job)) };
  }
  const { game, occasion } = question;
  if (question.ask === 'items') {
    const all = await items(game, question.language, question.options, occasion);
    return { id, kind: 'items', items: all.map(infoOf) };
  }
  const { item: key, job } = question;
  const all = await items(game, job.language, job.options, occasion);
  const item = all.find((one) => one.key === key);
  if (!item) {
    throw new PrintProblem('no-item', { name: key, names: all.map((one) => one.key).join(', ') });
  }
  const photos = (await photosOf(job.options)) ?? [];
  return { id, kind: 'printed', ...(await print(item, { ...job, photos })) };
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data)
    .catch((error: unknown): Answer => {
      const { id } = data;
      if (error instanceof PrintProblem) {
        const { code, params } = error;
        return { id, kind: 'problem', problem: { code, params } };
      }
      return { id, kind: 'failed', reason: String(error) };
    })
    .then((made) => postMessage(made));
});
