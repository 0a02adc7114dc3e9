/** What a face shows: only what everybody at the table knows. */
export type Mood = 'calm' | 'happy' | 'think' | 'oops' | 'sly';
