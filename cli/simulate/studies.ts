import type { GameId } from '@lusoria/table';
import type { Study } from './study.ts';

/** What is counted of each game. */
const studies = {
  agreement: async () => (await import('./agreement.ts')).agreementStudy,
  classification: async () => (await import('./classification.ts')).classificationStudy,
  skat: async () => (await import('./skat.ts')).skatStudy,
} as const satisfies Readonly<Record<GameId, () => Promise<Study>>>;

/** The study of a game. */
export async function studyOf(game: GameId): Promise<Study> {
  return studies[game]();
}
