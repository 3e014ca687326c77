/** The chart kit: see the workbench (`npm run workbench`) for each part in its states. */
export { Area, Band, Chart, ChartText, Drop, Line, Mark, usePlotted } from './Chart.tsx';
export { BarRows, Columns, GapBar, GapKey, ShareBar } from './bars.tsx';
export { Legend } from './Legend.tsx';
export { Plot, type Across, type Lane, type Panel, type Range } from './Plot.tsx';
export { clock, scaleOf, ticksOf, timeTicks, timeWords } from './geometry.ts';
export { useWidth } from './useWidth.ts';
