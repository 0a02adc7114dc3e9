import type { Language } from '@lusoria/i18n';
import type { Job } from '@lusoria/print/job.ts';
import { storedChoice } from '@lusoria/web-kit/prefs.svelte.ts';

/** Print settings remembered on this device. */
export const choices = {
  colours: storedChoice('printColours', ['colour', 'grey'], 'colour'),
  large: storedChoice('printLarge', ['on', 'off'], 'off'),
  paper: storedChoice('printPaper', ['a4', 'letter'], 'a4'),
  sides: storedChoice('printSides', ['long', 'short', 'fronts'], 'long'),
  /** Per item, or one for all. */
  size: storedChoice(
    'printSize',
    ['usual', 'bridge', 'poker', 'standard', 'mini', 'half'],
    'usual',
  ),
  copies: storedChoice('printCopies', ['1', '2', '3', '4'], '1'),
  bleed: storedChoice('printBleed', ['on', 'off'], 'off'),
  corners: storedChoice('printCorners', ['on', 'off'], 'off'),
  marks: storedChoice('printMarks', ['on', 'off'], 'on'),
} as const;

/** Offsets of a printer's second side (millimetres, in steps of a tenth). */
const OFFSETS = Array.from({ length: 101 }, (_, i) => ((i - 50) / 10).toFixed(1));

/** Offset of card backs to the right and down (millimetres). */
export const offset = {
  x: storedChoice('printOffsetX', OFFSETS, '0.0'),
  y: storedChoice('printOffsetY', OFFSETS, '0.0'),
} as const;

/** A job with the remembered settings. */
export function jobFrom(language: Language): Omit<Job, 'options' | 'choices'> {
  const { colours, large, paper, sides, size, copies, bleed, corners, marks } = choices;
  return {
    language,
    colours: colours.value,
    large: large.value === 'on',
    paper: paper.value,
    sides: sides.value,
    size: size.value === 'usual' ? null : size.value,
    copies: Number(copies.value),
    bleed: bleed.value === 'on' ? 3 : 0,
    corners: corners.value === 'on',
    cropMarks: marks.value === 'on',
    offset: { x: Number(offset.x.value), y: Number(offset.y.value) },
  };
}
