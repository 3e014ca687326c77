import type { RacePlan, Route } from '@breakaway/cycling';
import { packed, unpacked, type PackedRoute } from '@breakaway/tool-kit/files';
import { raceEngine, type Engine, type RaceQuestion } from './engine.ts';
import { warmUp, warmUpSlider, type WorkerTask } from './warm-up.ts';
import type { PackedPlan } from './workers.ts';

interface Call {
  id: number;
  call: Exclude<keyof Engine, 'prepare'> | 'warmUp' | 'warmUpSlider' | 'race';
  args: never[];
}

type Rest = Parameters<Engine['rest']> extends [unknown, ...infer R] ? R : never;

const race = raceEngine();
let asked = 0;
/** The plan of the race that is ridden: it is sent once, and planned again more than once. */
let raced: RacePlan | null = null;
/** Whole courses go between threads packed. */
const engine = {
  ...race,
  read: async (...asked: Parameters<Engine['read']>) => withPacked(await race.read(...asked)),
  change: async (route: PackedRoute, change: Parameters<Engine['change']>[1]) =>
    withPacked(await race.change(unpacked(route), change)),
  write: (route: PackedRoute) => race.write(unpacked(route)),
  readWritten: async (written: unknown) => withPacked(await race.readWritten(written)),
  race({ question, ...plan }: PackedPlan) {
    raced = { ...plan, question: { ...question, route: unpacked(question.route) } };
  },
  rest(...asked: Rest) {
    if (!raced) throw new Error('No race is open.');
    return race.rest(raced, ...asked);
  },
  warmUp: (task: WorkerTask) => warmUp(task, isAskedMore()),
  warmUpSlider: (question: RaceQuestion, effort: number) =>
    warmUpSlider(race, question, effort, isAskedMore()),
};

/** Whether anything is asked after this. */
function isAskedMore(): () => boolean {
  const before = asked;
  return () => asked > before;
}

const withPacked = <R extends { ok: true; route: Route } | { ok: false }>(answer: R) =>
  answer.ok ? { ...answer, route: packed(answer.route) } : answer;

self.addEventListener('message', async ({ data }: MessageEvent<Call>) => {
  asked++;
  try {
    const call = engine[data.call] as (...args: never[]) => Promise<unknown>;
    self.postMessage({ id: data.id, result: await call(...data.args) });
  } catch {
    self.postMessage({ id: data.id, failed: true });
  }
});
