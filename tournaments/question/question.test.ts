import {
  type AnyGame,
  defined,
  playable,
  playRound,
  type PosedQuestion,
  type QuestionMoment,
  seeded,
} from '@lusoria/core';
import { loadGame, GAME_IDS, loadQuestions, manifestOf } from '@lusoria/games';
import { expect, test } from 'vitest';
import { DIRECTOR, newEvent, personNo, type Script, someGame } from '../testing/script.ts';
import type { EventViewer } from '../view.ts';
import { viewFor } from '../view.ts';
import { MAX_QUESTIONS, MAX_REPLIES } from './schemas.ts';

const POSED: PosedQuestion = {
  shown: { position: 1 },
  answers: ['a', 'b', 'c'],
  right: [1],
  solution: { because: 'of b' },
};

/** A class of three, and how its director asks. */
function classOf(game: AnyGame) {
  const script = newEvent(game);
  for (const n of [1, 2, 3]) script.does({ do: 'join', name: `Pupil ${n}` }, n);
  const pose = (posed: PosedQuestion | null = POSED, change = true) =>
    script.ask({
      kind: 'person',
      person: DIRECTOR,
      command: { do: 'pose', source: {}, change },
      posed,
    });
  const reply = (by: number, answer: number, question = 0) =>
    script.does({ do: 'reply', question, answer }, by);
  return { script, pose, reply };
}

const VIEWERS: readonly EventViewer[] = [
  { as: 'director', member: null },
  ...[0, 1, 2].map((member) => ({ as: 'member', member }) as const),
  { as: 'screen' },
  { as: 'guest', person: personNo(9) },
];

const bytes = ({ event }: Script) =>
  VIEWERS.map((viewer) => JSON.stringify(viewFor(event(), viewer)));

test('before it is shown nobody is sent a byte that depends on which answer is right', async () => {
  const game = await someGame();
  const [one, other] = [
    POSED,
    { ...POSED, right: [2], solution: { because: 'of c, for long' } },
  ].map((posed) => {
    const { script, pose, reply } = classOf(game);
    const seen: (readonly string[])[] = [];
    const look = () => seen.push(bytes(script));
    pose(posed);
    look();
    reply(1, 1);
    reply(2, 2);
    look();
    script.does({ do: 'close-question', question: 0 });
    look();
    script.does({ do: 'show-question', question: 0 });
    return { seen, shown: bytes(script) };
  });
  expect(one?.seen).toEqual(other?.seen);
  expect(one?.shown).not.toEqual(other?.shown);
});

test('until it is closed nobody is sent a byte that depends on what others have answered', async () => {
  const game = await someGame();
  const [one, other] = [0, 2].map((answer) => {
    const { script, pose, reply } = classOf(game);
    pose();
    reply(1, answer);
    const open = bytes(script);
    script.does({ do: 'close-question', question: 0 });
    return { open, closed: bytes(script) };
  });
  // The first member sees their own.
  expect(one?.open.toSpliced(1, 1)).toEqual(other?.open.toSpliced(1, 1));
  expect(one?.closed).not.toEqual(other?.closed);
});

test('everybody sees the question and their own answer, also on another device or late, then the counts and what is right', async () => {
  const { script, pose, reply } = classOf(await someGame());
  pose();
  reply(1, 1);
  const seen = (viewer: EventViewer) => viewFor(script.event(), viewer).question;
  expect(seen({ as: 'member', member: 0 })).toMatchObject({
    own: 1,
    answered: 1,
    of: 3,
    counts: null,
    key: null,
  });
  expect(seen({ as: 'member', member: 1 })).toMatchObject({ own: null, shown: POSED.shown });
  script.does({ do: 'join', name: 'Late' }, 4);
  expect(reply(4, 0)).toBeNull();
  script.does({ do: 'close-question', question: 0 });
  expect(seen({ as: 'screen' })).toMatchObject({ counts: [1, 1, 0], key: null, of: 4 });
  script.does({ do: 'show-question', question: 0 });
  const key = { right: POSED.right, solution: POSED.solution };
  expect(seen({ as: 'member', member: 0 })).toMatchObject({ own: 1, key });
  expect(seen({ as: 'guest', person: personNo(9) })).toBeNull();
  expect(viewFor(script.event(), { as: 'director', member: null }).questions).toEqual([
    { member: 0, right: 1, answered: 1, asked: 1 },
    { member: 1, right: 0, answered: 0, asked: 1 },
    { member: 2, right: 0, answered: 0, asked: 1 },
    { member: 3, right: 0, answered: 1, asked: 1 },
  ]);
  expect(viewFor(script.event(), { as: 'member', member: 0 }).questions).toHaveLength(1);
});

test('answers are one a person, may be changed where that is allowed, and not for ever', async () => {
  const { script, pose, reply } = classOf(await someGame());
  pose(POSED, false);
  expect([reply(1, 0), reply(1, 1), reply(1, 0)]).toEqual([
    null,
    'already-answered',
    'already-answered',
  ]);
  script.does({ do: 'end-question', question: 0 });
  pose();
  const tries = Array.from({ length: MAX_REPLIES + 1 }, (_, i) => reply(1, i % 2, 1));
  expect(tries).toEqual([...Array.from({ length: MAX_REPLIES }, () => null), 'already-answered']);
  expect(script.event().questions.at(-1)?.replies).toHaveLength(1);
});

test('whatever does not fit is refused with a code', async () => {
  const { script, pose, reply } = classOf(await someGame());
  expect(script.does({ do: 'pose', source: {}, change: true }, 1)).toBe('not-director');
  for (const broken of [
    null,
    { ...POSED, right: [] },
    { ...POSED, right: [3] },
    { ...POSED, answers: ['a'] },
    { ...POSED, answers: ['a', 'a', 'b'] },
    { ...POSED, solution: 'x'.repeat(50_000) },
  ]) {
    expect(pose(broken)).toBe('bad-question');
  }
  expect(reply(1, 0)).toBe('no-such-question');
  pose();
  expect(pose()).toBe('question-open');
  expect([reply(1, 3), reply(1, 0, 1), reply(9, 0)]).toEqual([
    'no-such-question',
    'no-such-question',
    'not-in-event',
  ]);
  expect(script.does({ do: 'reply', question: 0, answer: 0 })).toBe('not-in-event');
  expect(script.does({ do: 'show-question', question: 0 }, 1)).toBe('not-director');
  script.does({ do: 'close-question', question: 0 });
  expect(reply(1, 0)).toBe('question-closed');
  expect(script.does({ do: 'close-question', question: 0 })).toBe('question-closed');
  script.does({ do: 'show-question', question: 0 });
  expect(script.does({ do: 'show-question', question: 0 })).toBe('not-now');
  script.does({ do: 'end-question', question: 0 });
  expect(script.does({ do: 'end-question', question: 0 })).toBe('no-such-question');
  for (let n = 1; n < MAX_QUESTIONS; n += 1) {
    pose();
    script.does({ do: 'end-question', question: n });
  }
  expect(pose()).toBe('too-many-questions');
});

test('the tables wait for a question, and go on as they were: their time too', async () => {
  const { script, pose } = classOf(await someGame());
  script.does({ do: 'start' });
  script.does({ do: 'time', minutes: 10 });
  const until = defined(script.event().rounds.at(-1)?.until ?? undefined);
  pose();
  expect(script.event().rounds.at(-1)?.pausedAt).toBe(script.now);
  expect([script.does({ do: 'pause', on: false }), script.does({ do: 'next' })]).toEqual([
    'question-open',
    'question-open',
  ]);
  script.now += 60_000;
  script.does({ do: 'end-question', question: 0 });
  expect(script.event().rounds.at(-1)).toMatchObject({ pausedAt: null, until: until + 60_000 });
  // A pause of the director's own stays.
  script.does({ do: 'pause', on: true });
  pose();
  script.does({ do: 'end-question', question: 1 });
  expect(script.event().rounds.at(-1)?.pausedAt).not.toBeNull();
  script.does({ do: 'bell', how: 'none' });
  pose();
  expect(script.does({ do: 'start' })).toBe('question-open');
});

test('what two members have answered is of one when they are one', async () => {
  const { script, pose, reply } = classOf(await someGame());
  pose();
  reply(1, 0);
  reply(2, 1);
  script.does({ do: 'merge', from: 1, into: 0 });
  expect(script.event().questions[0]?.replies).toEqual([{ member: 0, answer: 0, times: 1 }]);
});

test('every game that asks asks fit questions of every topic, and what is shown does not tell the answer', async () => {
  for (const id of GAME_IDS) {
    const questions = await loadQuestions(id);
    const game = defined((await loadGame(id)) ?? undefined);
    const options = game.options({});
    if (!questions || !options.ok) continue;
    const topics = questions.topics(options.value);
    expect(topics.length).toBeGreaterThan(0);
    for (const { sources } of topics) {
      const { source } = defined(sources[0]);
      const posed = defined(questions.pose(source) ?? undefined);
      expect(classOf(game).pose(posed)).toBeNull();
      // As it comes over the network.
      expect(questions.pose(JSON.parse(JSON.stringify(source)))).toEqual(posed);
    }
    for (const wrong of [null, {}, 'x', [], { puzzle: 'x' }, { kind: 'run' }]) {
      expect(questions.pose(wrong)).toBeNull();
    }
  }
});

/** The decisions of a round between the default bots of a game. */
async function momentsOf(
  id: (typeof GAME_IDS)[number],
  game: AnyGame,
): Promise<readonly QuestionMoment[]> {
  const options = game.options({});
  if (!options.ok) throw new Error(options.rejection.code);
  const seats = defined(game.seats.at(-1));
  const bot = defined(game.bot((await manifestOf(id)).bot) ?? undefined);
  await bot.load();
  const seen: Omit<QuestionMoment, 'end'>[] = [];
  const { state } = playRound(playable(game), {
    setup: { options: options.value, seats, first: 0 },
    bots: Array.from({ length: seats }, () => bot),
    chance: seeded('a round to ask about'),
    random: seeded('thoughts'),
    decided: ({ seat, view, action }) => action !== null && seen.push({ seat, view, action }),
  });
  return seen.map((one) => ({ ...one, end: state.view('spectator') }));
}

test('a moment of a round becomes a question of every kind that its game knows, and nothing of it tells the answer', async () => {
  for (const id of GAME_IDS) {
    const questions = await loadQuestions(id);
    const game = defined((await loadGame(id)) ?? undefined);
    if (!questions) continue;
    const asked = new Set<string>();
    for (const moment of (await momentsOf(id, game)).toReversed()) {
      for (const { key, source } of questions.at(moment)) {
        const made = asked.has(key) ? null : await source(async () => undefined);
        if (made === null) continue;
        asked.add(key);
        // As it comes over the network.
        const posed = defined(questions.pose(JSON.parse(JSON.stringify(made))) ?? undefined, key);
        expect(classOf(game).pose(posed)).toBeNull();
        // The answers stand as they would whichever of them were right.
        expect(posed.right.length).toBeLessThan(posed.answers.length);
      }
    }
    expect([id, asked.size > 1]).toEqual([id, true]);
  }
});
