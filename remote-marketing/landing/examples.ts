import { climbPower, powerCurveOf, powerForDuration } from '@breakaway/cycling';
import { computed } from '../charts/rider.ts';
import { athleteOf, first } from './ask/model.ts';

/** The climb of the figures: the question that the page begins with. */
const athlete = athleteOf(first);
const climbIn = (minutes: number) =>
  computed(
    climbPower({
      athlete,
      distanceM: 1000 * first.km,
      slope: first.percent / 100,
      timeS: 60 * minutes,
    }),
  );
const bestFor = (minutes: number) => powerForDuration(powerCurveOf(athlete)!, 60 * minutes);

export const climb = climbIn(first.minutes);
/** The same climb as a goal that is out of reach: what the segment tool is for. */
export const goal = { minutes: 55, powerW: climbIn(55).powerW };
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
