import type { Athlete } from '@breakaway/cycling';
import type { Asked, Frame, Need, Told } from '../intent/frame.ts';
import type { Climb } from '../language/climbs.ts';
import { climbById } from '../language/gazetteer.ts';
import { rideArguments, type RideArguments } from '../tools/ride.ts';

export type ResolvedRide = {
  ok: true;
  arguments: RideArguments;
  asked: Exclude<Asked, 'plan'>;
  climb: Climb | null;
  /** No distance was given: speed and power are meant for any stretch, and a time would mean nothing. */
  anyDistance: boolean;
  /** Power and time were both given: the power needed for the time is computed and compared with this, W. */
  offeredW: number | null;
};

const stretchM = 1000;

/**
 * Fills the arguments of the ride tool from what was said and what is known of the athlete. The values of the profile
 * come with the athlete; the tool itself knows the defaults.
 * @returns what is missing, when the question cannot be answered without it
 */
export function resolveRide(
  frame: Frame,
  athlete: Athlete,
  told: Told,
): ResolvedRide | { ok: false; need: Need } {
  const { given, skill } = frame;
  const climb = climbById(frame.climbId ?? '');
  const need = (what: Need) => ({ ok: false, need: what }) as const;
  const hasPower =
    given.power !== undefined || given.relativePower !== undefined || given.intensity !== undefined;
  let distanceM = given.distance ?? climb?.lengthM;
  const gainM = given.gain ?? (given.grade === undefined ? climb?.gainM : undefined);
  const slope = gainM === undefined ? (given.grade ?? (skill === 'timeTrial' ? 0 : undefined)) : undefined;
  const timeS =
    given.duration ?? (given.speed !== undefined ? (distanceM ?? stretchM) / given.speed : undefined);

  if (distanceM === undefined && gainM !== undefined) {
    // Gain and mean grade fix the length of the road.
    if (!given.grade || given.grade < 0.005) return need('steepness');
    distanceM = (gainM * Math.hypot(1, given.grade)) / given.grade;
  }
  const anyDistance = distanceM === undefined;
  if (distanceM === undefined) {
    const answerable =
      slope !== undefined && (hasPower || given.speed !== undefined) && frame.asked !== 'plan';
    if (!answerable) return need('course');
    distanceM = stretchM;
  }
  if (gainM === undefined && slope === undefined) return need('steepness');
  if (!hasPower && timeS === undefined && frame.asked !== 'time' && frame.asked !== 'speed')
    return need('target');
  if (!athlete.massKg) return need('weight');
  const position = skill === 'climb' ? 'climb' : 'tt';
  if (given.cda === undefined && athlete.cdaM2[position].source === 'default') return need('height');
  if (given.intensity !== undefined && given.power === undefined && !athlete.ftpW) return need('ftp');
  const bestEffort = !hasPower && timeS === undefined;
  if (bestEffort && !athlete.cpW) return need('ftp');

  const powerW =
    given.power ??
    (given.relativePower !== undefined
      ? given.relativePower * athlete.massKg.value
      : given.intensity !== undefined && athlete.ftpW
        ? given.intensity * athlete.ftpW.value
        : undefined);
  const asked = askedFor(frame, powerW !== undefined, timeS !== undefined, anyDistance);
  const solvesPower = asked === 'power';
  return {
    ok: true,
    asked,
    climb,
    anyDistance,
    offeredW: solvesPower && powerW !== undefined && timeS !== undefined ? powerW : null,
    arguments: rideArguments.parse({
      course: skill === 'climb' ? 'climb' : 'timeTrial',
      distanceM,
      gainM,
      slope,
      ...(bestEffort ? { bestEffort } : solvesPower ? { timeS } : { powerW }),
      ...masses(frame, athlete, told),
      cdaM2: given.cda,
      crr: given.crr,
      airDensityKgM3: given.airDensity,
      altitudeM:
        given.altitude ??
        (climb && given.airDensity === undefined ? climb.topM - climb.gainM / 2 : undefined),
      temperatureC: given.temperature,
      headwindMs: given.wind,
    }),
  };
}

function askedFor(frame: Frame, power: boolean, time: boolean, anyDistance: boolean): ResolvedRide['asked'] {
  if (frame.asked === 'distance' && power && time) return 'distance';
  if (time) return 'power';
  if (anyDistance || frame.asked === 'speed') return 'speed';
  return 'time';
}

/** Weighed together in one message, or as one total: then nothing is added for clothes and bottles. */
function masses(frame: Frame, athlete: Athlete, told: Told): Partial<RideArguments> {
  const rider = athlete.massKg?.value ?? 0;
  const { totalMass } = frame.given;
  if (totalMass !== undefined && totalMass - rider >= 3)
    return { riderMassKg: rider, bikeMassKg: totalMass - rider, kitMassKg: 0 };
  if (frame.kitCounted && told.weight !== undefined && told.bikeWeight !== undefined)
    return { riderMassKg: told.weight, bikeMassKg: told.bikeWeight };
  return {};
}
