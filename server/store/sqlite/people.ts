import { DEVICE_DIGITS, LOBBY, SEEN_MS, SWEEP_BATCH } from '@lusoria/table/ports';
import type { JobOf } from './jobs.ts';
import type { Prepare } from './statements.ts';

/** People in the store: names, tokens, transfer codes. */
export function peopleStatements(prepare: Prepare) {
  const insert = prepare('INSERT INTO person (id, name, seen) VALUES (?, ?, ?)');
  const byId = prepare('SELECT id, name FROM person WHERE id = ?');
  const byToken = prepare(
    `SELECT p.id, p.name, p.seen, t.seen AS there FROM token t JOIN person p ON p.id = t.person
     WHERE t.hash = ?`,
  );
  const setSeen = prepare('UPDATE person SET seen = ? WHERE id = ?');
  const setThere = prepare('UPDATE token SET seen = ? WHERE hash = ?');
  const device = `substr(hash, 1, ${DEVICE_DIGITS})`;
  const devices = prepare(
    `SELECT ${device} AS device, since, seen FROM token WHERE person = ? ORDER BY seen DESC, hash`,
  );
  const setName = prepare('UPDATE person SET name = ? WHERE id = ?');
  const insertToken = prepare('INSERT INTO token (hash, person, since, seen) VALUES (?, ?, ?, ?)');
  const insertBot = prepare('INSERT INTO bot (person, owner, since) VALUES (?, ?, ?)');
  const botsOf = prepare(
    `SELECT p.id, p.name, b.since, p.seen FROM bot b JOIN person p ON p.id = b.person
     WHERE b.owner = ? ORDER BY b.since DESC, p.id`,
  );
  const deleteBotsOfNobody = prepare('DELETE FROM bot WHERE person NOT IN (SELECT id FROM person)');
  const putCode = prepare('INSERT OR REPLACE INTO code (hash, person, until) VALUES (?, ?, ?)');
  const takeCode = prepare('DELETE FROM code WHERE hash = ? RETURNING person, until');
  const unfinished = prepare(
    `SELECT id FROM person WHERE id NOT IN (SELECT person FROM token)
     UNION SELECT person FROM member WHERE person <> '${LOBBY}' AND person NOT IN (SELECT id FROM person)
     UNION SELECT person FROM note WHERE person NOT IN (SELECT id FROM person)
     LIMIT ${SWEEP_BATCH}`,
  );
  const deleteTokens = prepare('DELETE FROM token WHERE person = ?');
  const deleteToken = prepare(`DELETE FROM token WHERE person = ? AND ${device} = ?`);
  const deleteOtherTokens = prepare(`DELETE FROM token WHERE person = ? AND ${device} <> ?`);
  const deleteCodes = prepare('DELETE FROM code WHERE person = ?');
  const deletePerson = [
    'person WHERE id = ?',
    'member WHERE person = ?',
    'note WHERE person = ?',
    'bot WHERE person = ?',
  ].map((rows) => prepare(`DELETE FROM ${rows}`));
  const deleteOldCodes = prepare('DELETE FROM code WHERE until < ?');
  const deleteOldPeople = prepare(
    `DELETE FROM person WHERE seen < ? AND id NOT IN (SELECT person FROM member)
     AND id NOT IN (SELECT person FROM shared)`,
  );
  const deleteTokensOfNobody = prepare(
    'DELETE FROM token WHERE person NOT IN (SELECT id FROM person)',
  );

  return {
    add({ id, name, hash, now }: JobOf<'add-person'>) {
      insert.run(id, name, now);
      insertToken.run(hash, id, now, now);
    },
    addBot({ id, name, owner, hash, now }: JobOf<'add-bot'>) {
      insert.run(id, name, now);
      insertToken.run(hash, id, now, now);
      insertBot.run(id, owner, now);
    },
    botsOf: ({ owner }: JobOf<'bots-of'>) => botsOf.all(owner),
    addToken: ({ person, hash, now }: JobOf<'add-token'>) =>
      insertToken.run(hash, person, now, now),
    devicesOf: ({ person }: JobOf<'devices-of'>) => devices.all(person),
    ofToken({ hash, now }: JobOf<'person-of'>) {
      const found = byToken.get(hash);
      if (found && now - Number(found['seen']) >= SEEN_MS) setSeen.run(now, found['id'] ?? null);
      if (found && now - Number(found['there']) >= SEEN_MS) setThere.run(now, hash);
      return found;
    },
    rename: ({ person, name }: JobOf<'rename'>) => setName.run(name, person),
    addCode: ({ hash, person, until }: JobOf<'add-transfer-code'>) =>
      putCode.run(hash, person, until),
    redeemCode({ hash, now }: JobOf<'redeem-transfer-code'>) {
      const code = takeCode.get(hash);
      return code && Number(code['until']) >= now ? byId.get(code['person'] ?? null) : null;
    },
    toErase: () => unfinished.all().map(({ id }) => id),
    removeTokens({ person, devices: which }: JobOf<'remove-tokens'>) {
      if (which.kind === 'all') deleteTokens.run(person);
      else (which.kind === 'one' ? deleteToken : deleteOtherTokens).run(person, which.device);
      deleteCodes.run(person);
    },
    remove({ person }: JobOf<'remove-person'>) {
      for (const one of [deleteTokens, deleteCodes, ...deletePerson]) one.run(person);
    },
    /** Deletes expired codes, and people who belong to no table, share nothing and were not here since a time. */
    sweep({ before, now }: JobOf<'sweep'>) {
      deleteOldCodes.run(now);
      if (deleteOldPeople.run(before) === 0) return;
      deleteTokensOfNobody.run();
      deleteBotsOfNobody.run();
    },
  };
}
