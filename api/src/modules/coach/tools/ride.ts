import {
  type Athlete,
  climbPower,
  climbTime,
  type RideConditions,
  type SteadyAnswer,
  type SteadyRide,
  timeTrialPower,
  timeTrialTime,
} from '@breakaway/cycling';
import { z } from 'zod';
import type { Frame } from '../intent/frame.ts';

/** Arguments of the two ride tools; SI units. Exactly one of `timeS`, `powerW` and `bestEffort` is given. */
export const rideArguments = z.object({
  course: z.enum(['climb', 'timeTrial']),
  distanceM: z.number().positive().describe('length along the road, m'),
  gainM: z.number().optional().describe('height gain, m'),
  slope: z.number().optional().describe('mean grade, rise / run'),
  timeS: z.number().positive().optional(),
  powerW: z.number().positive().optional(),
  bestEffort: z.boolean().optional().describe('the fastest that her power-duration curve allows'),
  riderMassKg: z.number().optional(),
  bikeMassKg: z.number().optional(),
  kitMassKg: z.number().optional(),
  cdaM2: z.number().optional(),
  crr: z.number().optional(),
  airDensityKgM3: z.number().optional(),
  altitudeM: z.number().optional(),
  temperatureC: z.number().optional(),
  headwindMs: z.number().optional(),
});
export type RideArguments = z.output<typeof rideArguments>;

/** Steady power or time over a course by the road model; a refusal in one sentence when it cannot be computed. */
export function ride(given: RideArguments, athlete: Athlete): SteadyAnswer {
  const { course, timeS, powerW, bestEffort, ...rest } = given;
  const question: RideConditions & { distanceM: number; gainM?: number; slope?: number } = {
    ...rest,
    athlete,
  };
  if (timeS !== undefined)
    return course === 'climb' ? climbPower({ ...question, timeS }) : timeTrialPower({ ...question, timeS });
  const atPower = (watts: number) =>
    course === 'climb'
      ? climbTime({ ...question, powerW: watts })
      : timeTrialTime({ ...question, powerW: watts });
  if (powerW !== undefined) return atPower(powerW);
  if (!bestEffort) return { ok: false, message: 'I need a time or a power for this.' };
  return bestRide(atPower);
}

/** The power at which what the ride takes meets what her curve holds for that long: the root of the reserve. */
function bestRide(atPower: (watts: number) => SteadyAnswer): SteadyAnswer {
  let [low, high] = [20, 2000];
  let answer = atPower(low);
  for (let i = 0; i < 28; i++) {
    const middle = (low + high) / 2;
    answer = atPower(middle);
    if (!answer.ok || !answer.verdict) return answer;
    if (answer.verdict.reserveW > 0) low = middle;
    else high = middle;
  }
  return answer;
}

/** The same ride with one thing changed, for "what changes it most". */
type WhatIf = NonNullable<Frame['whatIf']>;

export type Sensitivity = { label: string; powerW: number; timeS: number };

export function sensitivities(
  given: RideArguments,
  answer: SteadyRide,
  athlete: Athlete,
  whatIf: WhatIf = [],
): Sensitivity[] {
  const value = (key: string) => answer.inputs.find((input) => input.key === key)?.value ?? 0;
  const fixed: RideArguments = { ...given, bestEffort: undefined };
  if (answer.computed === 'time') Object.assign(fixed, { powerW: answer.powerW, timeS: undefined });
  const kit = value('kitMassKg');
  const masses = {
    riderMassKg: value('riderMassKg'),
    bikeMassKg: value('bikeMassKg'),
    kitMassKg: kit,
    cdaM2: value('cdaM2'),
  };
  const steps: Array<[string, Partial<RideArguments>]> = [
    ['5 kg lighter', { ...masses, riderMassKg: masses.riderMassKg - 5 }],
    ['5 kg heavier', { ...masses, riderMassKg: masses.riderMassKg + 5 }],
    ['CdA 0.02 m² lower', { cdaM2: masses.cdaM2 - 0.02 }],
    ['Headwind of 2 m/s', { headwindMs: value('headwindMs') + 2 }],
  ];
  if (answer.computed === 'time')
    steps.unshift(
      ['10 W more', { powerW: answer.powerW + 10 }],
      ['10 W less', { powerW: answer.powerW - 10 }],
    );
  const asked = whatIf.flatMap(({ kind, by, text }): typeof steps => {
    const label = `${text} ${by < 0 ? 'less' : 'more'}, as you asked`;
    if (kind === 'weight') return [[label, { ...masses, riderMassKg: masses.riderMassKg + by }]];
    if (kind === 'bikeWeight') return [[label, { ...masses, bikeMassKg: masses.bikeMassKg + by }]];
    if (kind === 'cda') return [[label, { cdaM2: masses.cdaM2 + by }]];
    return answer.computed === 'time' ? [[label, { powerW: answer.powerW + by }]] : [];
  });
  // The change that was asked for stands first, and once.
  const sameWeight = whatIf.some(({ kind, by }) => kind === 'weight' && by === -5);
  if (sameWeight)
    steps.splice(
      steps.findIndex(([label]) => label === '5 kg lighter'),
      1,
    );
  steps.unshift(...asked);
  return steps.flatMap(([label, change]) => {
    const changed = ride({ ...fixed, ...change }, athlete);
    return changed.ok ? [{ label, powerW: changed.powerW, timeS: changed.timeS }] : [];
  });
}
