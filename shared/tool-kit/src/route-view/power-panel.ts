import type { PlanSegment, Route } from '@breakaway/cycling';
import type { Panel } from '@breakaway/ui/chart';

/** The power to hold in each section, with its range. @param rules lines across, such as FTP */
export function powerPanel(
  { stepM, elevationM }: Pick<Route, 'stepM' | 'elevationM'>,
  sections: readonly Pick<PlanSegment, 'fromM' | 'toM' | 'powerW' | 'lowW' | 'highW'>[],
  height: number,
  rules: readonly { value: number; name: string }[] = [],
): Panel {
  const nodes = elevationM.length;
  const [values, low, high] = [0, 1, 2].map(() => new Float64Array(nodes)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (const { fromM, toM, powerW, lowW, highW } of sections) {
    const [from, to] = [Math.round(fromM / stepM), Math.round(toM / stepM)];
    values.fill(powerW, from, to);
    low.fill(lowW, from, to);
    high.fill(highW, from, to);
  }
  for (const series of [values, low, high]) series[nodes - 1] = series[nodes - 2] ?? 0;
  const most = high.reduce(
    (a, b) => Math.max(a, b),
    rules.reduce((a, { value }) => Math.max(a, value), 0),
  );
  return {
    title: 'Power to hold, with its range',
    unit: 'W',
    values,
    band: { low, high },
    ...(rules.length > 0 ? { rules } : {}),
    height,
    colour: 'accent',
    from: 0,
    to: 1.18 * most,
  };
}
