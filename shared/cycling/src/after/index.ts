export {
  calibratedAthlete,
  type DragCalibration,
  type DragProposal,
  type Measured,
} from './drag-proposal.ts';
export type { FittedResistance, Told } from './fit-resistance.ts';
export { bandByRecord, forecastRecord, type ForecastRecord, type ForecastResult } from './forecast-record.ts';
export type { MissCause, ModelMiss } from './model-miss.ts';
export { rideAgainstPlan, type RideAgainstPlan } from './ride-against-plan.ts';
export type { RiddenLoad } from './ridden-load.ts';
export type { RiddenSection } from './ridden-sections.ts';
export type { Detour, StopOnRoute } from './ride-on-route.ts';
