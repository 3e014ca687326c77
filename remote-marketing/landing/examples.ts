import {
  aerobicPowerAtAltitude,
  airDensityKgM3,
  climbPower,
  feedingAdvice,
  powerCurveOf,
  powerForDuration,
  speedAtPower,
  timeTrialTime,
} from '@breakaway/cycling';
import { athlete, computed, rider } from '../charts/rider.ts';

export const asked = { km: 13.8, percent: 8.1, minutes: 55, altitudeM: 1300 };
const climbIn = (minutes: number) =>
  computed(
    climbPower({
      athlete,
      distanceM: 1000 * asked.km,
      slope: asked.percent / 100,
      altitudeM: asked.altitudeM,
      timeS: 60 * minutes,
    }),
  );
const bestFor = (minutes: number) =>
  powerForDuration(powerCurveOf(athlete)!, 60 * minutes) * aerobicPowerAtAltitude(asked.altitudeM);

export const climb = climbIn(asked.minutes);
const minutes = Array.from({ length: 41 }, (_, i) => 45 + i);
export const climbNeeds = minutes.map((x) => ({ x, y: climbIn(x).powerW }));
export const riderHas = minutes.map((x) => ({ x, y: bestFor(x) }));

/** The shortest time in which the rider's curve reaches what the climb needs, to the second. */
export const reachable = (() => {
  let [tooFast, slow] = [45, 120];
  while (slow - tooFast > 1 / 120) {
    const middle = (tooFast + slow) / 2;
    if (climbIn(middle).powerW > bestFor(middle)) tooFast = middle;
    else slow = middle;
  }
  return { minutes: slow, powerW: climbIn(slow).powerW };
})();

const timeTrialAt = (powerW: number) => computed(timeTrialTime({ athlete, distanceM: 40_000, powerW }));
export const timeTrial = timeTrialAt(250);
export const timeTrialPlus10 = timeTrialAt(260);
export const timeTrialCurve = Array.from({ length: 19 }, (_, i) => 170 + 10 * i).map((x) => ({
  x,
  y: timeTrialAt(x).timeS / 60,
}));

/** A course of our own making, and what one steady power gives on each of its parts. */
export const course = { powerW: 210, startM: 320 };
export const sections = [
  { name: 'Valley road', km: 12, slope: 0.005, position: 'drop' },
  { name: 'First climb', km: 7.5, slope: 0.06, position: 'climb' },
  { name: 'High plain', km: 9, slope: -0.002, position: 'drop' },
  { name: 'Second climb', km: 4, slope: 0.085, position: 'climb' },
].map((section) => {
  const onTheRoad = {
    massKg: rider.massKg + rider.bikeKg + athlete.kitMassKg.value,
    cdaM2: athlete.cdaM2[section.position as 'drop' | 'climb'].value,
    crr: 0.004,
    airDensityKgM3: airDensityKgM3({ temperatureC: 20, altitudeM: 600 }),
  };
  const speedMs = speedAtPower(onTheRoad, { slope: section.slope }, course.powerW);
  return { ...section, speedMs, timeS: (1000 * section.km) / speedMs };
});

export const feedingHours = 3.5;
export const feedingPowerW = 190;
export const feeding = computed(
  feedingAdvice({ athlete, durationS: 3600 * feedingHours, powerW: feedingPowerW }),
);
