import type { HourRead } from '@breakaway/tool-kit/weather';
import { hoursWithWind, lightHours } from './days-of.ts';
import { comparedWords } from './forecast-words.ts';
import type { Forecast, RoadOfDay } from './forecast.ts';

/**
 * Takes hours that were read as the forecast of the page, and says so in a sentence.
 * @param road that they are compared with; null for each of the list, where only they know which hours are light
 */
export function takeForecast(
  read: readonly HourRead[],
  road: RoadOfDay | null,
  onHours: Forecast['onHours'],
): { taken: boolean; text: string } {
  const found = hoursWithWind(read);
  if (found.length === 0) return { taken: false, text: 'This forecast has no wind with its direction.' };
  const compared = road ? lightHours(found, road) : found.length;
  if (compared === 0) return { taken: false, text: 'This forecast has only hours in the dark.' };
  onHours(found);
  return {
    taken: true,
    text: road ? comparedWords(compared) : 'Each segment from a file is compared with its hours of light.',
  };
}
