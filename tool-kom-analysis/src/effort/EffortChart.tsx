import { formatDuration, type Route, type SegmentPacing } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import {
  elevationPanel,
  GRADES,
  nodeAt,
  powerPanel,
  useLook,
  type Cursor,
} from '@breakaway/tool-kit/route-view';
import { Plot, type Panel } from '@breakaway/ui/chart';
import { useCallback, useMemo } from 'react';
import styled from 'styled-components';
import { leftWords, slopeWords } from './words.ts';

/** The arrow keys move by about this distance; with Shift by ten times as much. */
const KEY_M = 50;
const HEIGHTS = {
  desk: { elevation: 150, power: 150, wPrime: 104 },
  phone: { elevation: 116, power: 120, wPrime: 92 },
};
/** The axis of the powers begins at this share of the least: they lie close together. */
const FROM = 0.75;

const Place = styled.p`
  min-height: 3em;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius);
  background: var(--bg-sunken);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;

interface Props {
  route: Route;
  pacing: SegmentPacing;
  cursor: Cursor;
  narrow: boolean;
}

/** Heights, the power to hold beside even power, and what is left of W', over one axis. */
export function EffortChart({ route, pacing, cursor, narrow }: Props) {
  const units = useUnits();
  const { node, marked } = useLook(cursor);
  const across = useMemo(
    () => ({
      values: Float64Array.from(route.elevationM, (_, i) => units.shown((i * route.stepM) / 1000, 'km')),
      unit: units.name('km'),
      tick: String,
    }),
    [route, units],
  );
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
  const shown = useMemo(
    () => marked && { from: units.shown(marked.from / 1000, 'km'), to: units.shown(marked.to / 1000, 'km') },
    [marked, units],
  );
  const place = Math.min(node, route.elevationM.length - 1);
  return (
    <div>
      <Place aria-hidden="true">{words(place)}</Place>
      <Plot
        label={`Power over ${units.show(route.distanceM / 1000, 'km', 1)}, beside even power. The sections are in the table below.`}
        cursorLabel="Place on the segment"
        across={across}
        panels={panels}
        at={place}
        onAt={cursor.moveTo}
        words={words}
        step={Math.max(1, Math.round(KEY_M / route.stepM))}
        leap={Math.max(1, Math.round((10 * KEY_M) / route.stepM))}
        stops={stops}
        marked={shown}
        {...(route.hasElevation ? { legend: GRADES } : {})}
      />
    </div>
  );
}
