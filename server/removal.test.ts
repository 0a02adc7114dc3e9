import { readdir, readFile } from 'node:fs/promises';
import { join as pathTo } from 'node:path';
import { defined } from '@lusoria/core';
import { join } from '@lusoria/testing/people/client.ts';
import {
  askEvents,
  doEvent,
  joinEvent,
  makeClass,
  ownTable,
  untilEvent,
} from '@lusoria/testing/people/event.ts';
import { expect, test } from 'vitest';
import { childServer } from './testing/child.ts';
import { NO_LIMITS, temporaryFolder } from './testing/test-server.ts';

/** Names under which people came, in every way, and words in which they were named. */
const LISTED = ['Aurelia', 'Balbilla', 'Caesonia'];
const CAME = ['Drusilla', 'Eudocia', 'Faustina'];
const DEVICE = 'Galeria';
const ASKED = ['Herennia', 'Iustina'];
const RENAMED = 'Lollia';
const TITLE = 'Octavianus';
const TOLD = 'Plotina';
const SAID = 'Sabina';
const ALL = [...LISTED, ...CAME, DEVICE, ...ASKED, RENAMED, TITLE, TOLD, SAID];

/** Which of the names are in a file of the folder. */
async function namesIn(folder: string): Promise<readonly string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile());
  const bytes = await Promise.all(
    files.map(async (one) => readFile(pathTo(one.parentPath, one.name))),
  );
  return ALL.filter((name) => bytes.some((all) => all.includes(name)));
}

test('when everything of a class is deleted no name of it is in a file or a log, in whatever way it came', async () => {
  const dataDir = temporaryFolder();
  const server = await childServer({ port: 0, dataDir, log: 'debug', limits: NO_LIMITS });
  const teacher = await join(server.url, { name: 'Magistra' });
  const { code, event } = await makeClass(teacher);
  const does = async (command: Parameters<typeof doEvent>[2]) => doEvent(teacher, event, command);
  await does({ do: 'title', title: TITLE });
  await does({ do: 'list', names: LISTED });
  // The device has said its owner's name before, and another one to the class.
  const first = await join(server.url, { name: DEVICE });
  const [second, third] = [
    await join(server.url),
    await join(server.url, { name: defined(CAME[1]) }),
  ];
  await joinEvent(first, code, defined(CAME[0]));
  await joinEvent(second, code, defined(LISTED[0]).toLowerCase());
  await joinEvent(third, code, defined(CAME[1]));
  // Back on another device, and another of the same name.
  const [again, other] = [
    await join(server.url, { name: defined(CAME[0]) }),
    await join(server.url),
  ];
  for (const one of [again, other]) await joinEvent(one, code, defined(CAME[0]));
  await does({ do: 'answer', person: again.person(), as: 'same' });
  await does({ do: 'answer', person: other.person(), as: 'other' });
  const { direction } = await untilEvent(teacher, (now) => now.direction !== null);
  await does({ do: 'settings', settings: { ...defined(direction).settings, entry: 'approved' } });
  for (const [i, name] of ASKED.entries()) {
    const asks = await join(server.url, { name });
    await joinEvent(asks, code, name);
    const { members } = await untilEvent(teacher, (now) =>
      now.members.some((one) => one.name === name),
    );
    const no = defined(members.find((one) => one.name === name)).member;
    await does({ do: i === 0 ? 'admit' : 'refuse', members: [no] });
  }
  const gone = await join(server.url, { name: defined(CAME[2]) });
  await joinEvent(gone, code, defined(CAME[2]));
  const { members } = await untilEvent(teacher, (now) => now.members.at(-1)?.name === CAME[2]);
  const last = members.length - 1;
  await does({ do: 'admit', members: [last] });
  await does({ do: 'rename', member: last, name: RENAMED });
  await does({ do: 'remove', member: last });
  await does({ do: 'tell', text: `${TOLD}!` });
  await does({ do: 'start' });
  const table = defined(ownTable(await untilEvent(third, (now) => ownTable(now) !== null)));
  await third.open(table);
  await third.do(table, { do: 'say', text: SAID });
  expect(await namesIn(dataDir)).not.toEqual([]);

  await askEvents(teacher, { ask: 'erase', event });
  expect(await namesIn(dataDir)).toEqual([]);
  server.process.kill('SIGTERM');
  await server.ended;
  expect(await namesIn(dataDir)).toEqual([]);
  expect(ALL.filter((name) => server.errors().includes(name))).toEqual([]);
});
