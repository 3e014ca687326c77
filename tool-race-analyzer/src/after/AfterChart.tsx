import type { RacePlan, RideAgainstPlan } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { nodeAt, RoadPlot, type Cursor } from '@breakaway/tool-kit/route-view';
import type { Panel } from '@breakaway/ui/chart';
import { useCallback, useMemo } from 'react';
import { segmentAt } from '../chart/place.ts';
import { signed } from './words.ts';

const HEIGHT = { power: 150, gap: 150 };
/** Watts of a moment say little: the line is the mean over so many metres to both sides. */
const EITHER_SIDE_M = 250;

interface Props {
  plan: RacePlan;
  against: RideAgainstPlan;
  cursor: Cursor;
}

/** Planned and ridden power, and the gap to the plan, along the course, with the page's cursor. */
export function AfterChart({ plan, against, cursor }: Props) {
  const units = useUnits();
  const { route } = plan.question;
  const { riddenW, gapS } = against;
  const smooth = useMemo(() => riddenW && smoothed(riddenW, route.stepM), [riddenW, route]);
  const panels = useMemo((): Panel[] => {
    const nodes = plan.timeS.length;
    const [low, high] = [new Float64Array(nodes), new Float64Array(nodes)];
    for (const { fromM, toM, lowW, highW } of plan.segments) {
      const [from, to] = [nodeAt(route, fromM), nodeAt(route, toM)];
      low.fill(lowW, from, to + 1);
      high.fill(highW, from, to + 1);
    }
    const gaps = Array.from(gapS, (seconds) => (Number.isNaN(seconds) ? null : seconds / 60));
    const known = gaps.filter((minutes) => minutes !== null);
    const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)];
    const room = Math.max(0.5, 0.15 * (most - least));
    return [
      ...(smooth
        ? [
            {
              title: 'Power you rode; shaded: the plan',
              unit: 'W',
              values: Array.from({ length: nodes }, (_, i) => smooth[Math.min(i, nodes - 2)] ?? null),
              band: { low, high },
              height: HEIGHT.power,
              colour: 'accent' as const,
              from: 0,
              to: 1.3 * Math.max(...smooth.map((watts) => watts ?? 0), ...high),
            },
          ]
        : []),
      {
        title: 'Minutes behind the plan; below 0 ahead',
        unit: 'min',
        values: gaps,
        rules: [{ value: 0, name: 'plan' }],
        height: HEIGHT.gap,
        colour: 'data',
        from: least - room,
        to: most + 2 * room,
      },
    ];
  }, [plan, route, gapS, smooth]);
  const words = useCallback(
    (at: number) => {
      const { segment } = segmentAt(plan.segments, at * route.stepM);
      const gap = gapS[at] ?? NaN;
      const watts = smooth?.[at];
      return [
        `${units.name('km')} ${units.shown((at * route.stepM) / 1000, 'km').toFixed(1)}: planned ${segment.powerW} W`,
        ...(watts ? [`ridden ${Math.round(watts)} W`] : []),
        Number.isNaN(gap) ? 'not in the ride' : `${signed(gap)} beside the plan`,
      ].join(', ');
    },
    [plan, route, units, smooth, gapS],
  );
  const stops = useMemo(
    () => [...new Set(against.stops.map(({ atM }) => nodeAt(route, atM)))],
    [against, route],
  );
  return (
    <RoadPlot
      route={route}
      cursor={cursor}
      label="Your power and the gap to the plan over the course. The sections are in the table below."
      cursorLabel="Place on the course, for the ride"
      panels={panels}
      words={words}
      stops={stops}
      legend={[
        ...(smooth ? [{ name: 'Ridden power', colour: 'var(--accent)' }] : []),
        { name: 'Gap to the plan', colour: 'var(--data)' },
        ...(stops.length > 0 ? [{ name: 'Stop', colour: 'var(--accent)' }] : []),
      ]}
    />
  );
}

/** Means of what is known around each cell; null where nothing is. */
function smoothed(watts: Float64Array, stepM: number): (number | null)[] {
  const half = Math.max(1, Math.round(EITHER_SIDE_M / stepM));
  const [sums, counts] = [new Float64Array(watts.length + 1), new Float64Array(watts.length + 1)];
  watts.forEach((each, i) => {
    sums[i + 1] = (sums[i] ?? 0) + (Number.isNaN(each) ? 0 : each);
    counts[i + 1] = (counts[i] ?? 0) + (Number.isNaN(each) ? 0 : 1);
  });
  return Array.from(watts, (each, i) => {
    const [from, to] = [Math.max(0, i - half), Math.min(watts.length, i + half + 1)];
    const count = (counts[to] ?? 0) - (counts[from] ?? 0);
    return Number.isNaN(each) || count === 0 ? null : ((sums[to] ?? 0) - (sums[from] ?? 0)) / count;
  });
}
