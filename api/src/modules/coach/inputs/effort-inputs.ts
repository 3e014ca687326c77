import type { Athlete } from '@breakaway/cycling';
import type { Effort } from '../answer/feeding-answer.ts';
import type { Frame, Need, Told } from '../intent/frame.ts';
import { resolveRide } from './ride-inputs.ts';
import { ride } from '../tools/ride.ts';

/** A long ride at an even pace; the middle of Coggan's endurance and tempo zones. */
const usualShare = 0.75;

/** How long and how hard the ride is that she wants to eat for. */
export function resolveEffort(
  frame: Frame,
  athlete: Athlete,
  told: Told,
): (Effort & { ok: true }) | { ok: false; need: Need } {
  const { given } = frame;
  if (!athlete.choToleranceGh) return { ok: false, need: 'choTolerance' };
  if (!athlete.massKg) return { ok: false, need: 'weight' };
  if (!athlete.ftpW) return { ok: false, need: 'ftp' };
  const relative = given.relativePower === undefined ? undefined : given.relativePower * athlete.massKg.value;
  const shared = (share: number) => share * (athlete.ftpW?.value ?? 0);
  const asked =
    given.power ?? relative ?? (given.intensity === undefined ? undefined : shared(given.intensity));
  const powerW = asked ?? shared(usualShare);
  const durationS = given.duration ?? durationOfCourse(frame, athlete, told, powerW);
  if (durationS === null) return { ok: false, need: 'rideTime' };
  const powerSource = asked === undefined ? 'default' : 'asked';
  const powerHow =
    asked === undefined
      ? `${Math.round(100 * usualShare)} % of FTP, a usual long ride`
      : given.intensity !== undefined && given.power === undefined
        ? `${Math.round(100 * given.intensity)} % of FTP`
        : frame.fromLastRide
          ? 'from the last answer'
          : 'as you said';
  return { ok: true, durationS, powerW, powerSource, powerHow };
}

function durationOfCourse(frame: Frame, athlete: Athlete, told: Told, powerW: number): number | null {
  const { distance, speed } = frame.given;
  if (distance !== undefined && speed !== undefined) return distance / speed;
  if (distance === undefined && !frame.climbId) return null;
  const skill =
    frame.climbId || frame.given.gain !== undefined || frame.given.grade !== undefined
      ? 'climb'
      : 'timeTrial';
  const resolved = resolveRide(
    { ...frame, skill, asked: 'time', given: { ...frame.given, power: powerW } },
    athlete,
    told,
  );
  if (!resolved.ok) return null;
  const result = ride(resolved.arguments, athlete);
  return result.ok ? result.timeS : null;
}
