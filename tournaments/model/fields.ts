import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';

/** Members who are here, ask or are expected; further ones are rejected with `event-full`. */
export const MAX_MEMBERS = 200;
/** The same for all who have ever been members: whoever floods an event is removed, and others have room. */
export const MAX_EVER_MEMBERS = 1000;
/** Maximum characters of a title. */
export const TITLE_LENGTH = 60;

/** A member of an event, by number: the first has 0. */
export const member = v.pipe(whole, v.maxValue(MAX_EVER_MEMBERS - 1));
export const personId = v.pipe(v.string(), v.regex(/^p[0-9a-f]{16}$/));
export const tableId = v.pipe(v.string(), v.regex(/^[0-9a-f]{20}$/));
export const title = v.pipe(v.string(), v.maxLength(TITLE_LENGTH * 4));
/** Players of a table; null is a bot. */
export const players = list(v.nullable(member));
