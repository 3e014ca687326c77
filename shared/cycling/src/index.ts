export * from './air.ts';
export * from './road-power.ts';
