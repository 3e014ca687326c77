import type { FuelQuestion, PlanQuestion } from '@breakaway/cycling';
import type { RaceFuel } from './fuel-form.ts';
import { productsInUse } from './products.ts';

/** The same question for a rider who takes so much an hour. */
export const eatingUpTo = (question: PlanQuestion, toleranceGh: RaceFuel['toleranceGh']): PlanQuestion =>
  question.athlete
    ? { ...question, athlete: { ...question.athlete, choToleranceGh: toleranceGh } }
    : question;

/** What is asked of food, with the products read. */
export function withFoods(asked: RaceFuel): FuelQuestion {
  const { toleranceGh: _, products, ...fuel } = asked;
  const foods = productsInUse(products);
  return foods.length > 0 ? { ...fuel, foods } : fuel;
}
