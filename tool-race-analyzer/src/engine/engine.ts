import {
  routeFrom,
  routeRide,
  type Refusal,
  type Route,
  type RouteQuestion,
  type RouteRide,
  type SteadyEffort,
} from '@breakaway/cycling';
import { readActivityOrRoute } from '@breakaway/cycling/files';

export type RaceFile =
  | {
      ok: true;
      name: string;
      route: Route;
      /** what was odd in the file, and what was repaired */ remarks: string[];
    }
  | { ok: false; message: string };

export type RaceQuestion = Omit<RouteQuestion, 'route'> & { effort: SteadyEffort };

/** Reads a file into a route, and simulates rides on the route that was read last. */
export interface Engine {
  read: (file: File) => Promise<RaceFile>;
  ride: (question: RaceQuestion) => Promise<RouteRide | Refusal>;
}

/** The engine itself. On the page it runs in a worker, because a long route takes up to seconds. */
export function raceEngine(): Engine {
  let route: Route | null = null;
  return {
    async read(file) {
      const parsed = await readActivityOrRoute(new Uint8Array(await file.arrayBuffer()), file.name);
      if (!parsed.ok) return parsed;
      const made = routeFrom(parsed.track.points);
      if (!made.ok) return made;
      route = made;
      return {
        ok: true,
        name: parsed.track.name ?? file.name,
        route,
        remarks: [...parsed.warnings, ...route.mended],
      };
    },
    async ride(question) {
      return route ? routeRide({ ...question, route }) : { ok: false, message: 'Choose a route first.' };
    },
  };
}
