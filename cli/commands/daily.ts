import { command } from '@lusoria/cli-kit/command.ts';
import { Failure, Usage } from '@lusoria/cli-kit/usage.ts';
import { loadGame } from '@lusoria/games';
import { verify as flawsOf } from '@lusoria/table';
import { type DailyProof, dailyProofSchema } from '@lusoria/tournaments/daily';
import { valueAt } from '@lusoria/tournaments/daily-beacon';
import { type DayFinding, isDealtBy, verifyDay } from '@lusoria/tournaments/daily-verify';
import * as v from 'valibot';
import { helpFrom } from '../command-help.ts';
import { type CliTranslator, loadCliMessages } from '../messages/index.ts';
import { recordIn } from './verify.ts';
import { placeOf, USUAL_SERVER } from '../remote/address.ts';

const dateSchema = v.pipe(v.string(), v.isoDate());

/** `lusoria daily --verify`: recomputes what a day dealt, and a game that was played of it. */
export const daily = command({
  options: {
    verify: { kind: 'value', takes: 'DATE' },
    json: { kind: 'flag', takes: '' },
    server: { kind: 'value', takes: 'URL' },
  },
  help: helpFrom({
    summary: 'command-daily',
    option: (name) => `command-daily-${name}`,
    notes: ['command-daily-note'],
  }),
  async run(given, terminal) {
    const date = v.safeParse(dateSchema, given.value('verify'));
    if (!date.success) throw new Usage('which-day');
    const [file, second] = given.positionals;
    if (second !== undefined) throw new Usage('too-much', { argument: second });
    const server = placeOf(given.value('server') ?? USUAL_SERVER);
    const proof = await proofFrom(server, date.output);
    const deals = await Promise.all(
      proof.deals.map(async (deal) => ({ ...deal, found: await findingOf(proof.date, deal) })),
    );
    const record = file === undefined ? null : await checkedRecord(file, proof);
    const ok =
      deals.every(({ found }) => found.kind === 'not-dealt' || isEarly(found)) && record !== false;
    if (given.has('json')) {
      terminal.out(JSON.stringify({ date: proof.date, ok, deals, record }));
      return ok ? 0 : 1;
    }
    const t = await loadCliMessages(terminal.language);
    for (const { game, key, commitment, beacon, found } of deals) {
      terminal.out(`${game} ${key}  ${commitment}  ${worded(t, found)}`);
      if (found.kind !== 'right') continue;
      if (beacon?.value) {
        const { round, randomness } = beacon.value;
        terminal.out(
          `  ${t('daily-beacon', { url: beacon.url, round: String(round) })} ${randomness}`,
        );
      }
      for (const [i, one] of found.commitments.entries()) terminal.out(`  ${i + 1}. ${one}`);
    }
    if (record !== null) terminal.out(t(record ? 'daily-record-right' : 'daily-record-wrong'));
    return ok ? 0 : 1;
  },
});

/** Beacons are asked where they are, not where the server says that they answered. */
async function findingOf(date: string, deal: DailyProof['deals'][number]): Promise<DayFinding> {
  return verifyDay(date, deal, async (url, ms) =>
    valueAt(url, ms).catch(() => {
      throw new Failure('daily-no-beacon', { url });
    }),
  );
}

function isEarly(found: DayFinding): boolean {
  return found.kind === 'right' && found.isEarly;
}

function worded(t: CliTranslator, found: DayFinding): string {
  if (found.kind !== 'right') return t(`daily-${found.kind}`);
  return t(found.isEarly ? 'daily-right' : 'daily-late');
}

async function proofFrom(server: string, date: string): Promise<DailyProof> {
  const response = await fetch(`${server}/api/daily/${date}`).catch(() => null);
  if (!response) throw new Failure('daily-no-answer', { server });
  if (response.status === 404) throw new Failure('daily-no-day', { date });
  const proof = v.safeParse(dailyProofSchema, await response.json().catch(() => null));
  if (!proof.success) throw new Failure('daily-no-answer', { server });
  return proof.output;
}

/** Whether an exported game is without a flaw, and was dealt by the seed of a deal of this day. */
async function checkedRecord(file: string, { deals }: DailyProof): Promise<boolean> {
  const record = await recordIn(file);
  const { game, rounds } = record;
  const secrets = rounds.map(({ secret }) => secret);
  return (
    flawsOf(record, await loadGame(game)).length === 0 &&
    deals.some((deal) => deal.game === game && isDealtBy(deal, secrets))
  );
}
