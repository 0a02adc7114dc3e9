import DayChoice from './DayChoice.svelte';
import DayClocks from './DayClocks.svelte';
import { dayMessages } from './messages.svelte.ts';
import Notices from './Notices.svelte';
import RoundAwaited from './RoundAwaited.svelte';
import Terms from './Terms.svelte';
import TimeLeft from './TimeLeft.svelte';

/** Loads what is shown of tables by the day, with its messages. */
export async function loadDays() {
  await dayMessages.load();
  return { DayChoice, DayClocks, Notices, RoundAwaited, Terms, TimeLeft };
}
