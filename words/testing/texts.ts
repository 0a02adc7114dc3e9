/** Texts by where they are in a catalogue. */
export type Texts = ReadonlyMap<string, string>;
