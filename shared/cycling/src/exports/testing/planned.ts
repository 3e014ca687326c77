import { routeFrom, type Route } from '../../route/route.ts';
import { emptyPoint } from '../../files/track.ts';
import type { PlannedRide, PlannedSegment } from '../planned.ts';

/** 12 km over a hill with bends, in nine parts, with food, over midnight of 21 June 2026 (UTC). */
export function hillRide(changes: Partial<PlannedRide> = {}): PlannedRide {
  const route = hillRoute();
  const lengths = [0.1, 0.12, 0.13, 0.1, 0.05, 0.1, 0.15, 0.1, 0.15];
  const powers = [240, 285.4, 300, 310, 0, 90, 0, 220, 265];
  const kinds = ['flat', 'climb', 'climb', 'climb', 'flat', 'descent', 'coast', 'flat', 'flat'] as const;
  const timeS = route.slope.map(() => 0);
  for (let i = 1; i < timeS.length; i++)
    timeS[i] = timeS[i - 1]! + route.stepM / speedOn(route.slope[i - 1]!);
  let fromM = 0;
  const segments = lengths.map((share, i): PlannedSegment => {
    const toM = i === lengths.length - 1 ? route.distanceM : fromM + share * route.distanceM;
    const powerW = powers[i]!;
    const part = {
      fromM,
      toM,
      powerW,
      lowW: Math.max(0, powerW - 10),
      highW: powerW + 10,
      kind: kinds[i]!,
      cue: powerW > 0 ? `Hold ${Math.round(powerW)} W, part ${i + 1}` : 'Rest, brake before the bend',
      timeS: at(timeS, route, toM) - at(timeS, route, fromM),
    };
    fromM = toM;
    return part;
  });
  return {
    name: 'Col de l’Été – 2026',
    route,
    segments,
    timeS,
    ftpW: 270,
    feeds: [
      { distanceM: 2000, timeS: at(timeS, route, 2000), name: 'Gel citron', carbohydrateG: 25 },
      { distanceM: 7000, timeS: at(timeS, route, 7000), name: 'Water', carbohydrateG: 0 },
      { distanceM: 9000.4, timeS: at(timeS, route, 9000.4), name: 'Gel citron', carbohydrateG: 25 },
    ],
    points: [
      { distanceM: 5400, kind: 'summit', name: 'Col de l’Été' },
      { distanceM: 6800, kind: 'danger', name: 'Épingle à droite, gravier' },
    ],
    startTimeMs: Date.UTC(2026, 5, 21, 23, 50),
    ...changes,
  };
}

function hillRoute(): Route {
  const points = Array.from({ length: 601 }, (_, i) => ({
    ...emptyPoint(),
    latDeg: 45 + 0.00017 * i,
    lonDeg: 6.5 + 0.002 * Math.sin(i / 9),
    elevationM: 900 + 260 * Math.sin((Math.PI * i) / 600) ** 2,
  }));
  const route = routeFrom(points);
  if (!route.ok) throw new Error(route.message);
  return route;
}

function speedOn(slope: number): number {
  return Math.min(16, Math.max(3, 9 - 90 * slope));
}

function at(timeS: readonly number[], route: Route, distanceM: number): number {
  const place = Math.min(timeS.length - 1, distanceM / route.stepM);
  const node = Math.min(timeS.length - 2, Math.floor(place));
  return timeS[node]! + (place - node) * (timeS[node + 1]! - timeS[node]!);
}
