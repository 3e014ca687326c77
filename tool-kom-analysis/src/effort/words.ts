import type { UnitFormat } from '@breakaway/contract/units';
import { formatDuration, type SegmentPacing } from '@breakaway/cycling';

/** A figure of the effort, with what belongs to it. */
export interface EffortFigure {
  name: string;
  value: string;
  aside: string;
}

const LEAST_SAVED_J = 50;
const kJ = (joules: number) => (joules / 1000).toFixed(1);

/** The figures of a pacing; what says nothing here is left out. */
export function effortFigures(pacing: SegmentPacing, units: UnitFormat): EffortFigure[] {
  const { timeS, inReach, usedJ, wPrimeJ, even, entrySpeedMs, recordS, inputs } = pacing;
  const entry = inputs.find(({ key }) => key === 'entrySpeedMs');
  return [
    {
      name: 'Time',
      value: formatDuration(timeS),
      aside: inReach ? 'the record' : `the record is ${formatDuration(recordS)}`,
    },
    ...(even
      ? [{ name: 'Even power', value: `${Math.round(even.powerW)} W`, aside: 'for the same time' }]
      : []),
    usedJ > 0
      ? {
          name: 'W′ used',
          value: `${kJ(usedJ)} of ${kJ(wPrimeJ)} kJ`,
          aside: even ? `evenly it is ${kJ(even.usedJ)} kJ` : 'at its lowest',
        }
      : { name: 'W′ used', value: 'none', aside: 'below critical power' },
    ...savedFigure(pacing),
    {
      name: 'Over the start line',
      value: units.show(3.6 * entrySpeedMs, 'km/h', 0),
      aside: entry?.source === 'asked' ? 'as you said' : 'the mean speed',
    },
  ];
}

/** What the sections save against even power: W', or the strain of the ride, and the time that it would be. */
function savedFigure({ even, usedJ, normalizedW }: SegmentPacing): EffortFigure[] {
  if (!even) return [];
  const [savedJ, savedW] = [even.usedJ - usedJ, even.normalizedW - normalizedW];
  const later =
    even.laterS >= 0.5 ? `or ${even.laterS.toFixed(even.laterS < 10 ? 1 : 0)} s at the same cost` : '';
  const name = 'Against even power';
  if (savedJ >= LEAST_SAVED_J) return [{ name, value: `${kJ(savedJ)} kJ less W′`, aside: later }];
  if (savedW >= 0.5)
    return [
      { name, value: `${savedW.toFixed(1)} W less`, aside: `normalized power${later && `, ${later}`}` },
    ];
  return [];
}

/** Kilometres of a section, with as many decimals as tell sections apart. */
export const placeWords = (fromM: number, toM: number, units: UnitFormat, digits: number): string =>
  [fromM, toM].map((metres) => units.shown(metres / 1000, 'km').toFixed(digits)).join(' to ');

export const slopeWords = (slope: number): string => `${(100 * slope).toFixed(1).replace('-', '−')} %`;

/** What is left of W' at the end of a section. */
export const leftWords = (leftJ: number, wPrimeJ: number): string =>
  `${Math.round((100 * Math.max(0, leftJ)) / wPrimeJ)} %`;
