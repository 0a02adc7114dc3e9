import { localized } from '../messages.svelte.ts';
import { loadCoachMessages } from './messages/index.ts';

const coach = localized(loadCoachMessages);

/** Loads what is said around the lessons of all games. */
export const fetchCoachMessages = coach.load;

/** What is said around the lessons of all games. */
export const coachMessages = coach.get;
