import type { RacePlan } from '@breakaway/cycling';

/** What the verdict says of a plan. */
export interface PlanFacts {
  totalTimeS: number;
  normalizedW: number;
  intensityFactor: number;
  trainingStressScore: number;
  workJ: number;
  /** W' at its lowest, as a share of all, and where that is */
  wPrimeLeast: number;
  wPrimeLeastAtM: number;
}

export function factsOf({ totalTimeS, load, inputs, wBalanceJ }: Omit<RacePlan, 'question'>): PlanFacts {
  const wPrimeJ = inputs.find(({ key }) => key === 'wPrimeJ')?.value ?? wBalanceJ[0] ?? 1;
  return {
    totalTimeS,
    normalizedW: load.normalizedW,
    intensityFactor: load.intensityFactor,
    trainingStressScore: load.trainingStressScore,
    workJ: load.workJ,
    wPrimeLeast: Math.max(0, load.wPrimeLeastJ / wPrimeJ),
    wPrimeLeastAtM: load.wPrimeLeastAtM,
  };
}

/** The figures of plans over the range of a slider: what it stands at, rising, and the figures there. */
export type Preview = readonly { at: number; facts: PlanFacts }[];

/** The figures between two plans of a preview; null outside of it. */
export function previewAt(preview: Preview, at: number): PlanFacts | null {
  const next = preview.findIndex((one) => one.at >= at);
  const [a, b] = [preview[next - 1], preview[next]];
  if (!b || (!a && b.at > at)) return null;
  if (!a) return b.facts;
  const share = (at - a.at) / (b.at - a.at);
  const between = (key: keyof PlanFacts) => a.facts[key] + share * (b.facts[key] - a.facts[key]);
  return {
    totalTimeS: between('totalTimeS'),
    normalizedW: between('normalizedW'),
    intensityFactor: between('intensityFactor'),
    trainingStressScore: between('trainingStressScore'),
    workJ: between('workJ'),
    wPrimeLeast: between('wPrimeLeast'),
    // A place does not move evenly.
    wPrimeLeastAtM: (share < 0.5 ? a : b).facts.wPrimeLeastAtM,
  };
}
