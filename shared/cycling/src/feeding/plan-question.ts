import type { FeedingPlanQuestion } from './feeding-plan-types.ts';
import type { RideMinute } from './ride-minutes.ts';
import { SWEAT_TEST_ML_H, sweatRateMlH } from './sweat-test.ts';

const LONGEST_MIN = 72 * 60;
const MOST_STATIONS = 200;

/** What is wrong with a question, in one plain sentence; null when nothing is. */
export function problemWith(question: FeedingPlanQuestion): string | null {
  const { minutes, weather, stations = [], carry, storeG, sweatTest } = question;
  if (!(minutes.length > 0 && minutes.length <= LONGEST_MIN))
    return 'The ride must last between 1 minute and 72 hours.';
  const wrong = minutes.findIndex((minute, i) => !isSound(minute, minutes[i - 1]));
  if (wrong >= 0) return `Minute ${wrong + 1} of the ride has a time, power or speed that cannot be.`;
  if (weather && !(within(weather.temperatureC, -30, 55) && within(weather.relativeHumidity, 0, 1)))
    return 'The temperature must be between -30 and 55 °C and the humidity between 0 and 100 %.';
  if (weather?.heightM !== undefined && !within(weather.heightM, -500, 9000))
    return 'The height of the weather must be between -500 and 9000 m.';
  if (stations.length > MOST_STATIONS || stations.some(({ distanceM }) => !Number.isFinite(distanceM)))
    return 'A feed station has no usable distance from the start.';
  if (
    carry &&
    !(within(carry.bottles, 0, 10) && within(carry.bottleMl, 100, 3000) && within(carry.pieces, 0, 200))
  )
    return 'Bottles must be 0 to 10 of 100 to 3000 ml, and pockets hold 0 to 200 pieces.';
  if (storeG !== undefined && !within(storeG, 50, 1500))
    return 'The stores at the start must be 50 to 1500 g.';
  if (sweatTest && !within(sweatRateMlH(sweatTest), SWEAT_TEST_ML_H.least, SWEAT_TEST_ML_H.most))
    return 'The sweat test gives more or less than anybody sweats: 0.2 to 3.5 l an hour.';
  return null;
}

function isSound(minute: RideMinute, before: RideMinute | undefined): boolean {
  const { startS, seconds, startM, powerW, speedMs, eatS, eatM, slope, heightM = 0 } = minute;
  return (
    within(seconds, 1e-9, 60 + 1e-6) &&
    Math.abs(startS - (before ? before.startS + before.seconds : 0)) < 1e-3 &&
    within(powerW, 0, 3000) &&
    within(speedMs, 0, 50) &&
    within(heightM, -500, 9000) &&
    within(eatS, startS - 1e-6, startS + seconds + 1e-6) &&
    [startM, eatM, slope].every(Number.isFinite)
  );
}

const within = (value: number, low: number, high: number) => value >= low && value <= high;
