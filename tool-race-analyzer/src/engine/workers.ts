import { workerCalls } from '@breakaway/tool-kit';
import type { Engine, RaceFile } from './engine.ts';

/**
 * The engine in three workers: one plans and is free for the next plan at once, one computes what may come later, and one
 * reads files, so that a wrong one is refused at once however long a plan takes. One that has to be started again opens the
 * course anew.
 */
export function workers(): Engine {
  let open: Parameters<Engine['change']> | null = null;
  const started = () =>
    workerCalls(
      () => new Worker(new URL('./engine.worker.ts', import.meta.url)),
      (ask) => {
        if (open) ask('change', ...open).catch(() => {});
      },
    );
  const [plans, later, files] = [started(), started(), started()];
  return {
    async read(file, track) {
      const read = await files<RaceFile>('read', file, track);
      if (read.ok) {
        open = [read.route, { laps: 1 }];
        for (const ask of [plans, later]) void ask('change', ...open).catch(() => {});
      }
      return read;
    },
    async change(...asked) {
      void later('change', ...asked).catch(() => {});
      const ridden = await plans<Awaited<ReturnType<Engine['change']>>>('change', ...asked);
      if (ridden.ok) open = asked;
      return ridden;
    },
    // The second has the fuelled plan already when it is chosen: it told how long it takes.
    plan: (question, quick) => (question.fuel ? later : plans)('plan', question, quick),
    facts: (question) => later('facts', question),
    band: (plan, surer) => later('band', plan, surer),
    comparison: (plan) => later('comparison', plan),
    feeding: (plan, fuel) => later('feeding', plan, fuel),
    fuelledTime: (conditions, fuel) => later('fuelledTime', conditions, fuel),
    write: (route) => files('write', route),
    readWritten: (written) => files('readWritten', written),
    isRide: (file) => files('isRide', file),
    against: (plan, ride) => plans('against', plan, ride),
    file: (ride, format, options) => later('file', ride, format, options),
    rest: (plan, fuel, now) => plans('rest', plan, fuel, now),
  };
}
