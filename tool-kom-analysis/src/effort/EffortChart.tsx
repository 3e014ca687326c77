import { formatDuration, type Route, type SegmentPacing } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import {
  elevationPanel,
  GRADES,
  nodeAt,
  powerPanel,
  RoadPlot,
  type Cursor,
} from '@breakaway/tool-kit/route-view';
import type { Panel } from '@breakaway/ui/chart';
import { useCallback, useMemo } from 'react';
import { leftWords, slopeWords } from './words.ts';

const KEY_M = 50;
const HEIGHTS = {
  desk: { elevation: 150, power: 150, wPrime: 104 },
  phone: { elevation: 116, power: 120, wPrime: 92 },
};
/** The axis of the powers begins at this share of the least: they lie close together. */
const FROM = 0.75;

interface Props {
  route: Route;
  pacing: SegmentPacing;
  cursor: Cursor;
  narrow: boolean;
}

/** Heights, the power to hold beside even power, and what is left of W', over one axis. */
export function EffortChart({ route, pacing, cursor, narrow }: Props) {
  const units = useUnits();
  const panels = useMemo((): Panel[] => {
    const heights = narrow ? HEIGHTS.phone : HEIGHTS.desk;
    const { sections, even, wBalanceJ, wPrimeJ, usedJ } = pacing;
    const least = sections.reduce(
      (low, { lowW, powerW }) => Math.min(low, powerW === 0 ? 0 : lowW),
      Infinity,
    );
    return [
      ...(route.hasElevation ? [elevationPanel(route, units, heights.elevation)] : []),
      {
        ...powerPanel(
          route,
          sections,
          heights.power,
          even ? [{ value: even.powerW, name: `Even ${Math.round(even.powerW)} W` }] : [],
        ),
        from: FROM * least,
      },
      ...(usedJ > 0
        ? [
            {
              title: 'W′ left',
              unit: '%',
              values: wBalanceJ.map((joules) => Math.max(0, (100 * joules) / wPrimeJ)),
              height: heights.wPrime,
              colour: 'good' as const,
              from: 0,
              to: 125,
            },
          ]
        : []),
    ];
  }, [route, pacing, units, narrow]);
  const words = useCallback(
    (at: number) => {
      const atM = at * route.stepM;
      const { sections, elapsedS, speedMs, wBalanceJ, wPrimeJ } = pacing;
      const section = sections.find(({ toM }) => toM > atM) ?? sections.at(-1);
      return [
        `${units.name('km')} ${units.shown(atM / 1000, 'km').toFixed(2)}`,
        `after ${formatDuration(elapsedS[at] ?? 0)}`,
        section && section.powerW > 0 ? `${section.powerW} W` : 'roll',
        ...(route.hasElevation ? [slopeWords(route.slope[at] ?? 0)] : []),
        units.show(3.6 * (speedMs[at] ?? 0), 'km/h', 0),
        `W′ ${leftWords(wBalanceJ[at] ?? 0, wPrimeJ)}`,
      ].join(' · ');
    },
    [route, pacing, units],
  );
  const stops = useMemo(() => pacing.sections.map(({ fromM }) => nodeAt(route, fromM)), [pacing, route]);
  return (
    <div>
      <RoadPlot
        route={route}
        cursor={cursor}
        keyM={KEY_M}
        isSaid
        label={`Power over ${units.show(route.distanceM / 1000, 'km', 1)}, beside even power. The sections are in the table below.`}
        cursorLabel="Place on the segment"
        panels={panels}
        words={words}
        stops={stops}
        {...(route.hasElevation ? { legend: GRADES } : {})}
      />
    </div>
  );
}
