import { temperatureAtHeightC } from '../air/air.ts';
import { powerInHeat } from '../air/heat.ts';
import { forecastOf } from '../air/weather.ts';
import type { SourceKey } from '../answer/sources.ts';
import type { RouteConditions } from './route-inputs.ts';

/** What heat takes from a ride over a route. */
export type HeatOnRoute = {
  /** cells: share of critical power that is left */
  share: Float64Array;
  /** mean share that is lost, its standard deviation, and the warmest place, C */
  lost: number;
  sd: number;
  hottestC: number;
};

/** Where the model of heat comes from. */
export const HEAT_SOURCES: readonly SourceKey[] = [
  'peiffer2011',
  'tatterson2000',
  'racinais2015tt',
  'junge2016',
  'maughan2012',
];

/** Less than this is not worth a word. */
const LEAST_LOST = 0.005;

/** Whether what is said of the weather leaves room for heat: without it a mild day is taken. */
export const mayBeHot = ({ weather, temperatureC = 0 }: RouteConditions): boolean =>
  weather !== undefined || temperatureC > 15;

/**
 * What heat takes from a ride: of the temperature in the question, or of the forecast at the time and height of each place.
 * Null where it is next to nothing.
 * @param timeS nodes: when the rider comes by, s
 */
export function heatOnRoute(
  { route, weather, temperatureC, heatAcclimatised }: RouteConditions,
  timeS: ArrayLike<number>,
): HeatOnRoute | null {
  const cells = timeS.length - 1;
  const ride = { durationS: timeS[cells] ?? 0, acclimatised: heatAcclimatised ?? false };
  const forecast = weather && forecastOf(weather);
  const share = new Float64Array(cells);
  let sum = 0;
  let sdSum = 0;
  let hottestC = -Infinity;
  for (let i = 0; i < cells; i++) {
    let air: { temperatureC: number; humidity?: number } = { temperatureC: temperatureC ?? 0 };
    if (forecast) {
      const here = forecast(timeS[i]!, (i + 0.5) * route.stepM);
      const heightM = route.hasElevation ? route.elevationM[i]! : here.heightM;
      const degrees = temperatureAtHeightC(here.temperatureC, here.heightM, heightM);
      air = { temperatureC: degrees, humidity: here.humidity };
    }
    const left = powerInHeat({ ...air, ...ride });
    share[i] = left.share;
    sum += 1 - left.share;
    sdSum += left.sd;
    hottestC = Math.max(hottestC, air.temperatureC);
  }
  const lost = sum / cells;
  return lost >= LEAST_LOST ? { share, lost, sd: sdSum / cells, hottestC } : null;
}

/** That heat costs power, and how much, in one sentence. */
export function heatNote({ lost, sd, hottestC }: HeatOnRoute): string {
  const percent = (share: number) => Math.round(100 * share);
  const range = `${percent(Math.max(0, lost - sd))} to ${percent(lost + sd)} %`;
  return `Heat: at up to ${Math.round(hottestC)} °C you have about ${percent(lost)} % less power (${range}).`;
}
