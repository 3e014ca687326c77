import { climbDefaults } from './climb-defaults.ts';
import { curveAtAltitude } from './curve-at-altitude.ts';
import { powerVerdict, type PowerVerdict } from '../physiology/critical-power.ts';
import { spreadOf, valuesOf, type Input, type Refusal, type Spread } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import { rideInputs, riderFrom, said, type RideDefaults, type RideValues } from './ride-inputs.ts';
import type { RideConditions } from './ride-conditions.ts';
import { altitudeNote, rideSources } from './ride-sources.ts';
import { powerAtSpeed, speedAtPower, type PowerTerms } from '../road/road-power.ts';

/** A climb: its length along the road and its height or its mean slope (rise / run); with both the height counts. */
export type ClimbQuestion = RideConditions & { distanceM: number; gainM?: number; slope?: number };

export type TimeTrialQuestion = RideConditions & { distanceM: number; slope?: number };

export type WithTime = { timeS: number };
export type WithPower = { powerW: number };

/** A steady effort over one stretch at its mean slope. */
export type SteadyRide = {
  ok: true;
  /** which of `powerW` and `timeS` was computed */
  computed: 'power' | 'time';
  powerW: number;
  timeS: number;
  /** standard deviation of the computed one, W or s */
  sd: number;
  /** what makes up `sd`, largest first, in the same unit */
  spread: Spread[];
  distanceM: number;
  gainM: number;
  /** rise / run */
  slope: number;
  speedMs: number;
  /** metres climbed an hour; null when the road does not climb */
  vamMh: number | null;
  wattsPerKg: number;
  percentOfFtp: number | null;
  terms: PowerTerms;
  /** shares of the pedal power, 0 to 1; null where gravity or wind drives the rider */
  shares: { gravity: number; rolling: number; air: number; mechanical: number } | null;
  /** every number that went in, with its source */
  inputs: Input[];
  /** against the athlete's own curve; null without FTP and weight in the profile */
  verdict: PowerVerdict | null;
  /** share of sea-level power that the verdict counts with; 1 unless an altitude was asked */
  altitudeFactor: number;
  /** plain sentences to show with the result */
  notes: string[];
  /** where the formulas come from, keys of SOURCES */
  sources: SourceKey[];
};

export type SteadyAnswer = SteadyRide | Refusal;

/**
 * Steady power for a climb in a time: Martin 1998 at the mean slope, every input with its source, and the uncertainty.
 * @example
 * climbPower({ distanceM: 13800, gainM: 1100, timeS: 2700, riderMassKg: 70, bikeMassKg: 8, cdaM2: 0.35, crr: 0.004, airDensityKgM3: 1.026 }) // => { powerW: 360.5, wattsPerKg: 5.15, vamMh: 1466.7 }
 */
export function climbPower(question: ClimbQuestion & WithTime): SteadyAnswer {
  return steadyRide(question, climbDefaults(question), { timeS: question.timeS });
}

/**
 * Time for a climb at a steady power.
 * @example
 * climbTime({ distanceM: 13800, gainM: 1100, powerW: 300, riderMassKg: 70, bikeMassKg: 8 }) // => { computed: 'time', timeS: 3194.3 }
 */
export function climbTime(question: ClimbQuestion & WithPower): SteadyAnswer {
  return steadyRide(question, climbDefaults(question), { powerW: question.powerW });
}

/**
 * Steady power for a time trial (flat unless a slope is asked) in a time.
 * @example
 * timeTrialPower({ distanceM: 40000, timeS: 3600, riderMassKg: 75, bikeMassKg: 9, cdaM2: 0.25 }) // => { powerW: 242.8 }
 */
export function timeTrialPower(question: TimeTrialQuestion & WithTime): SteadyAnswer {
  return steadyRide({ slope: 0, ...question }, TIME_TRIAL, { timeS: question.timeS });
}

/**
 * Time for a time trial (flat unless a slope is asked) at a steady power.
 * @example
 * timeTrialTime({ distanceM: 40000, powerW: 250, riderMassKg: 75, bikeMassKg: 9, cdaM2: 0.25, crr: 0.0035, airDensityKgM3: 1.2 }) // => { timeS: 3577.6 }
 */
export function timeTrialTime(question: TimeTrialQuestion & WithPower): SteadyAnswer {
  return steadyRide({ slope: 0, ...question }, TIME_TRIAL, { powerW: question.powerW });
}

/**
 * Slope (rise / run) of a climb given by its length along the road and its gain.
 * @example
 * slopeFromGain(10000, 700) // => 0.0702
 */
export function slopeFromGain(distanceM: number, gainM: number): number {
  return gainM / Math.sqrt(Math.max(distanceM ** 2 - gainM ** 2, 1e-9));
}

function gainFromSlope(distanceM: number, slope: number): number {
  return (distanceM * slope) / Math.hypot(1, slope);
}

/** The one of time and power that is asked with; the other is computed. */
type Given = (WithTime & { powerW?: undefined }) | (WithPower & { timeS?: undefined });

const TIME_TRIAL: RideDefaults = { bike: 'tt', altitudeM: 150, altitudeSdM: 150 };

/** The computation behind climbs, time trials and segments, for one of time and power. */
function steadyRide(question: ClimbQuestion, defaults: RideDefaults, given: Given): SteadyAnswer {
  const wrong = wrongStretch(question, given);
  if (wrong) return { ok: false, message: wrong };
  const { distanceM } = question;
  // A gain counts before a slope, here as in what is computed.
  const gainM = question.gainM ?? gainFromSlope(distanceM, question.slope!);
  const slope = slopeFromGain(distanceM, gainM);
  const resolved = rideInputs(question, defaults, [slope]);
  if (!resolved.ok) return resolved;
  const inputs = {
    ...resolved.inputs,
    gainM: said('gainM', slope < 0 ? 'drop' : 'gain', gainM, 'm', 0.03 * Math.abs(gainM)),
  };
  const values = valuesOf(inputs);
  const computed = given.powerW === undefined ? 'power' : 'time';
  const compute = (changed: RideValues) =>
    given.powerW === undefined
      ? powerFor(changed, distanceM, given.timeS).pedalW
      : distanceM / speedFor(changed, distanceM, given.powerW);
  const timeS = given.timeS ?? compute(values);
  if (!Number.isFinite(timeS) || timeS > 1e6)
    return { ok: false, message: 'That power would not move the rider there.' };
  const speedMs = distanceM / timeS;
  if (speedMs > 42)
    return { ok: false, message: 'That would be faster than 150 km/h, so check distance and time.' };
  const terms = powerFor(values, distanceM, timeS);
  const powerW = given.powerW ?? terms.pedalW;
  const { sd, spread } = spreadOf(inputs, compute);
  const { athlete } = question;
  const { curve, altitudeFactor } = curveAtAltitude(athlete, question.altitudeM);
  return {
    ok: true,
    computed,
    powerW,
    timeS,
    sd,
    spread,
    distanceM,
    gainM,
    slope,
    speedMs,
    vamMh: slope > 0 ? (3600 * gainM) / timeS : null,
    wattsPerKg: powerW / inputs.riderMassKg.value,
    percentOfFtp: athlete?.ftpW ? (100 * powerW) / athlete.ftpW.value : null,
    terms,
    shares: sharesOf(terms),
    inputs: Object.values(inputs),
    verdict: curve && powerVerdict(curve, powerW, timeS, computed === 'power' ? sd : 0),
    altitudeFactor,
    notes: [
      `Steady ${computed === 'power' ? 'power' : 'speed'} at the mean gradient. A road with a changing gradient takes more.`,
      ...altitudeNote(curve && altitudeFactor),
    ],
    sources: rideSources(question, curve && altitudeFactor),
  };
}

function roadOf(values: RideValues, distanceM: number) {
  return {
    slope: slopeFromGain(distanceM, values['gainM'] ?? 0),
    headwindMs: values['headwindMs'] ?? 0,
    crosswindMs: values['crosswindMs'] ?? 0,
  };
}

function powerFor(values: RideValues, distanceM: number, timeS: number): PowerTerms {
  return powerAtSpeed(riderFrom(values), roadOf(values, distanceM), distanceM / timeS);
}

function speedFor(values: RideValues, distanceM: number, powerW: number): number {
  return speedAtPower(riderFrom(values), roadOf(values, distanceM), powerW);
}

function sharesOf(terms: PowerTerms): SteadyRide['shares'] {
  if (terms.pedalW <= 0 || terms.airW < 0 || terms.gravityW < 0) return null;
  return {
    gravity: terms.gravityW / terms.pedalW,
    rolling: terms.rollingW / terms.pedalW,
    air: terms.airW / terms.pedalW,
    mechanical: (terms.bearingsW + terms.drivetrainW) / terms.pedalW,
  };
}

function wrongStretch(question: ClimbQuestion, given: Given): string | null {
  const { distanceM, gainM, slope } = question;
  if (!(distanceM >= 20 && distanceM <= 2_000_000)) return 'The distance must be between 20 m and 2000 km.';
  if (gainM === undefined && slope === undefined)
    return 'I need the height gain or the average gradient as well.';
  if (gainM !== undefined && !(Math.abs(gainM) <= 0.4 * distanceM)) {
    return 'The gain does not fit the distance: that would be steeper than 40 %.';
  }
  if (slope !== undefined && !(Math.abs(slope) <= 0.4)) return 'The gradient must be between -40 and 40 %.';
  if (given.timeS !== undefined && !(given.timeS > 0 && given.timeS <= 1e6))
    return 'The time must be more than zero.';
  if (given.powerW !== undefined && !(given.powerW > 0 && given.powerW <= 3000)) {
    return 'The power must be between 1 and 3000 W.';
  }
  return null;
}
