export { changedRoute, lapsOf, partOfRoute, reversedRoute, type RouteChange } from './changed-route.ts';
export type { Climb, ClimbCategory, ClimbSection } from './climbs.ts';
export { haversineM, headingDeg } from './geo.ts';
export type { Mend, MendKind } from './mends.ts';
export { placeOnRoute, type Fix, type RoutePlace } from './place-on-route.ts';
export { rollingRoute } from './rolling-route.ts';
export { routeFrom, straightRoute, type Route } from './route.ts';
export { readRoute, writeRoute, type WrittenRoute } from './written-route.ts';
export { waypointsOnRoute, type RouteMark } from './waypoints.ts';
