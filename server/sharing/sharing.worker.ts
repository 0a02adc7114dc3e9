import { defined, reject } from '@lusoria/core';
import { answerCalls } from '@lusoria/core/worker-call';
import { loadGame } from '@lusoria/games';
import { openShared, readShared } from '@lusoria/table/sharing';
import { runInBackground } from '../background.ts';
import { describeError } from '../describe-error.ts';
import { parentChannel } from '../worker-channel.ts';
import { type SharingAnswer, sharingCalls, type SharingJob } from './calls.ts';

runInBackground();
answerCalls(
  sharingCalls,
  parentChannel(),
  {
    load: () => null,
    think: async ({ job }) => answer(job),
  },
  describeError,
);

async function answer(job: SharingJob): Promise<SharingAnswer> {
  if (job.kind === 'puzzle') {
    const { puzzlePicture } = await import('./draw.ts');
    const png = await puzzlePicture(job.game, job.id, job.language);
    return png ? { kind: 'picture', png } : { kind: 'none' };
  }
  const read = readShared(job.text);
  if (!read.ok) return { kind: 'wrong', rejection: read.rejection };
  const game = await loadGame(read.value.game);
  if (!game) {
    return { kind: 'wrong', rejection: reject('no-such-game', { game: read.value.game }) };
  }
  const opened = openShared(read.value, defined(game));
  if (!opened.ok) return { kind: 'wrong', rejection: opened.rejection };
  if (job.kind === 'check') return { kind: 'right' };
  const { roundPicture } = await import('./draw.ts');
  return { kind: 'picture', png: await roundPicture(opened.value, game) };
}
