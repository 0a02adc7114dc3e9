import type { Terminal } from '@lusoria/cli-kit/terminal.ts';
import type { CliTranslator } from '../messages/index.ts';
import type { Score } from './score.ts';

const SELDOM_MS = 100;
const BAR = 24;

/** Progress line on stderr. */
export interface Progress {
  tell(): void;
  /** Writes another text to stderr. */
  say(text: string): void;
  end(): void;
}

/** Shows on a terminal the number of played deals, and the difference so far. */
export function showProgress(
  score: Score,
  deals: number,
  terminal: Terminal,
  t: CliTranslator,
  quiet: boolean,
): Progress {
  const shows = terminal.errIsTerminal && !quiet;
  const number = new Intl.NumberFormat(terminal.language);
  let shown = 0;
  const clear = (): void => {
    if (shows && shown > 0) process.stderr.write('\r\u001b[K');
  };
  return {
    tell() {
      if (!shows || performance.now() - shown < SELDOM_MS) return;
      shown = performance.now();
      const done = score.deals();
      const full = Math.round((BAR * done) / deals);
      const bar = '█'.repeat(full) + '░'.repeat(BAR - full);
      const counts = { done: number.format(done), deals: number.format(deals) };
      const found = score.difference();
      const text =
        found === null
          ? t('arena-progress', counts)
          : t('arena-progress-difference', {
              ...counts,
              difference: differenceText(found, terminal.language),
            });
      process.stderr.write(`\r${bar} ${text}\u001b[K`);
    },
    say(text) {
      clear();
      terminal.err(text);
    },
    end: clear,
  };
}

/** A difference with half of its interval: `+1.2 ± 0.8`. */
export function differenceText(
  { mean, ci95 }: NonNullable<ReturnType<Score['difference']>>,
  language: string,
): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const signed = mean.toLocaleString(language, { ...digits, signDisplay: 'exceptZero' });
  return ci95 ? `${signed} ± ${(ci95[1] - mean).toLocaleString(language, digits)}` : signed;
}
