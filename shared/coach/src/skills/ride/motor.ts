import { headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Talk } from '../../skill.ts';
import { computeRide, type Ride } from './compute.ts';
import type { Course } from './course.ts';
import type { RideAsk } from './ask.ts';

/** The law in Europe: above this a pedelec gets no help, m/s. */
const CUT_OFF_MS = 25 / 3.6;

/** The speed of an e-bike: legs and motor together, up to where the motor stops helping. Null where a power is missing. */
export function withMotor(
  ask: RideAsk,
  course: Course,
  anyLength: boolean,
  { athlete }: Talk,
): Outcome | null {
  const { powerW, motorW } = ask;
  if (powerW === undefined || motorW === undefined) return null;
  const at = (watts: number) => {
    const ride = computeRide(course, { powerW: watts }, ask.setup, athlete);
    return ride.ok ? (ride as Ride) : null;
  };
  const [both, alone] = [at(powerW + motorW), at(powerW)];
  if (!both || !alone) return null;
  const cut = both.speedMs > CUT_OFF_MS;
  const speedMs = cut ? Math.max(CUT_OFF_MS, alone.speedMs) : both.speedMs;
  const timeS = course.distanceM / speedMs;
  return {
    kind: 'answer',
    parts: [
      anyLength
        ? headline(
            'Speed',
            show.kmh(speedMs),
            'km/h',
            `${show.watts(powerW)} W from you and ${show.watts(motorW)} W from the motor`,
          )
        : headline(
            'Time',
            show.time(timeS),
            '',
            `${show.kmh(speedMs)} km/h with ${show.watts(powerW)} W from you and ${show.watts(motorW)} W from the motor`,
          ),
      text(
        `${cut ? 'At 25 km/h the motor stops helping (in Europe), so it gets no faster than that. ' : ''}Without the motor your ${show.watts(powerW)} W give ${show.kmh(alone.speedMs)} km/h.`,
      ),
      suggestions('And without the motor?', 'How did you work that out?'),
    ],
    calls: [
      { tool: 'motor', arguments: ask, result: { both, alone, speedMs, timeS, powerW, motorW, cut: 25 } },
    ],
    result: { powerW, speedMs, title: 'the e-bike' },
  };
}
