import type { Installation } from './installation.ts';

/**
 * What decides how long something is kept: `idle`, the last event at its table or class; `year`, a year after it; `words`, the same, or that
 * their author is erased; `person`, the last visit of
 * somebody who is at no table any more; `shared`, a year after it was last saved, or that its owner deletes it; `code`, ten minutes; `rating`, half a year without a result, or that it is switched off; `report`, until it is settled or one of the two is
 * erased; `ban`, its end, a year at most; `figures`, a day; `memory`, never written down; `device`, its owner.
 */
export const PERIODS = [
  'idle',
  'year',
  'words',
  'person',
  'shared',
  'code',
  'rating',
  'report',
  'ban',
  'figures',
  'memory',
  'device',
] as const;
export type Period = (typeof PERIODS)[number];

interface Category {
  readonly period: Period;
  /** Where an installation has it; absent: everywhere. */
  readonly when?: (installation: Installation) => boolean;
}

const isOpen = ({ lobby }: Installation): boolean => lobby;
const isAtSchool = ({ school }: Installation): boolean => school !== 'none';

/** Categories of personal data that Lusoria handles; every paper that lists data lists these. */
export const CATEGORY_KEYS = [
  'name',
  'token',
  'visit',
  'code',
  'seat',
  'play',
  'chat',
  'note',
  'deck',
  'class',
  'homework',
  'adaptation',
  'roster',
  'question',
  'daily',
  'rating',
  'passkey',
  'shared',
  'push',
  'school',
  'grade',
  'reminder',
  'bot',
  'block',
  'report',
  'ban',
  'figures',
  'address',
  'device',
] as const;
export type CategoryKey = (typeof CATEGORY_KEYS)[number];

const CATEGORIES: Readonly<Record<CategoryKey, Category>> = {
  name: { period: 'person' },
  token: { period: 'person' },
  visit: { period: 'person' },
  code: { period: 'code' },
  seat: { period: 'idle' },
  play: { period: 'idle' },
  chat: { period: 'words' },
  note: { period: 'words' },
  deck: { period: 'idle' },
  class: { period: 'idle' },
  homework: { period: 'idle' },
  adaptation: { period: 'idle' },
  roster: { period: 'year' },
  question: { period: 'idle' },
  daily: { period: 'idle', when: ({ daily }) => daily },
  rating: { period: 'rating', when: ({ ratings }) => ratings },
  passkey: { period: 'person', when: ({ ratings }) => ratings },
  shared: { period: 'shared', when: ({ sharing }) => sharing },
  push: { period: 'person', when: ({ push }) => push },
  school: { period: 'person', when: isAtSchool },
  grade: { period: 'idle', when: isAtSchool },
  reminder: { period: 'person' },
  bot: { period: 'person' },
  block: { period: 'person', when: isOpen },
  report: { period: 'report', when: isOpen },
  ban: { period: 'ban' },
  figures: { period: 'figures' },
  address: { period: 'memory' },
  device: { period: 'device' },
};

/** What decides how long a category is kept. */
export function periodOf(key: CategoryKey): Period {
  return CATEGORIES[key].period;
}

/** What holds no personal data: counters, checksums, copies of what is classified elsewhere. */
const TECHNICAL = 'technical';
type Held = CategoryKey | typeof TECHNICAL;

/** Categories of an installation, in the order of {@link CATEGORIES}. */
export function categoriesOf(installation: Installation): readonly CategoryKey[] {
  return CATEGORY_KEYS.filter((key) => {
    const { when } = CATEGORIES[key];
    return when === undefined || when(installation);
  });
}

/** Columns of a server's database, by table; a test holds them against the migrations of SQLite and PostgreSQL. */
export const COLUMNS: Readonly<Record<string, Readonly<Record<string, Held>>>> = {
  person: { id: 'token', name: 'name', seen: 'visit' },
  token: { hash: 'token', person: 'token', since: 'visit', seen: 'visit' },
  code: { hash: 'code', person: 'code', until: 'code' },
  bot: { person: 'bot', owner: 'bot', since: 'bot' },
  member: { person: 'seat', tbl: 'seat' },
  note: { tbl: 'note', person: 'note', text: 'note' },
  block: { person: 'block', other: 'block' },
  report: {
    tbl: 'report',
    person: 'report',
    by: 'report',
    name: 'report',
    at: 'report',
    reason: 'report',
    texts: 'report',
  },
  passkey: {
    id: 'passkey',
    person: 'passkey',
    key: 'passkey',
    counter: 'passkey',
    since: 'passkey',
  },
  subscription: {
    endpoint: 'push',
    person: 'push',
    device: 'push',
    p256dh: 'push',
    auth: 'push',
    zone: 'push',
    since: 'push',
    due: 'push',
    leased: TECHNICAL,
  },
  school_person: { hash: 'school', person: 'school' },
  /** Hashes of random numbers that count once, for an hour. */
  used: { hash: TECHNICAL, until: TECHNICAL },
  grade: {
    person: 'grade',
    event: 'grade',
    work: 'grade',
    platform: 'grade',
    subject: 'grade',
    item: 'grade',
    seen: TECHNICAL,
    sent: 'grade',
    tries: TECHNICAL,
    due: TECHNICAL,
    leased: TECHNICAL,
  },
  shared: {
    code: 'shared',
    person: 'shared',
    game: 'shared',
    title: 'shared',
    at: 'shared',
    until: 'shared',
    body: 'shared',
  },
  contact: {
    key: 'reminder',
    person: 'reminder',
    kind: 'reminder',
    address: 'reminder',
    language: 'reminder',
    zone: 'reminder',
    since: 'reminder',
    confirmed: 'reminder',
    told: 'reminder',
    due: 'reminder',
    leased: TECHNICAL,
  },
  rest: { hash: 'reminder', until: 'reminder' },
  photo: {
    tbl: TECHNICAL,
    name: 'deck',
    place: TECHNICAL,
    person: 'deck',
    body: 'deck',
    whole: TECHNICAL,
  },
  unrated: { tbl: TECHNICAL, round: TECHNICAL, at: TECHNICAL },
  /** The acts of the operator (bans with addresses), and the figures of the last day. */
  setting: { name: TECHNICAL, text: 'ban' },
  tbl: {
    no: TECHNICAL,
    id: TECHNICAL,
    code: TECHNICAL,
    game: 'play',
    seq: TECHNICAL,
    at: 'play',
    wake: TECHNICAL,
    leased: TECHNICAL,
    kept: TECHNICAL,
    sum: TECHNICAL,
    summed: TECHNICAL,
  },
  event: {
    tbl: TECHNICAL,
    seq: TECHNICAL,
    command: TECHNICAL,
    at: 'play',
    body: 'play',
    sum: TECHNICAL,
  },
  tail: {
    n: TECHNICAL,
    tbl: TECHNICAL,
    seq: TECHNICAL,
    command: TECHNICAL,
    at: 'play',
    body: 'play',
    sum: TECHNICAL,
  },
  tail_size: { one: TECHNICAL, n: TECHNICAL, lost: TECHNICAL },
  snapshot: { tbl: TECHNICAL, seq: TECHNICAL, body: 'play' },
  probe: { n: TECHNICAL, at: TECHNICAL },
};

/** Entries of the logs, by their type: of tables, of classes and evenings, of classes from week to week, of the deals of a day, and of ratings. */
export const ENTRIES = {
  table: {
    created: 'seat',
    sat: 'seat',
    stood: 'seat',
    seat: 'seat',
    resized: TECHNICAL,
    options: 'deck',
    settings: TECHNICAL,
    renamed: 'name',
    directed: 'class',
    prepared: 'play',
    seeded: TECHNICAL,
    committed: TECHNICAL,
    contributed: 'play',
    begun: 'play',
    step: 'play',
    revealed: 'play',
    paused: TECHNICAL,
    hurried: TECHNICAL,
    late: 'play',
    closed: TECHNICAL,
    muted: 'chat',
    owner: 'seat',
    erased: TECHNICAL,
    consented: 'play',
    'match-over': 'play',
    rematch: TECHNICAL,
    said: 'chat',
    reacted: 'chat',
    above: TECHNICAL,
  },
  event: {
    created: 'class',
    directs: 'class',
    grouped: 'class',
    listed: 'class',
    joined: 'class',
    asked: 'class',
    admitted: 'class',
    refused: 'class',
    knocked: 'class',
    answered: 'class',
    renamed: 'class',
    left: 'class',
    readmitted: 'class',
    merged: 'class',
    locked: TECHNICAL,
    title: 'class',
    options: 'deck',
    settings: TECHNICAL,
    prepared: 'play',
    apart: 'class',
    adapted: 'adaptation',
    drawn: 'class',
    planned: 'class',
    teams: 'class',
    round: 'class',
    seated: 'class',
    opened: 'class',
    dealt: TECHNICAL,
    paused: TECHNICAL,
    time: TECHNICAL,
    reported: 'class',
    ended: TECHNICAL,
    told: 'class',
    spotlight: TECHNICAL,
    erased: TECHNICAL,
    assigned: 'homework',
    rescheduled: 'homework',
    'homework-closed': 'homework',
    'homework-begun': 'homework',
    'practice-begun': 'homework',
    'item-answered': 'homework',
    word: 'homework',
    returned: 'homework',
    posed: 'question',
    replied: 'question',
    'question-closed': TECHNICAL,
    'question-shown': TECHNICAL,
    'question-ended': TECHNICAL,
  },
  roster: {
    kept: 'roster',
    keyed: TECHNICAL,
    held: 'roster',
    released: TECHNICAL,
    named: 'roster',
    enrolled: 'roster',
    renamed: 'roster',
    lesson: 'roster',
    met: 'roster',
    known: 'roster',
    unenrolled: TECHNICAL,
    erased: TECHNICAL,
  },
  day: {
    opened: TECHNICAL,
    mixed: TECHNICAL,
    entered: 'daily',
    scored: 'daily',
    engine: TECHNICAL,
    erased: TECHNICAL,
  },
  ratings: {
    opened: 'rating',
    joined: 'rating',
    left: TECHNICAL,
    result: 'rating',
    closed: TECHNICAL,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Held>>>>;
