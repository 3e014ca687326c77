import { workerCalls } from '@breakaway/tool-kit';
import type { Engine, RaceFile } from './engine.ts';

/**
 * The engine in two workers: one plans and is free for the next plan at once, the other computes what may come later.
 */
export function workers(): Engine {
  const plans = workerCalls(new Worker(new URL('./engine.worker.ts', import.meta.url)));
  const later = workerCalls(new Worker(new URL('./engine.worker.ts', import.meta.url)));
  return {
    async read(file, track) {
      const read = await plans<RaceFile>('read', file, track);
      if (read.ok) void later('change', read.route, { laps: 1 }).catch(() => {});
      return read;
    },
    change(route, change) {
      void later('change', route, change).catch(() => {});
      return plans('change', route, change);
    },
    // The second has the fuelled plan already when it is chosen: it told how long it takes.
    plan: (question, quick) => (question.fuel ? later : plans)('plan', question, quick),
    facts: (question) => later('facts', question),
    band: (plan, surer) => later('band', plan, surer),
    comparison: (plan) => later('comparison', plan),
    feeding: (plan, fuel) => later('feeding', plan, fuel),
    fuelledTime: (conditions, fuel) => later('fuelledTime', conditions, fuel),
    write: (route) => later('write', route),
    readWritten: (written) => later('readWritten', written),
    isRide: (file) => plans('isRide', file),
    against: (plan, ride) => plans('against', plan, ride),
    file: (ride, format, options) => later('file', ride, format, options),
    rest: (plan, fuel, now) => plans('rest', plan, fuel, now),
  };
}
