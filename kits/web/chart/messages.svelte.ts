import { localized } from '../messages.svelte.ts';
import { loadChartMessages } from './messages/index.ts';

const chart = localized(loadChartMessages);

export const fetchChartMessages = chart.load;

/** The messages of charts over time. */
export const chartMessages = chart.get;
