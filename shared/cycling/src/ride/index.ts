export { positionFor } from './drag-areas.ts';
export type { RideConditions } from './ride-conditions.ts';
export { riderOnPage, type TypedRider } from './rider-on-page.ts';
export { routeRide, type RouteQuestion, type RouteRide } from './route-ride.ts';
export {
  climbPower,
  climbTime,
  slopeFromGain,
  timeTrialPower,
  timeTrialTime,
  type ClimbQuestion,
  type SteadyAnswer,
  type SteadyRide,
  type TimeTrialQuestion,
  type WithPower,
  type WithTime,
} from './steady-ride.ts';
