import { resolveAthlete, rollingRoute, type RacePlan } from '@breakaway/cycling';
import type { RaceQuestion } from './engine.ts';
import { workers } from './workers.ts';

const question: RaceQuestion = { athlete: resolveAthlete(null), bike: 'road', goal: { kind: 'fastest' } };
const asked: { worker: number; call: string; args: unknown[] }[] = [];
const started: FakeWorker[] = [];
class FakeWorker extends EventTarget {
  number = started.push(this);
  postMessage({ id, call, args }: { id: number; call: string; args: unknown[] }) {
    asked.push({ worker: this.number, call, args });
    // A plan that takes its time.
    if (call === 'plan') return;
    const ok = (args[1] as { laps?: number } | undefined)?.laps !== 99;
    const route = call === 'read' ? rollingRoute(3000, 100) : args[0];
    const result = ok ? { ok, route } : { ok };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id, result } })));
  }
  terminate() {}
}
beforeEach(() => {
  asked.length = 0;
  started.length = 0;
  Object.assign(globalThis, { Worker: FakeWorker });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'Worker'));

test('a worker that is started again has the course that is open, as it is ridden', async () => {
  const route = rollingRoute(3000, 100);
  const engine = workers();
  await engine.change(route, { laps: 2 });
  // Where it cannot be ridden, the open course stays.
  await engine.change(route, { laps: 99 });
  await engine.facts(question);
  started[0]?.dispatchEvent(new Event('error'));
  started[1]?.dispatchEvent(new Event('error'));
  const again = asked.filter(({ worker }) => worker > 3);
  expect(again.map(({ call, args }) => [call, args[1]])).toEqual([
    ['change', { laps: 2 }],
    ['change', { laps: 2 }],
  ]);
});

test('a file is read while a plan takes its time, and is the open course for what comes after', async () => {
  const engine = workers();
  void engine.plan(question, false);
  const planner = asked[0]?.worker;
  await engine.read(new File([], 'ride.gpx'));
  const reader = asked.find(({ call }) => call === 'read')?.worker;
  expect(reader).not.toBe(planner);
  const opened = () => asked.filter(({ call }) => call === 'change').map(({ worker }) => worker);
  const [quick] = opened();
  expect(quick).not.toBe(planner);
  expect(opened()).toHaveLength(1);
  // The one that seeks the best plan gets it when it is asked again, and once.
  void engine.plan(question, false);
  void engine.plan(question, false);
  expect(opened()).toEqual([quick, planner]);
});

test('a course comes back as it was sent, and is packed once', async () => {
  const route = rollingRoute(3000, 100);
  const engine = workers();
  const ridden = await engine.change(route, { laps: 1 });
  expect(ridden).toEqual({ ok: true, route });
  void engine.facts(question);
  const [one, other] = asked.slice(0, 2).map(({ args }) => args[0] as { elevationM: unknown });
  expect(one?.elevationM).toBeInstanceOf(Float64Array);
  expect(one).toBe(other);
});

test('a quick plan does not wait for the best one, and all get ready on demand', () => {
  const engine = workers();
  void engine.plan(question, false);
  void engine.plan(question, true);
  const [best, quick] = asked.map(({ worker }) => worker);
  expect(quick).not.toBe(best);
  engine.prepare?.();
  engine.prepare?.();
  expect(asked.filter(({ call }) => call === 'warmUp')).toHaveLength(3);
  const tasks = asked.filter(({ call }) => call === 'warmUp').map(({ worker, args }) => [args[0], worker]);
  expect(Object.fromEntries(tasks)).toMatchObject({ plans: quick, later: best, files: expect.any(Number) });
});

test('a race is sent once, and once more to a worker that is started again', async () => {
  const route = rollingRoute(3000, 100);
  const engine = workers();
  const plan = { question: { ...question, route } } as RacePlan;
  const where = { atM: 1000, elapsedS: 200 };
  await engine.rest(plan, null, where);
  await engine.rest(plan, null, where);
  started[0]?.dispatchEvent(new Event('error'));
  await engine.rest(plan, null, where);
  expect(asked.map(({ call }) => call)).toEqual(['race', 'rest', 'rest', 'race', 'rest']);
});
