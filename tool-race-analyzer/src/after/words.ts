import type { UnitFormat } from '@breakaway/contract/units';
import {
  formatDuration,
  windAtRiderMs,
  windOf,
  type MissCause,
  type RiddenSection,
  type RideAgainstPlan,
} from '@breakaway/cycling';

/** Standard deviations within which 8 of 10 values lie: as wide as the band of the finish. */
const EIGHT_OF_TEN = 1.28;

/** "+5:10", "−0:40" */
export const signed = (seconds: number): string =>
  `${Math.round(seconds) < 0 ? '−' : '+'}${formatDuration(Math.abs(Math.round(seconds)))}`;

/** "+1.8 %" */
export const percent = (share: number): string =>
  `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(1)} %`;

/** A value with the range that holds it on 8 of 10 rides. */
export const withRange = (value: number, sd: number, digits: number): string =>
  `${value.toFixed(digits)} (${(value - EIGHT_OF_TEN * sd).toFixed(digits)} to ${(value + EIGHT_OF_TEN * sd).toFixed(digits)})`;

/** What the ride came to, and why, in two sentences. */
export function verdictOf({ difference, plannedS, movingS, elapsedS }: RideAgainstPlan): string {
  const { totalS, stopsS, detoursS, wattsS, modelS } = difference;
  const least = Math.max(5, 0.001 * plannedS);
  const took = `You took ${formatDuration(elapsedS)}${elapsedS - movingS >= least ? `, ${formatDuration(movingS)} of it in motion` : ''}`;
  const size = `${formatDuration(Math.abs(totalS))} ${totalS < 0 ? 'faster' : 'longer'} than planned (${percent(totalS / plannedS)})`;
  const parts = [
    { seconds: stopsS, lost: 'by stops', won: 'by shorter stops' },
    { seconds: detoursS, lost: 'on detours', won: '' },
    { seconds: wattsS ?? 0, lost: 'by other watts than planned', won: 'by other watts than planned' },
    {
      seconds: modelS ?? 0,
      lost: 'because the model was too fast',
      won: 'because the model was too slow',
    },
  ]
    .filter(({ seconds }) => Math.abs(seconds) >= least)
    .toSorted((a, b) => Math.abs(b.seconds) - Math.abs(a.seconds))
    .map(({ seconds, lost, won }) => {
      const time = formatDuration(Math.abs(seconds));
      return seconds > 0 ? `${time} lost ${lost}` : `${time} won ${won}`;
    });
  const why = parts.length > 0 ? ` ${parts.join(', ')}.` : '';
  return `${took}: ${Math.abs(totalS) < least ? 'as planned' : size}.${why}`;
}

/** How much longer a section took than planned, stops counted, s; null where the ride has not most of it. */
export const lossS = ({ riddenS, stoppedS, plannedS }: RiddenSection): number | null =>
  riddenS === null ? null : riddenS + (stoppedS ?? 0) - plannedS;

const MATTERED = 4;

/** The few sections in which most time was lost or won, most first. */
export const mattered = (sections: readonly RiddenSection[]): RiddenSection[] =>
  sections
    .filter((section) => lossS(section) !== null)
    .toSorted((a, b) => Math.abs(lossS(b) ?? 0) - Math.abs(lossS(a) ?? 0))
    .slice(0, MATTERED);

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/** One thing that the model had wrong, as a row of a table. */
export interface MissRow {
  key: string;
  what: string;
  planned: string;
  ride: string;
  seconds: number;
  /** the ride tells it apart from the rest */
  told: boolean;
}

/** What the model had wrong, largest first. */
export function missRows(
  { model }: RideAgainstPlan,
  { dragM2, crr }: { dragM2: number; crr: number },
  units: UnitFormat,
): MissRow[] {
  const fit = model?.fit;
  if (!fit) return [];
  const rows: Record<MissCause['key'], Pick<MissRow, 'what' | 'planned' | 'ride'>> = {
    drag: {
      what: 'Drag area, m²',
      planned: dragM2.toFixed(3),
      ride: withRange(dragM2 * fit.drag.value, dragM2 * fit.drag.sd, 3),
    },
    rolling: {
      what: 'Rolling resistance',
      planned: crr.toFixed(4),
      ride: withRange(crr * fit.rolling.value, crr * fit.rolling.sd, 4),
    },
    climbing: {
      what: 'Slopes, or your weight',
      planned: '100 %',
      ride: `${withRange(100 * fit.climbing.value, 100 * fit.climbing.sd, 0)} %`,
    },
    wind: { what: 'Wind beside the plan', planned: 'none', ride: windWords(fit, units) },
  };
  return model.causes.map(({ key, seconds, told }) => ({ key, seconds, told, ...rows[key] }));
}

function windWords(
  { windEastMs, windNorthMs }: NonNullable<NonNullable<RideAgainstPlan['model']>['fit']>,
  units: UnitFormat,
): string {
  const { speedMs, fromDeg } = windOf({ eastMs: windEastMs.value, northMs: windNorthMs.value });
  const sd = Math.max(windEastMs.sd, windNorthMs.sd);
  // As a forecast gives it, 10 m above the ground.
  const shown = (ms: number) => Math.round(units.shown((3.6 * ms) / windAtRiderMs(1), 'km/h'));
  const [low, high] = [Math.max(0, speedMs - EIGHT_OF_TEN * sd), speedMs + EIGHT_OF_TEN * sd];
  if (speedMs < EIGHT_OF_TEN * sd) return `0 to ${shown(high)} ${units.name('km/h')}`;
  const from = COMPASS[Math.round(fromDeg / 45) % 8];
  return `${shown(speedMs)} (${shown(low)} to ${shown(high)}) ${units.name('km/h')} from ${from}`;
}
