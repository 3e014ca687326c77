export * from './course.ts';
export * from './power-for-time.ts';
export * from './ride-course.ts';
export * from './road-power.ts';
export * from './simulate.ts';
export type { Descending } from './speed-limits.ts';
