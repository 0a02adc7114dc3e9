import { messagePort, openSession } from '@lusoria/client';
import { eventsOver } from '@lusoria/client/events';
import { defined, type Result } from '@lusoria/core';
import { presetOf } from '../event/organizer/presets.ts';
import type { Manifest } from '../games.ts';
import { ReactiveConnection } from '../servers.svelte.ts';
import { forgetful } from './credentials.ts';
import type { RehearsalMessage } from './protocol.ts';
import type { Tempo } from './pupil.ts';

/** A class of made-up pupils on this device: a server of its own in a worker, of which nothing is stored. */
export interface Rehearsal {
  readonly connection: ReactiveConnection;
  readonly code: string;
  setTempo(tempo: Tempo): void;
  end(): void;
}

/** Opens a class in a new worker and lets the pupils come. */
export async function openRehearsal(
  { id, bot, offers: [offer], pupils }: Manifest,
  title: string,
): Promise<Result<Rehearsal>> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const post = (message: RehearsalMessage): void => worker.postMessage(message);
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(null, [port2]);
  const session = openSession({ connect: messagePort(port1), credentials: forgetful() });
  const end = (): void => {
    session.close();
    worker.terminate();
  };
  const made = await eventsOver(session).create({
    kind: 'class',
    title,
    game: id,
    options: offer?.options ?? {},
    settings: presetOf('class', bot),
  });
  if (!made.ok) {
    end();
    return made;
  }
  const { code } = made.value;
  post({ do: 'fill', code, game: id, bots: [...(await defined(pupils)())] });
  const connection = new ReactiveConnection(session);
  const setTempo = (tempo: Tempo): void => post({ do: 'tempo', tempo });
  return { ok: true, value: { connection, code, setTempo, end } };
}
