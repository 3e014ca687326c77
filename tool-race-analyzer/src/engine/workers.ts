import type { RacePlan } from '@breakaway/cycling';
import { workerCalls } from '@breakaway/tool-kit';
import { packed, unpacked, type PackedRoute } from '@breakaway/tool-kit/files';
import type { Engine, PlanAnswer, RaceFile } from './engine.ts';
import type { WorkerTask } from './warm-up.ts';

/** A plan with its route packed. */
export type PackedPlan = Omit<RacePlan, 'question'> & {
  question: Omit<RacePlan['question'], 'route'> & { route: PackedRoute };
};

/** An answer as it comes from a worker. */
type Packed<A> = A extends { route: unknown } ? Omit<A, 'route'> & { route: PackedRoute } : A;

/**
 * The engine in three workers: one plans quickly and is free for the next plan at once, one computes the best plan and what
 * follows from it, and one reads files, so that a wrong one is refused at once however long a plan takes. One that has to be
 * started again opens the course anew.
 */
export function workers(): Engine {
  type Open = [PackedRoute, Parameters<Engine['change']>[1]];
  let open: Open | null = null;
  let raced: RacePlan | null = null;
  const started = () =>
    workerCalls(
      () => new Worker(new URL('./engine.worker.ts', import.meta.url)),
      (ask) => {
        if (open) ask('change', ...open).catch(() => {});
        raced = null;
      },
    );
  let ready = false;
  /** the slider of the effort answers quickly */
  let warm = false;
  const [plans, second, files] = [started(), started(), started()];
  /** the course that the second worker has: it gets one when it is asked about it, and leaves the processor to the first */
  let openLater: Open | null = null;
  const later: typeof second = (call, ...args) => {
    if (open !== openLater) {
      openLater = open;
      if (open) second('change', ...open).catch(() => {});
    }
    return second(call, ...args);
  };
  const rest: Engine['rest'] = (plan, ...asked) => {
    if (plan !== raced) {
      const sent: PackedPlan = {
        ...plan,
        question: { ...plan.question, route: packed(plan.question.route) },
      };
      plans('race', sent).catch(() => {});
      raced = plan;
    }
    return plans('rest', ...asked);
  };
  return {
    async read(file, track) {
      const read = await files<Packed<RaceFile>>('read', file, track);
      if (!read.ok) return read;
      open = [read.route, { laps: 1 }];
      plans('change', ...open).catch(() => {});
      return { ...read, route: unpacked(read.route) };
    },
    async change(route, change) {
      const asked: Open = [packed(route), change];
      const ridden = await plans<Packed<Awaited<ReturnType<Engine['change']>>>>('change', ...asked);
      if (!ridden.ok) return ridden;
      open = asked;
      return { ok: true, route: unpacked(ridden.route) };
    },
    // The second seeks the best, so that the first is free for the next question; and it has the fuelled plan already when
    // that is chosen, for it told how long it takes.
    async plan(question, quick) {
      if (quick && !question.fuel) return plans('plan', question, quick);
      const answer = await later<PlanAnswer>('plan', question, quick);
      // The first plan is there: the next question is likely the slider's.
      if (answer.ok && !warm) {
        warm = true;
        plans('warmUpSlider', question, answer.plan.load.intensityFactor).catch(() => {});
      }
      return answer;
    },
    facts: (question) => later('facts', question),
    band: (plan, surer) => later('band', plan, surer),
    comparison: (plan) => later('comparison', plan),
    steadyRange: (plan, stretch) => plans('steadyRange', plan, stretch),
    feeding: (plan, fuel) => later('feeding', plan, fuel),
    fuelledTime: (conditions, fuel) => later('fuelledTime', conditions, fuel),
    write: (route) => files('write', packed(route)),
    async readWritten(written) {
      const read = await files<Packed<Awaited<ReturnType<Engine['readWritten']>>>>('readWritten', written);
      return read.ok ? { ...read, route: unpacked(read.route) } : read;
    },
    isRide: (file) => files('isRide', file),
    against: (plan, ride) => plans('against', plan, ride),
    file: (ride, format, options) => later('file', ride, format, options),
    rest,
    prepare(race) {
      if (race) return void rest(race.plan, race.fuel, { atM: 0, elapsedS: 0 }).catch(() => {});
      if (ready) return;
      ready = true;
      const tasks: [WorkerTask, typeof plans][] = [
        ['plans', plans],
        ['files', files],
        ['later', later],
      ];
      for (const [task, ask] of tasks) ask('warmUp', task).catch(() => {});
    },
  };
}
