export * from './critical-power.ts';
export * from './training-load.ts';
export * from './w-balance.ts';
export * from './zones.ts';
