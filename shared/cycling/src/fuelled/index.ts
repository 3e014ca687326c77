export { fedPlan, fuelledPlan, type FuelledPlan, type FuelQuestion } from './fuelled-plan.ts';
export type { More } from './ask-for-more.ts';
export type { Fuel } from './fuel.ts';
