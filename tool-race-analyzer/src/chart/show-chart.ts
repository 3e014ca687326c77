/** The id of the chart's part on the page. */
export const CHART = 'chart';

/** Brings the chart into view, for those who go to a place from a table below it. */
export const showChart = (): void => document.getElementById(CHART)?.scrollIntoView?.({ block: 'nearest' });
