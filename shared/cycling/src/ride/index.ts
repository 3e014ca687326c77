export type { RideConditions, RideInputs } from './ride-inputs.ts';
export * from './rider-on-page.ts';
export * from './route-ride.ts';
export * from './steady-ride.ts';
