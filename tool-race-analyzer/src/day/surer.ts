import type { FinishBand } from '@breakaway/cycling';

/** What makes a cause of the range surer, and how sure it is then. */
interface Remedy {
  do: string;
  /** standard deviation that is left, in the unit of the input */
  sd: (value: number) => number;
}

/**
 * How sure a measured value is: what the engine itself takes for one that is entered; of critical power, tyres and drag
 * area (two good field tests) our estimate.
 */
const REMEDIES: Record<string, Remedy> = {
  cdaM2: { do: 'Measure your drag area in a field test', sd: (value) => 0.03 * value },
  cpW: { do: 'Test your critical power, over 3 and 12 minutes', sd: (value) => 0.02 * value },
  crr: { do: 'Measure the rolling resistance of your tyres', sd: (value) => 0.05 * value },
  riderMassKg: { do: 'Weigh yourself', sd: () => 0.5 },
  bikeMassKg: { do: 'Weigh your bike', sd: () => 0.2 },
  kitMassKg: { do: 'Weigh clothes, shoes and bottles', sd: () => 0.3 },
};
/** Causes in view. */
export const CAUSES = 6;

/** A cause of the range that can be made surer: the share of its standard deviation that would be left. */
export interface Surer {
  key: string;
  do: string;
  left: number;
}

/** What would narrow a range, for its largest causes. */
export function surerCauses({ causes, inputs }: FinishBand): Surer[] {
  return causes.slice(0, CAUSES).flatMap(({ key }) => {
    const remedy = REMEDIES[key];
    const input = inputs.find((each) => each.key === key);
    const left = remedy && input && input.sd > 0 ? remedy.sd(input.value) / input.sd : 1;
    return remedy && left < 1 ? [{ key, do: remedy.do, left }] : [];
  });
}

/** Whole minutes where a range has some of them, seconds where it has not. */
export const rangeWords = (seconds: number): string =>
  seconds >= 600
    ? `${Math.round(seconds / 60)} minutes`
    : `${Math.round(seconds)} ${Math.round(seconds) === 1 ? 'second' : 'seconds'}`;
