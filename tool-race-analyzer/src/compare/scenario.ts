import type { FinishBand, RacePlan, Route } from '@breakaway/cycling';
import type { RiderFields } from '@breakaway/tool-kit';
import type { RideStart } from '@breakaway/tool-kit/clock';
import type { PlanForm } from '../form/plan-form.ts';

/** A plan without its course, which it shares with the others. */
export type RoadlessPlan = Omit<RacePlan, 'question'> & { question: Omit<RacePlan['question'], 'route'> };

/** A plan with all that led to it: the present one, or one that was kept. */
export interface Candidate {
  form: PlanForm;
  start: RideStart | null;
  /** what was typed over the profile */
  typed: RiderFields['typed'];
  plan: RoadlessPlan;
  /** null until it is known */
  band: Pick<FinishBand, 'p10S' | 'p90S' | 'planS'> | null;
  /** carbohydrate an hour, g; null where no food was planned */
  carbsGH: number | null;
  /** added to the riding time, s */
  stopS: number;
}

export const LETTERS = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof LETTERS)[number];

/** A plan that was kept to be compared. */
export interface Scenario extends Candidate {
  letter: Letter;
  /** '': only its letter */
  name: string;
}

/** Scenarios are of one road. */
export interface ScenarioSet {
  road: string;
  /** of the course, for those who look at another one */
  courseName: string;
  list: readonly Scenario[];
}

/** Two roads with the same key are the same road, ridden in the same direction. */
export function roadKey({ distanceM, stepM, latDeg, lonDeg, elevationM }: Route): string {
  let sum = 0;
  // The place in the list counts too: a course that is reversed is another road.
  for (let i = 0; i < latDeg.length; i++)
    sum = (31 * sum + 1e6 * (latDeg[i] ?? 0) + 1e6 * (lonDeg[i] ?? 0) + 10 * (elevationM[i] ?? 0)) % 1e9;
  return [Math.round(distanceM), stepM.toFixed(3), latDeg.length, Math.round(sum)].join(' ');
}

export function withoutRoad(plan: RacePlan): RoadlessPlan {
  const { route: _, ...question } = plan.question;
  return { ...plan, question };
}

/** Both ask the same of the same rider, so that their plans are equal. */
export const sameQuestion = (a: Candidate, b: Candidate): boolean => keyOf(a) === keyOf(b);
const keyOf = ({ plan, form, stopS }: Candidate) => JSON.stringify([plan.question, form.fuel, stopS]);

/** Both were made for the same rider: the profile with what was typed over it. */
export const sameRider = (a: Candidate, b: Candidate): boolean =>
  JSON.stringify(a.plan.question.athlete) === JSON.stringify(b.plan.question.athlete);

export const finishOf = ({ plan, stopS }: Candidate): number => plan.totalTimeS + stopS;

export const titleOf = ({ letter, name }: Scenario): string => (name ? `${letter}, ${name}` : letter);
