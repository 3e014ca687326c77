/** The id of the chart's part on the page. */
export const CHART = 'chart';

/** Brings the chart into view, for those who go to a place from a table below it. */
export const showChart = (): void => document.getElementById(CHART)?.scrollIntoView?.({ block: 'nearest' });

/** So much of the course stands to both sides of what is shown, as a share of its length. */
const AROUND = 0.3;
const LEAST_M = 1500;

/** The part of a course that shows a stretch, with what lies around it, m; null where that is all of it. */
export function zoomOn(fromM: number, toM: number, distanceM: number): { from: number; to: number } | null {
  const around = Math.max(AROUND * (toM - fromM), (LEAST_M - (toM - fromM)) / 2);
  const [from, to] = [Math.max(0, fromM - around), Math.min(distanceM, toM + around)];
  return to - from >= distanceM ? null : { from, to };
}
