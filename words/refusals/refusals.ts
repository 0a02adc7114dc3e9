import type { Finding, RefusalCode, Refusals, RefusalTexts } from './types.ts';

/** Refusals and flaws from the texts of a language. */
export function refusalsFrom(texts: RefusalTexts): Refusals {
  const isKnown = (code: string): code is RefusalCode => Object.hasOwn(texts.codes, code);
  return {
    refusal(code, params) {
      if (!isKnown(code)) return texts.unknown(code);
      const text = texts.codes[code];
      return typeof text === 'string' ? text : text(params);
    },
    flaw(finding) {
      const text = flawText(texts.flaws, finding);
      if (!('round' in finding)) return text;
      return `${texts.where(finding.round, 'step' in finding ? finding.step : null)}: ${text}`;
    },
  };
}

function flawText(texts: RefusalTexts['flaws'], finding: Finding): string {
  switch (finding.code) {
    case 'unknown-game':
      return texts[finding.code](finding);
    case 'other-rules':
      return texts[finding.code](finding);
    case 'bad-options':
      return texts[finding.code](finding);
    case 'bad-players':
      return texts[finding.code](finding);
    case 'wrong-commitment':
      return texts[finding.code](finding);
    case 'wrong-first':
      return texts[finding.code](finding);
    case 'not-a-draw':
      return texts[finding.code](finding);
    case 'wrong-draw':
      return texts[finding.code](finding);
    case 'out-of-order':
      return texts[finding.code](finding);
    case 'refused':
      return texts[finding.code](finding);
    case 'wrong-events':
      return texts[finding.code](finding);
    case 'wrong-outcome':
      return texts[finding.code](finding);
    case 'unfinished':
      return texts[finding.code](finding);
    case 'other-commitment':
      return texts[finding.code](finding);
    case 'contribution-missing':
      return texts[finding.code](finding);
  }
}
