/** What is open in the panel beside the table. */
export type PanelTab = 'log' | 'sheet' | 'chat' | 'table';
