import { forecastOf } from '../../air/weather.ts';
import type { PlanQuestion } from './question.ts';

const HOT_C = 30;
/** Looks at the forecast along a ride. */
const LOOKS = 200;

/** That heat costs power which a plan does not count, in one sentence; null when it is not hot. */
export function heatNote(
  { weather, temperatureC = NaN, route }: PlanQuestion,
  timeS: Float64Array,
): string | null {
  let hottestC = temperatureC;
  if (weather) {
    const forecast = forecastOf(weather);
    hottestC = -Infinity;
    for (let look = 0; look <= LOOKS; look++) {
      const node = Math.round((look / LOOKS) * (timeS.length - 1));
      hottestC = Math.max(hottestC, forecast(timeS[node]!, node * route.stepM).temperatureC);
    }
  }
  if (!(hottestC >= HOT_C)) return null;
  return `In ${Math.round(hottestC)} °C most riders lose power, the more the longer they ride. This plan leaves that out.`;
}
