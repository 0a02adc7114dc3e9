import { pick, type Random } from '@lusoria/core';
import { PROTOCOL } from '@lusoria/table';
import { type Exchange, exchange, type Frames, framesIn } from '../client/exchange.ts';
import { BINARY, CLOSE, frame, PING, TEXT, upgrade } from '../client/frame.ts';
import type { Findings } from '../oracle/findings.ts';

interface FrameTest {
  readonly name: string;
  readonly frames: readonly Buffer[];
  /** The expected outcome. */
  readonly fits: (received: Frames, ended: boolean) => boolean;
  readonly how?: Exchange;
}

const HELLO = JSON.stringify({ t: 'hello', v: PROTOCOL, token: null, name: null });
const ASK = JSON.stringify({ t: 'ping' });

const closedWith =
  (...codes: readonly number[]) =>
  ({ code }: Frames): boolean =>
    code !== null && codes.includes(code);

function closing(code: number, reason: Buffer | string = ''): Buffer {
  const head = Buffer.alloc(2);
  head.writeUInt16BE(code);
  return frame(CLOSE, Buffer.concat([head, Buffer.from(reason)]));
}

/** A text with every byte in a frame of its own. */
function crumbs(text: string, opcode = TEXT): readonly Buffer[] {
  const bytes = [...Buffer.from(text)];
  return bytes.map((byte, i) =>
    frame(i === 0 ? opcode : 0, Buffer.from([byte]), { fin: i === bytes.length - 1 }),
  );
}

const pong: Exchange = {
  enough: (bytes) => framesIn(bytes).texts.some((text) => text.includes('"pong"')),
};
/** By default, the server is expected to close the connection. */
const closed: Exchange = { enough: (bytes) => framesIn(bytes).code !== null };
const answered = ({ texts, code }: Frames): boolean =>
  code === null && texts.some((text) => text.includes('"pong"'));

const FRAME_TESTS: readonly FrameTest[] = [
  { name: 'not masked', frames: [frame(TEXT, ASK, { mask: false })], fits: closedWith(1002) },
  { name: 'a reserved bit', frames: [frame(TEXT, ASK, { rsv: 4 })], fits: closedWith(1002) },
  { name: 'an unknown kind', frames: [frame(3, ASK)], fits: closedWith(1002) },
  { name: 'an unknown kind of control', frames: [frame(11, '')], fits: closedWith(1002) },
  { name: 'the rest of nothing', frames: [frame(0, ASK)], fits: closedWith(1002) },
  {
    name: 'begun twice',
    frames: [frame(TEXT, '{', { fin: false }), frame(TEXT, ASK)],
    fits: closedWith(1002),
  },
  { name: 'a ping in pieces', frames: [frame(PING, 'a', { fin: false })], fits: closedWith(1002) },
  { name: 'a long ping', frames: [frame(PING, 'a'.repeat(126))], fits: closedWith(1002) },
  {
    name: 'not UTF-8',
    frames: [frame(TEXT, Buffer.from([0x22, 0xff, 0xfe, 0x22]))],
    fits: closedWith(1007),
  },
  {
    name: 'half a character, the rest later',
    frames: [
      frame(TEXT, Buffer.from([0x22, 0xe2]), { fin: false }),
      frame(0, Buffer.from([0x28, 0x22])),
    ],
    fits: closedWith(1007),
  },
  {
    name: 'a length beyond all',
    frames: [frame(TEXT, 'x', { claims: 2n ** 64n - 1n })],
    fits: closedWith(1002, 1009),
  },
  {
    name: 'a length of terabytes',
    frames: [frame(TEXT, 'x', { claims: 2n ** 44n })],
    fits: closedWith(1009),
  },
  {
    name: 'a length above the limit',
    frames: [frame(TEXT, 'x', { claims: 262_145n })],
    fits: closedWith(1009),
  },
  {
    name: 'pieces above the limit',
    frames: Array.from({ length: 6 }, (_, i) =>
      frame(i === 0 ? TEXT : 0, 'x'.repeat(60_000), { fin: false }),
    ),
    fits: closedWith(1009),
  },
  { name: 'a goodbye of one byte', frames: [frame(CLOSE, 'x')], fits: closedWith(1002) },
  ...[0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65_535].map(
    (code): FrameTest => ({
      name: `a goodbye with ${code}`,
      frames: [closing(code)],
      fits: closedWith(1002),
    }),
  ),
  {
    name: 'a goodbye that is not UTF-8',
    frames: [closing(1000, Buffer.from([0xff]))],
    fits: closedWith(1007),
  },
  { name: 'a goodbye', frames: [closing(1000, 'vale')], fits: closedWith(1000) },
  { name: 'a goodbye of one’s own', frames: [closing(3000)], fits: closedWith(3000) },
  {
    name: 'a message after the goodbye',
    frames: [closing(1000), frame(TEXT, HELLO)],
    fits: closedWith(1000),
  },
  { name: 'crumbs', frames: crumbs(ASK), fits: answered, how: pong },
  {
    name: 'empty pieces',
    frames: [
      frame(TEXT, '', { fin: false }),
      ...Array.from({ length: 2000 }, () => frame(0, '', { fin: false })),
      frame(0, ASK),
    ],
    fits: answered,
    how: pong,
  },
  {
    name: 'pings between pieces',
    frames: crumbs(ASK).flatMap((one) => [frame(PING, 'x'), one]),
    fits: (received) => answered(received) && received.pongs > 0,
    how: pong,
  },
  {
    name: 'many pongs that nobody asked for',
    frames: [...Array.from({ length: 5000 }, () => frame(10, 'x')), frame(TEXT, ASK)],
    fits: answered,
    how: pong,
  },
  {
    name: 'binary crumbs',
    frames: crumbs(ASK, BINARY),
    fits: (received) =>
      closedWith(1003)(received) && received.texts.some((text) => text.includes('bad-message')),
  },
  { name: 'an empty binary frame', frames: [frame(BINARY, '')], fits: closedWith(1003) },
  {
    name: 'half closed in the middle of a frame',
    frames: [frame(TEXT, ASK, { claims: 200_000n })],
    fits: ({ texts }, ended) => ended && texts.length === 0,
    how: { half: true },
  },
  {
    name: 'half closed after a message',
    frames: [frame(TEXT, ASK)],
    fits: (_, ended) => ended,
    how: { half: true },
  },
  { name: 'cut off', frames: [frame(TEXT, HELLO)], fits: () => true, how: { cut: true } },
];

/** Sends frames that no browser would. Returns the number of connections used. */
export async function tryFrames(
  url: string,
  headers: Readonly<Record<string, string>>,
  findings: Findings,
  random: Random,
  times: number,
): Promise<number> {
  const open = upgrade(new URL(url).host, headers);
  const tests = FRAME_TESTS.map(async ({ name, frames, fits, how }) => {
    const { bytes, ended } = await exchange(url, [open, ...frames], { ...closed, ...how });
    const received = framesIn(bytes);
    findings.sent(`frames: ${name}`);
    findings.got(received.code === null ? 'frames: not closed' : `frames: closed ${received.code}`);
    const fine = how?.cut === true || (received.upgraded && fits(received, ended));
    if (!fine)
      findings.report(
        `frames: ${name}`,
        Buffer.concat(frames).toString('base64').slice(0, 400),
        JSON.stringify(received),
      );
  });
  await Promise.all(tests);
  for (let n = 0; n < times; n += 1) {
    const soup = Array.from({ length: 1 + random.int(6) }, () => oddFrame(random));
    const how = { half: random.int(2) === 0, cut: random.int(6) === 0, ms: 40 };
    const { bytes } = await exchange(url, [open, ...soup], how);
    const { code } = framesIn(bytes);
    findings.sent('frames: any');
    findings.got(code === null ? 'frames: not closed' : `frames: closed ${code}`);
  }
  return FRAME_TESTS.length + times;
}

function oddFrame(random: Random): Buffer {
  if (random.int(8) === 0)
    return Buffer.from(Array.from({ length: random.int(40) }, () => random.int(256)));
  return frame(
    random.int(16),
    pick([ASK, HELLO, '', '\u0000', '{"t"', 'x'.repeat(random.int(5000))], random),
    {
      fin: random.int(3) > 0,
      rsv: random.int(4) === 0 ? random.int(8) : 0,
      mask: random.int(8) > 0,
      ...(random.int(8) === 0
        ? { claims: BigInt(random.int(2 ** 32)) * BigInt(1 + random.int(2 ** 31)) }
        : {}),
    },
  );
}
