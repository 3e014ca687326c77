import type { Input } from '../../answer/input.ts';
import type { RacePlan } from '../plan/race-plan.ts';
import type { RiderNow } from './rider-now.ts';

/** A place by satellite, m. */
const PLACE_SD_M = 10;

/** Where the rider is, and which of it was reported and which comes from the plan. */
export function inputsNow(plan: RacePlan, now: RiderNow, elapsedS: number, wPrimeLeftJ: number): Input[] {
  const wPrimeJ = plan.inputs.find(({ key }) => key === 'wPrimeJ')!;
  const known = (value: unknown) =>
    value === undefined
      ? ({ source: 'estimated', how: 'from the plan at this place' } as const)
      : ({ source: 'asked', how: 'from your question' } as const);
  // As well known as W' itself.
  const wPrime =
    now.wPrimeLeftJ === undefined && now.riddenPowerW
      ? ({ source: 'estimated', how: 'from the power that you rode' } as const)
      : known(now.wPrimeLeftJ);
  return [
    {
      key: 'distanceM',
      label: 'distance so far',
      value: now.distanceM,
      unit: 'm',
      ...known(0),
      sd: PLACE_SD_M,
    },
    { key: 'elapsedS', label: 'time so far', value: elapsedS, unit: 's', ...known(now.elapsedS), sd: 0 },
    {
      key: 'wPrimeLeftJ',
      label: "W' left",
      value: wPrimeLeftJ,
      unit: 'J',
      ...wPrime,
      sd: (wPrimeLeftJ * wPrimeJ.sd) / wPrimeJ.value,
    },
  ];
}
