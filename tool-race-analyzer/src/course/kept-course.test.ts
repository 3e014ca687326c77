import { rollingRoute } from '@breakaway/cycling';
import type { Course } from '../engine/engine.ts';
import { startForm } from '../form/plan-form.ts';
import { asInTheFile } from './course-change.ts';
import { keep, readKept, type KeptCourse } from './kept-course.ts';
import { fakeDatabase } from './testing.ts';

const rows = new Map<string, unknown>();
const written: string[] = [];
const set = rows.set.bind(rows);
rows.set = (key, value) => {
  written.push(key);
  return set(key, value);
};
beforeEach(() => {
  rows.clear();
  written.length = 0;
  Object.assign(globalThis, { indexedDB: fakeDatabase(rows) });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

const courseOf = (name: string): Course => ({
  name,
  route: rollingRoute(2000, 100),
  tracks: [],
  taken: 0,
  zone: null,
  warnings: [],
});
const kept = (course: Course, wind = ''): KeptCourse => ({
  owner: 'anna',
  course,
  change: asInTheFile,
  form: { ...startForm(), wind },
});

test('a change of the form writes the form alone, also after a reload', async () => {
  const hill = courseOf('The hill');
  await keep(kept(hill));
  await keep(kept(hill, '10'));
  const again = await readKept('anna');
  expect(again).toEqual(kept(hill, '10'));
  if (again) await keep({ ...again, form: { ...again.form, wind: '20' } });
  expect(written.filter((key) => key === 'course')).toHaveLength(1);
  expect((await readKept('anna'))?.form.wind).toBe('20');
});

test('a course that another window has put there, or that was forgotten, is written again', async () => {
  const [hill, other] = [courseOf('The hill'), courseOf('Another')];
  await keep(kept(hill));
  await keep(kept(other));
  await keep(kept(hill, '10'));
  expect((await readKept('anna'))?.course.name).toBe('The hill');
  rows.clear();
  await keep(kept(hill, '20'));
  expect((await readKept('anna'))?.course.name).toBe('The hill');
});

test('a form never comes back with a course that is not its own', async () => {
  await keep(kept(courseOf('The hill')));
  rows.set('course', { id: 'another', course: courseOf('Another') });
  expect(await readKept('anna')).toBeNull();
});
