import { pick, type Random } from '@lusoria/core';
import { PROTOCOL } from '@lusoria/table';
import { type Exchange, exchange, type Frames, framesIn } from '../client/exchange.ts';
import { BINARY, CLOSE, frame, PING, PONG, TEXT, upgrade } from '../client/frame.ts';
import type { Findings } from '../oracle/findings.ts';

const HELLO = JSON.stringify({ t: 'hello', v: PROTOCOL, token: null, name: null });
const ASK = JSON.stringify({ t: 'ping' });

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

type Named = Readonly<Record<string, readonly Buffer[]>>;

/** Frames that make the server close the connection, by the code that it must give. */
const CLOSED_WITH: readonly (readonly [code: number, Named])[] = [
  [
    1002,
    {
      'not masked': [frame(TEXT, ASK, { mask: false })],
      'a reserved bit': [frame(TEXT, ASK, { rsv: 4 })],
      'an unknown kind': [frame(3, ASK)],
      'an unknown kind of control': [frame(11, '')],
      'the rest of nothing': [frame(0, ASK)],
      'begun twice': [frame(TEXT, '{', { fin: false }), frame(TEXT, ASK)],
      'a ping in pieces': [frame(PING, 'a', { fin: false })],
      'a long ping': [frame(PING, 'a'.repeat(126))],
      'a goodbye of one byte': [frame(CLOSE, 'x')],
      ...Object.fromEntries(
        [0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65_535].map((code) => [
          `a goodbye with ${code}`,
          [closing(code)],
        ]),
      ),
    },
  ],
  [
    1007,
    {
      'not UTF-8': [frame(TEXT, Buffer.from([0x22, 0xff, 0xfe, 0x22]))],
      'half a character, the rest later': [
        frame(TEXT, Buffer.from([0x22, 0xe2]), { fin: false }),
        frame(0, Buffer.from([0x28, 0x22])),
      ],
      'a goodbye that is not UTF-8': [closing(1000, Buffer.from([0xff]))],
    },
  ],
  [
    1009,
    {
      'a length of terabytes': [frame(TEXT, 'x', { claims: 2n ** 44n })],
      'a length above the limit': [frame(TEXT, 'x', { claims: 262_145n })],
      'pieces above the limit': Array.from({ length: 6 }, (_, i) =>
        frame(i === 0 ? TEXT : 0, 'x'.repeat(60_000), { fin: false }),
      ),
    },
  ],
  [
    1000,
    {
      'a goodbye': [closing(1000, 'vale')],
      'a message after the goodbye': [closing(1000), frame(TEXT, HELLO)],
    },
  ],
  [3000, { 'a goodbye of one’s own': [closing(3000)] }],
  [1003, { 'an empty binary frame': [frame(BINARY, '')] }],
];

/** Odd, but permitted: a message that must be answered. */
const ANSWERED: Named = {
  crumbs: crumbs(ASK),
  'empty pieces': [
    frame(TEXT, '', { fin: false }),
    ...Array.from({ length: 2000 }, () => frame(0, '', { fin: false })),
    frame(0, ASK),
  ],
  'pings between pieces': crumbs(ASK).flatMap((one) => [frame(PING, 'x'), one]),
  'many pongs that nobody asked for': [
    ...Array.from({ length: 5000 }, () => frame(PONG, 'x')),
    frame(TEXT, ASK),
  ],
};

interface FrameTest {
  readonly name: string;
  readonly frames: readonly Buffer[];
  readonly how: Exchange;
  /** The expected outcome. */
  readonly fits: (received: Frames, ended: boolean) => boolean;
}

const untilClosed: Exchange = { enough: (bytes) => framesIn(bytes).code !== null };
const untilAnswered: Exchange = {
  enough: (bytes) => framesIn(bytes).texts.some((text) => text.includes('"pong"')),
};

const FRAME_TESTS: readonly FrameTest[] = [
  ...CLOSED_WITH.flatMap(([code, named]) =>
    Object.entries(named).map(([name, frames]) => ({
      name,
      frames,
      how: untilClosed,
      fits: (received: Frames) => received.code === code,
    })),
  ),
  ...Object.entries(ANSWERED).map(([name, frames]) => ({
    name,
    frames,
    how: untilAnswered,
    fits: ({ code, texts, pongs }: Frames) =>
      code === null &&
      texts.some((text) => text.includes('"pong"')) &&
      (pongs > 0 || name !== 'pings between pieces'),
  })),
  {
    name: 'binary crumbs',
    frames: crumbs(ASK, BINARY),
    how: untilClosed,
    fits: ({ code, texts }) => code === 1003 && texts.some((text) => text.includes('bad-message')),
  },
  {
    name: 'a length beyond all',
    frames: [frame(TEXT, 'x', { claims: 2n ** 64n - 1n })],
    how: untilClosed,
    fits: ({ code }) => code === 1002 || code === 1009,
  },
  {
    name: 'half closed in the middle of a frame',
    frames: [frame(TEXT, ASK, { claims: 200_000n })],
    how: { ...untilClosed, half: true },
    fits: ({ texts }, ended) => ended && texts.length === 0,
  },
  {
    name: 'half closed after a message',
    frames: [frame(TEXT, ASK)],
    how: { ...untilClosed, half: true },
    fits: (_, ended) => ended,
  },
  { name: 'cut off', frames: [frame(TEXT, HELLO)], how: { cut: true }, fits: () => true },
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
    const { bytes, ended } = await exchange(url, [open, ...frames], how);
    const received = framesIn(bytes);
    findings.sent(`frames: ${name}`);
    findings.got(received.code === null ? 'frames: not closed' : `frames: closed ${received.code}`);
    const fine = how.cut === true || (received.upgraded && fits(received, ended));
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
