import { servePort } from '@lusoria/client';
import { loadGame, loadPractice, loadQuestions } from '@lusoria/games';
import * as v from 'valibot';
import { openClassroom, setTimer } from './classroom.ts';
import { rehearsalMessageSchema } from './protocol.ts';

const classroom = openClassroom({ loadGame, loadPractice, loadQuestions, after: setTimer });

addEventListener('message', ({ data, ports: [port] }: MessageEvent<unknown>) => {
  if (port) {
    servePort(port, (send) => classroom.server.connect(send));
    return;
  }
  const message = v.parse(rehearsalMessageSchema, data);
  if (message.do === 'tempo') classroom.setTempo(message.tempo);
  else void classroom.fill(message.code, message.game, message.bots);
});
