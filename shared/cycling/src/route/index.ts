export type { Climb, ClimbCategory, ClimbSection } from './climbs.ts';
export * from './geo.ts';
export type { Mend, MendKind } from './mends.ts';
export { routeFrom, straightRoute, type Route } from './route.ts';
export * from './waypoints.ts';
