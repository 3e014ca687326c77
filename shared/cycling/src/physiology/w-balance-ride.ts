import { spreadOf, type Input, type Refusal, type Spread } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import { MOST_POWER_W, type CriticalPower } from './critical-power.ts';
import { RECOVERY, wBalance, wBalanceIntegral, skibaTauS } from './w-balance.ts';
import { refuseCurve, refuseModel, wPrimeInputs, type Curve } from './w-prime-question.ts';

/** A recovery of RECOVERY, or the integral of Skiba et al. 2012 with its constant for the whole ride. */
export type WBalanceModel = keyof typeof RECOVERY | 'skiba2012';

export type RideWBalanceQuestion = Curve & {
  /** when each sample was taken, s, rising */
  timeS: ArrayLike<number>;
  /** power since the sample before, W; null or NaN where it is not known */
  powerW: ArrayLike<number | null>;
  model?: WBalanceModel;
  /** a longer step without samples is a pause, s; 15 when not given */
  longestStepS?: number;
};

export type RideWBalance = {
  ok: true;
  model: WBalanceModel;
  /** W' left at each sample, J; below zero where CP or W' is set too low */
  balanceJ: Float64Array;
  lowestJ: number;
  lowestAtS: number;
  /** standard deviation of the lowest, J, and what makes it */
  sd: number;
  spread: Spread[];
  belowZeroS: number;
  /** steps without samples, taken as rest at 0 W, and what they gave back */
  pauses: { fromS: number; toS: number; backJ: number }[];
  /** time with samples but no power: W' left as it was */
  unknownS: number;
  /** what would keep W' from going below zero: either this critical power, or this W'; null when it does not */
  needed: { cpW: number; wPrimeJ: number } | null;
  inputs: Input[];
  notes: string[];
  sources: SourceKey[];
};

const SOURCE: Record<WBalanceModel, SourceKey> = {
  weigend: 'weigend2021',
  careful: 'weigend2021',
  bartram: 'bartram2018',
  froncioni: 'skiba2015',
  skiba2012: 'skiba2012',
};

/** Beyond any W' that was measured, J. */
const LARGEST_W_PRIME_J = 60_000;

/**
 * W' through a recorded ride, with uneven steps and pauses: a pause counts as rest at 0 W, seconds without power leave
 * W' as it is, samples that go back in time are passed over. It is never held at zero; when it falls below, the answer
 * says how far critical power or W' would have to be raised.
 * @returns a refusal for lists of different length, no rising time, or CP or W' that cannot be right (W' in kJ)
 * @example
 * const hard = { timeS: [1, 61, 181], powerW: [400, 400, 100], longestStepS: 200, cpW: 250, wPrimeJ: 20000 }
 * wBalanceOfRide(hard) // => { ok: true, balanceJ: [19850, 10850, 14046.7], lowestAtS: 61, needed: null }
 * wBalanceOfRide({ ...hard, wPrimeJ: 20 }) // => { ok: false }
 */
export function wBalanceOfRide(question: RideWBalanceQuestion): RideWBalance | Refusal {
  const { timeS, powerW, model = 'weigend', longestStepS = 15 } = question;
  const refused = refuseCurve(question) ?? refuseModel(model, Object.keys(SOURCE));
  if (refused) return refused;
  if (timeS.length !== powerW.length) return refusal('There must be one power for each time.');
  const ride = stepsOf(timeS, powerW, longestStepS);
  if (ride.stepS.length < 2) return refusal('The times in this ride never move forward.');
  const through = (rider: CriticalPower) => balance(ride, rider, model);
  const rider = { cpW: question.cpW, wPrimeJ: question.wPrimeJ };
  const left = through(rider);
  const inputs = wPrimeInputs(question);
  const { sd, spread } = spreadOf(inputs, (values) => least(through(values)).value);
  const lowest = least(left);
  const needed = lowest.value < 0 ? neededFor(rider, through) : null;
  const balanceJ = new Float64Array(timeS.length);
  ride.lastStep.forEach((step, i) => (balanceJ[i] = step < 0 ? rider.wPrimeJ : left[step]!));
  const below = Array.from(left).reduce((total, joules, i) => total + (joules < 0 ? ride.stepS[i]! : 0), 0);
  const pauses = ride.pauses.map(({ step, fromS, toS }) => ({
    fromS,
    toS,
    backJ: left[step]! - (step > 0 ? left[step - 1]! : rider.wPrimeJ),
  }));
  return {
    ok: true,
    model,
    balanceJ,
    lowestJ: lowest.value,
    lowestAtS: ride.endS[lowest.at]!,
    sd,
    spread,
    belowZeroS: below,
    pauses,
    unknownS: ride.unknownS,
    needed,
    inputs: Object.values(inputs),
    notes: [
      ...(needed
        ? [
            `W′ falls ${(-lowest.value / 1000).toFixed(1)} kJ below zero, so critical power or W′ is set too low: it takes a critical power of ${Math.ceil(needed.cpW)} W${needed.wPrimeJ <= LARGEST_W_PRIME_J ? `, or a W′ of ${(Math.ceil(needed.wPrimeJ / 100) / 10).toFixed(1)} kJ` : ' (no rider has a W′ that would do)'}.`,
          ]
        : []),
      ...(pauses.length > 0
        ? [`${pauses.length} pause${pauses.length > 1 ? 's' : ''} counted as rest at 0 W.`]
        : []),
      ...(ride.unknownS > 0
        ? [`${Math.round(ride.unknownS)} s without power neither cost nor gave back W′.`]
        : []),
    ],
    sources: [SOURCE[model]],
  };
}

type Steps = {
  powerW: Float64Array;
  stepS: Float64Array;
  endS: Float64Array;
  /** last step up to each sample; -1 before the first */
  lastStep: Int32Array;
  pauses: { step: number; fromS: number; toS: number }[];
  unknownS: number;
};

/** The first sample stands for one second, every other for the time since the one before; a pause is a step of its own. */
function stepsOf(timeS: ArrayLike<number>, powerW: ArrayLike<number | null>, longestS: number): Steps {
  const powers: number[] = [];
  const steps: number[] = [];
  const ends: number[] = [];
  const lastStep = new Int32Array(timeS.length).fill(-1);
  const pauses: Steps['pauses'] = [];
  let unknownS = 0;
  let nowS: number | null = null;
  const add = (power: number, step: number, end: number) => {
    powers.push(power);
    steps.push(step);
    ends.push(end);
  };
  for (let i = 0; i < timeS.length; i++) {
    const at = timeS[i]!;
    if (Number.isFinite(at) && (nowS === null || at > nowS)) {
      const recorded = powerW[i] ?? NaN;
      // A reading that no rider can have is as good as none.
      const power = recorded >= 0 && recorded <= MOST_POWER_W ? recorded : NaN;
      let step: number = nowS === null ? 1 : at - nowS;
      if (nowS !== null && step > longestS) {
        pauses.push({ step: steps.length, fromS: nowS, toS: at - 1 });
        add(0, step - 1, at - 1);
        step = 1;
      }
      if (!Number.isFinite(power)) unknownS += step;
      add(power, step, at);
      nowS = at;
    }
    lastStep[i] = steps.length - 1;
  }
  return {
    powerW: Float64Array.from(powers),
    stepS: Float64Array.from(steps),
    endS: Float64Array.from(ends),
    lastStep,
    pauses,
    unknownS,
  };
}

function balance({ powerW, stepS }: Steps, rider: CriticalPower, model: WBalanceModel): Float64Array {
  const left =
    model === 'skiba2012'
      ? wBalanceIntegral(powerW, rider, skibaTauS(powerW, rider.cpW, stepS), stepS)
      : wBalance(powerW, rider, RECOVERY[model], stepS);
  return left ?? new Float64Array(powerW.length).fill(NaN);
}

function least(left: Float64Array): { value: number; at: number } {
  let at = 0;
  for (let i = 1; i < left.length; i++) if (left[i]! < left[at]!) at = i;
  return { value: left[at]!, at };
}

/** The least CP with this W', and the least W' with this CP, at which W' never goes below zero. */
function neededFor(
  { cpW, wPrimeJ }: CriticalPower,
  through: (rider: CriticalPower) => Float64Array,
): { cpW: number; wPrimeJ: number } {
  const least0 = (value: number, holds: (value: number) => boolean): number => {
    let [low, high] = [value, 2 * value];
    while (!holds(high) && high < 1e9) [low, high] = [high, 2 * high];
    for (let i = 0; i < 40; i++) {
      const middle = (low + high) / 2;
      if (holds(middle)) high = middle;
      else low = middle;
    }
    return high;
  };
  return {
    cpW: least0(cpW, (cp) => least(through({ cpW: cp, wPrimeJ })).value >= 0),
    wPrimeJ: least0(wPrimeJ, (wPrime) => least(through({ cpW, wPrimeJ: wPrime })).value >= 0),
  };
}

const refusal = (message: string): Refusal => ({ ok: false, message });
