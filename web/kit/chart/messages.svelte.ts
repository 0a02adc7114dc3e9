import { localized } from '../messages.svelte.ts';
import { loadChartMessages } from './messages/index.ts';

const chart = localized(loadChartMessages);

/** Fetches what is said of charts over time. */
export const fetchChartMessages = chart.load;

/** What is said of charts over time. */
export const chartMessages = chart.get;
