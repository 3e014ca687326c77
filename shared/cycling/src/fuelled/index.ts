export { fuelledPlan, type FuelledPlan } from './fuelled-plan.ts';
export type { Fuel } from './fuel.ts';
