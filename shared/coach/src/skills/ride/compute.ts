import {
  climbPower,
  climbTime,
  intensityForDuration,
  speedAtPower,
  timeTrialPower,
  timeTrialTime,
  type Athlete,
  type Input,
  type PowerTerms,
  type PowerVerdict,
  type RideConditions,
  type RiderOnBike,
  type Spread,
  type SteadyRide,
} from '@breakaway/cycling';
import type { Course } from './course.ts';
import { dragArea, inPosture } from './posture.ts';
import type { RideAsk, Setup } from './ask.ts';

/** What is fixed of a ride; exactly one of them. */
export type Effort = { powerW: number } | { timeS: number } | { best: true };

type PartOfRide = {
  distanceM: number;
  slope: number;
  speedMs: number;
  timeS: number;
  /** m/s, positive from the front */ headwindMs?: number;
};

/** A ride computed. */
export type Ride = {
  ok: true;
  computed: 'power' | 'time';
  powerW: number;
  timeS: number;
  /** standard deviation of what was computed, W or s */
  sd: number;
  spread: Spread[];
  distanceM: number;
  gainM: number;
  /** rise / run; of a rolling course that of the whole */
  slope: number;
  speedMs: number;
  vamMh: number | null;
  wattsPerKg: number;
  /** of FTP, 0 to 1 */
  shareOfFtp: number | null;
  inputs: Input[];
  terms: PowerTerms | null;
  shares: SteadyRide['shares'];
  verdict: { level: PowerVerdict['level']; bestW: number } | null;
  altitudeFactor: number;
  /** the parts of a course that is not of one slope */
  parts: PartOfRide[];
};

export type RideOutcome = Ride | { ok: false; message: string; missing?: string[] };

/** The maximum descending speed on an unknown road, m/s: 50 km/h, in the wet 40. */
const DESCENT_MS = 50 / 3.6;
const WET_DESCENT_MS = 40 / 3.6;
/** An unknown rolling course is known to 6 % of its time. */
const ROLLING_SD = 0.06;

/** Computes a ride over a course: time for a power, power for a time, or the best that the rider's curve allows. */
export function computeRide(course: Course, effort: Effort, setup: Setup, athlete: Athlete): RideOutcome {
  const windy = setup.outAndBack && (setup.headwindMs !== undefined || setup.windSpeedMs !== undefined);
  const inParts = course.stretches.length > 1 || windy;
  if ('best' in effort) return bestRide(course, setup, athlete, inParts === true);
  return inParts ? rideInParts(course, effort, setup, athlete) : steadyRide(course, effort, setup, athlete);
}

/** One stretch of one slope. */
function steadyRide(
  course: Course,
  effort: { powerW: number } | { timeS: number },
  setup: Setup,
  athlete: Athlete,
): RideOutcome {
  const [stretch] = course.stretches;
  const question = { distanceM: course.distanceM, slope: stretch?.slope ?? 0 };
  const asked = { ...question, ...conditions(setup, course, athlete) };
  // Default altitude: a flat road lies low; a climb is assumed to be in the mountains.
  const level = question.slope === 0;
  const answer =
    'timeS' in effort
      ? (level ? timeTrialPower : climbPower)({ ...asked, timeS: effort.timeS })
      : (level ? timeTrialTime : climbTime)({ ...asked, powerW: effort.powerW });
  if (!answer.ok) return answer;
  const { percentOfFtp, verdict } = answer;
  return {
    ...answer,
    gainM: course.gainM,
    shareOfFtp: percentOfFtp === null ? null : percentOfFtp / 100,
    verdict: verdict && { level: verdict.level, bestW: verdict.bestW },
    parts: [],
  };
}

/** What the engine is asked with: rider, bicycle, position, air. */
function conditions(setup: Setup, course: Course, athlete: Athlete): RideConditions {
  const inPose = inPosture(athlete, setup);
  const { bike } = inPose;
  const rider = athlete.massKg?.value;
  const { totalMassKg, riderMassBy, bikeMassBy } = setup;
  const given: RideConditions = {
    ...inPose,
    altitudeM: setup.altitudeM ?? course.altitudeM,
    temperatureC: setup.temperatureC,
    airDensityKgM3: setup.airDensityKgM3,
    headwindMs: setup.headwindMs,
  };
  if (setup.crr !== undefined) given.crr = setup.crr;
  else if (setup.surface)
    given.crr = { gravel: 0.009, roughAsphalt: 0.0055, cobbles: 0.008, track: 0.0025 }[setup.surface];
  if (setup.crosswindMs !== undefined)
    given.wind = { speedMs: setup.crosswindMs, fromDeg: 90, headingDeg: 0 };
  if (rider === undefined && totalMassKg !== undefined) {
    const bikeMassKg = athlete.bikeMassKg[bike].value;
    Object.assign(given, { riderMassKg: totalMassKg - bikeMassKg, bikeMassKg, kitMassKg: 0 });
  }
  if (rider !== undefined) {
    if (totalMassKg !== undefined && totalMassKg - rider >= 3)
      Object.assign(given, { riderMassKg: rider, bikeMassKg: totalMassKg - rider, kitMassKg: 0 });
    if (riderMassBy) Object.assign(given, { riderMassKg: rider + riderMassBy });
    if (bikeMassBy) Object.assign(given, { bikeMassKg: athlete.bikeMassKg[bike].value + bikeMassBy });
    if (riderMassBy && bikeMassBy) given.kitMassKg = athlete.kitMassKg.value;
    if (setup.kitCounted) given.kitMassKg = 0;
  }
  for (const key of Object.keys(given) as (keyof RideConditions)[])
    if (given[key] === undefined) delete given[key];
  return given;
}

/**
 * The parts of a course ridden one after the other, each with its requested power; null when the engine rejects them.
 */
function partsOf(course: Course, effortW: number, setup: Setup, athlete: Athlete) {
  const flat = { ...course, stretches: [{ distanceM: course.distanceM, slope: 0 }] };
  // The engine checks and names all inputs; the parts are then ridden with them.
  const probe = steadyRide(flat, { powerW: effortW }, { ...setup, headwindMs: 0 }, athlete);
  if (!probe.ok) return probe;
  const value = (key: string) => probe.inputs.find((input) => input.key === key)?.value ?? 0;
  const wind = setup.outAndBack ? (setup.headwindMs ?? setup.windSpeedMs ?? 0) : (setup.headwindMs ?? 0);
  const ways = setup.outAndBack && wind !== 0 ? [wind, -wind] : [wind];
  const density = value('airDensityKgM3') || densityFrom(probe);
  const inPose = inPosture(athlete, setup);
  const riderOn = (slope: number): RiderOnBike => ({
    massKg: value('riderMassKg') + value('bikeMassKg') + value('kitMassKg'),
    cdaM2: dragArea(inPose, slope).value,
    crr: value('crr'),
    airDensityKgM3: density,
    drivetrainEfficiency: value('drivetrainEfficiency'),
  });
  const ridden = (powerAt: (slope: number, headwindMs: number) => number): PartOfRide[] =>
    course.stretches.flatMap(({ distanceM, slope }) =>
      ways.map((headwindMs) => {
        let speedMs = speedAtPower(riderOn(slope), { slope, headwindMs }, powerAt(slope, headwindMs));
        if (slope < -0.01)
          speedMs = Math.min(speedMs, setup.surface === 'gravel' ? WET_DESCENT_MS : DESCENT_MS);
        const length = distanceM / ways.length;
        return { distanceM: length, slope, speedMs, timeS: length / speedMs, headwindMs };
      }),
    );
  return { ok: true as const, probe, value, ridden };
}

const timeOf = (parts: PartOfRide[]) => parts.reduce((sum, part) => sum + part.timeS, 0);

/** A ride at an uneven power: more where it is slow, less elsewhere, the same mean. */
export type Uneven = {
  timeS: number;
  /** W uphill or into the wind */ upW: number;
  /** W elsewhere */ restW: number;
};

/**
 * The time of a course that is ridden harder where it is slow, uphill or into the wind, and easier elsewhere, so that the mean
 * over time is as asked; null where there is no such power.
 * @param meanW mean power, W
 * @param more share of it that is added where it is slow; 0 for even power
 */
export function unevenRide(
  course: Course,
  setup: Setup,
  athlete: Athlete,
  meanW: number,
  more: number,
): Uneven | null {
  const parts = partsOf(course, meanW, setup, athlete);
  if (!parts.ok) return null;
  const upW = meanW * (1 + more);
  const slow = (slope: number, headwindMs: number) =>
    slope > 0.001 || (Math.abs(slope) <= 0.001 && headwindMs > 0);
  const at = (restW: number) => {
    const ridden = parts.ridden((slope, headwindMs) => (slow(slope, headwindMs) ? upW : restW));
    const work = ridden.reduce(
      (sum, { slope, headwindMs = 0, timeS }) => sum + (slow(slope, headwindMs) ? upW : restW) * timeS,
      0,
    );
    return { timeS: timeOf(ridden), mean: work / timeOf(ridden) };
  };
  if (more === 0) return { timeS: at(meanW).timeS, upW: meanW, restW: meanW };
  let [low, high] = [1, meanW];
  if (at(low).mean > meanW) return null;
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2;
    if (at(middle).mean < meanW) low = middle;
    else high = middle;
  }
  return { timeS: at(low).timeS, upW, restW: low };
}

/** A course of several slopes, or out and back in wind: each part at the speed that the power gives. */
function rideInParts(
  course: Course,
  effort: { powerW: number } | { timeS: number },
  setup: Setup,
  athlete: Athlete,
): RideOutcome {
  const all = partsOf(course, 'powerW' in effort ? effort.powerW : 180, setup, athlete);
  if (!all.ok) return all;
  const { probe, value } = all;
  const air = probe.terms!;
  const ridden = (powerW: number) => all.ridden(() => powerW);
  const powerW =
    'powerW' in effort ? effort.powerW : powerFor(effort.timeS, (watts) => timeOf(ridden(watts)));
  if (powerW === null)
    return { ok: false, message: 'No power gets you round in that time: the descents alone take longer.' };
  const parts = ridden(powerW);
  const timeS = timeOf(parts);
  const computed = 'timeS' in effort ? 'power' : 'time';
  const ftpW = athlete.ftpW?.value;
  const bestW = ftpW ? intensityForDuration(timeS) * ftpW : null;
  const secondsPerWatt = (timeOf(ridden(0.98 * powerW)) - timeS) / (0.02 * powerW);
  return {
    ...probe,
    computed,
    powerW,
    timeS,
    sd: computed === 'time' ? ROLLING_SD * timeS : (ROLLING_SD * timeS) / Math.max(1, secondsPerWatt),
    spread: [],
    distanceM: course.distanceM,
    gainM: course.gainM,
    slope: course.gainM / course.distanceM,
    speedMs: course.distanceM / timeS,
    vamMh: null,
    wattsPerKg: powerW / value('riderMassKg'),
    shareOfFtp: ftpW ? powerW / ftpW : null,
    terms: course.gainM > 0 ? null : air,
    shares: null,
    verdict:
      bestW === null
        ? null
        : {
            level: powerW <= 0.97 * bestW ? 'within' : powerW <= 1.03 * bestW ? 'at-limit' : 'beyond',
            bestW,
          },
    parts,
  };
}

/** Density behind a ride whose inputs are altitude and temperature: from the term of the air. */
function densityFrom({ terms, speedMs, inputs }: Ride): number {
  const area = inputs.find((input) => input.key === 'cdaM2')?.value ?? 0.3;
  return terms ? (2 * terms.airW) / (area * speedMs ** 3) : 1.2;
}

/** The power at which a ride takes a time, W, by halving; null where none up to 2000 W does. */
function powerFor(timeS: number, timeAt: (powerW: number) => number): number | null {
  let [low, high] = [5, 2000];
  if (timeAt(high) > timeS || timeAt(low) < timeS) return timeAt(high) > timeS ? null : low;
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (timeAt(middle) > timeS) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The power at which what the ride takes meets what the rider's curve holds for that long. */
function bestRide(course: Course, setup: Setup, athlete: Athlete, inParts: boolean): RideOutcome {
  let [low, high] = [20, 2000];
  let answer: RideOutcome = { ok: false, message: 'I need your FTP for this.' };
  for (let i = 0; i < 26; i++) {
    const middle = (low + high) / 2;
    answer = inParts
      ? rideInParts(course, { powerW: middle }, setup, athlete)
      : steadyRide(course, { powerW: middle }, setup, athlete);
    if (!answer.ok || !answer.verdict) return answer;
    if (answer.verdict.bestW > middle) low = middle;
    else high = middle;
  }
  return answer;
}

/** The effort that a question names; null when it names none. */
export function effortOf(
  ask: RideAsk,
  course: Course,
  athlete: Athlete,
): Effort | null | 'needsFtp' | 'needsWeight' {
  const timeS = ask.timeS ?? (ask.speedMs === undefined ? undefined : course.distanceM / ask.speedMs);
  if (timeS !== undefined && ask.wants !== 'time' && ask.wants !== 'difference') return { timeS };
  if (ask.powerW !== undefined) return { powerW: ask.powerW };
  if (ask.wattsPerKg !== undefined)
    return athlete.massKg ? { powerW: ask.wattsPerKg * athlete.massKg.value } : 'needsWeight';
  if (ask.share !== undefined) return athlete.ftpW ? { powerW: ask.share * athlete.ftpW.value } : 'needsFtp';
  if (timeS !== undefined) return { timeS };
  if (ask.best || ask.wants === 'time' || ask.wants === 'speed')
    return athlete.cpW ? { best: true } : 'needsFtp';
  return null;
}
