export type { Climb, ClimbCategory, ClimbSection } from './climbs.ts';
export { EARTH_RADIUS_M, haversineM, headingDeg, localMetres } from './geo.ts';
export type { Mend, MendKind } from './mends.ts';
export { routeFrom, straightRoute, type Route } from './route.ts';
export { waypointsOnRoute, type RouteMark } from './waypoints.ts';
