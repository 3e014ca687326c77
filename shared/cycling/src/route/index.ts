export type { Climb } from './climbs.ts';
export * from './geo.ts';
export * from './route.ts';
