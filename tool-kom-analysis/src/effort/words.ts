import type { UnitFormat } from '@breakaway/contract/units';
import { formatDuration, type SegmentPacing } from '@breakaway/cycling';

/** A figure of the effort, with what belongs to it. */
export interface EffortFigure {
  name: string;
  value: string;
  aside: string;
}

/** Less is not worth a figure, s. */
const LEAST_SAVED_S = 0.5;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const kJ = (joules: number) => (joules / 1000).toFixed(1);

/** The figures of a pacing; what says nothing here is left out. */
export function effortFigures(pacing: SegmentPacing, units: UnitFormat): EffortFigure[] {
  const { timeS, inReach, usedJ, wPrimeJ, even, entrySpeedMs, recordS, inputs, share } = pacing;
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
    {
      name: 'Takes of you',
      value: percent(share),
      aside: even ? `evenly ${percent(even.share)} of your power and W′` : 'of your power and W′',
    },
    ...(even && even.laterS >= LEAST_SAVED_S
      ? [
          {
            name: 'Against even power',
            value: `${even.laterS.toFixed(even.laterS < 10 ? 1 : 0)} s faster`,
            aside: 'for the same effort',
          },
        ]
      : []),
    usedJ > 0
      ? {
          name: 'W′ used',
          value: `${kJ(usedJ)} of ${kJ(wPrimeJ)} kJ`,
          aside: even ? `evenly it is ${kJ(even.usedJ)} kJ` : 'at its lowest',
        }
      : { name: 'W′ used', value: 'none', aside: 'below critical power' },
    {
      name: 'Over the start line',
      value: units.show(3.6 * entrySpeedMs, 'km/h', 0),
      aside: entry?.source === 'asked' ? 'as you said' : 'the mean speed',
    },
  ];
}

/** Kilometres of a section, with as many decimals as tell sections apart. */
export const placeWords = (fromM: number, toM: number, units: UnitFormat, digits: number): string =>
  [fromM, toM].map((metres) => units.shown(metres / 1000, 'km').toFixed(digits)).join(' to ');

export const slopeWords = (slope: number): string => `${(100 * slope).toFixed(1).replace('-', '−')} %`;

/** What is left of W' at the end of a section. */
export const leftWords = (leftJ: number, wPrimeJ: number): string =>
  `${Math.round((100 * Math.max(0, leftJ)) / wPrimeJ)} %`;
