import type { Labelled, LabelledOption } from '@lusoria/core';

export type { Labelled };
export type OptionWords = LabelledOption;
