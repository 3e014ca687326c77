import type { Refusal } from '../../answer/input.ts';
import type { PlanQuestion } from './question.ts';
import type { RacePlan } from './race-plan.ts';
import { planSetup, type PlanSetup } from './setup.ts';

/** What plans were made from: a slider asks for the next one, and the rest of a race is planned more than once. */
const setups = new WeakMap<RacePlan, PlanSetup>();

export function rememberSetup(plan: RacePlan, setup: PlanSetup): void {
  setups.set(plan, setup);
}

/** The setup of a plan. */
export function setupOfPlan(plan: RacePlan): PlanSetup | Refusal {
  const known = setups.get(plan);
  if (known) return known;
  const setup = planSetup(plan.question);
  if (setup.ok) rememberSetup(plan, setup);
  return setup;
}

/** The setup of another question, which is that of a plan for the same ride. */
export function setupBeside(plan: RacePlan, question: PlanQuestion): PlanSetup | Refusal {
  const same = plan.question.route === question.route && besideGoal(plan.question) === besideGoal(question);
  return same ? setupOfPlan(plan) : planSetup(question);
}

/** A question without its road and its goal, which matters here only for W' that is to be kept. */
function besideGoal({ goal, ...ride }: PlanQuestion): string {
  return JSON.stringify({ ...ride, route: null, goal: goal.kind === 'wPrimeLeft' && goal.shareLeft });
}
