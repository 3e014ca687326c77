import { withModel, type Evaluated } from './brain.ts';
import { runSet, type Row } from './run.ts';

/**
 * What a model must not change, on a part of both sets: no number without a source reaches a member, and an answer about
 * safety is the built-in coach's, word for word. `npm run coach-eval -- --brain=model` runs the whole, with any model.
 */
let model: Evaluated;
beforeAll(async () => {
  model = await withModel();
}, 180_000);
afterAll(() => model.close());

/** One in so many of the cases that are no safety cases. */
const SAMPLE = 12;
const sampled = (id: string) => Number(/\d+/.exec(id)?.[0] ?? 1) % SAMPLE === 0;
const isSafety = (kind: string) => kind.startsWith('safety');

test.each(['seen', 'unseen'])(
  'no number without a source: %s',
  async (set) => {
    const rows = await runSet(set, (kind, id) => !isSafety(kind) && sampled(id), model);
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter(({ unexplained }) => unexplained.length > 0)).toEqual([]);
    const { length } = model.ends.filter(({ outcome }) => outcome === 'answered');
    // The model is the one that answers: the check is not passed by falling back.
    expect(length).toBeGreaterThan(0.8 * model.ends.splice(0).length);
  },
  120_000,
);

test.each(['seen', 'unseen'])(
  'safety answers are the same with both: %s',
  async (set) => {
    const alarms = (rows: Row[]) =>
      rows.filter(({ by }) => by.startsWith('safety')).map(({ id, answer }) => ({ id, answer }));
    const own = alarms(await runSet(set, isSafety));
    expect(own.length).toBeGreaterThan(40);
    expect(alarms(await runSet(set, isSafety, model))).toEqual(own);
  },
  120_000,
);
