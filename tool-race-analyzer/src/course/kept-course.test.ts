import { fakeDatabase } from '@breakaway/tool-kit/testing';
import { rollingRoute } from '@breakaway/cycling';
import type { Course } from '../engine/engine.ts';
import { startForm } from '../form/plan-form.ts';
import { asInTheFile } from './course-change.ts';
import { followKept, forget, keep, readKept, type Draft, type KeptCourse } from './kept-course.ts';
import { draftKey, keptDraft } from './testing.ts';

const rows = new Map<string, unknown>();
let puts = 0;
const set = rows.set.bind(rows);
rows.set = (key, value) => {
  puts++;
  return set(key, value);
};
beforeEach(() => {
  rows.clear();
  puts = 0;
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(globalThis, { indexedDB: fakeDatabase(rows) });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  jest.restoreAllMocks();
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
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
/** What happens next is done in another tab, one that was opened anew unless it has a course. */
function tab(course = '') {
  if (course) sessionStorage.setItem('open course', course);
  else sessionStorage.clear();
}
/** Another tab has written this. */
function elsewhere(key: string, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

test('a change of the form is there at once, and writes the form alone, also after a reload', async () => {
  const hill = courseOf('The hill');
  keep(kept(hill));
  await settled();
  keep(kept(hill, '10'));
  expect(keptDraft()).toContain('"wind":"10"');
  const again = await readKept('anna');
  expect(again).toEqual(kept(hill, '10'));
  if (again) keep({ ...again, form: { ...again.form, wind: '20' } });
  await settled();
  expect(puts).toBe(1);
  expect((await readKept('anna'))?.form.wind).toBe('20');
});

test('each tab has its own course again, and a new tab the one that was changed last', async () => {
  const hill = courseOf('The hill');
  keep(kept(hill));
  const first = sessionStorage.getItem('open course') ?? '';
  tab();
  keep(kept(courseOf('Another')));
  const second = sessionStorage.getItem('open course') ?? '';
  await settled();
  const nameIn = async (course?: string) => {
    tab(course);
    return (await readKept('anna'))?.course.name;
  };
  expect(await nameIn(first)).toBe('The hill');
  expect(await nameIn(second)).toBe('Another');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
  tab(first);
  keep(kept(hill, '10'));
  expect(await nameIn()).toBe('The hill');
});

test('what another tab changes arrives here, when the page is shown, and is not written back', () => {
  const own = kept(courseOf('The hill'));
  keep(own);
  const changed = jest.fn<void, [Draft]>();
  const stop = followKept(own, changed);
  const visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const written = (wind: string) => keptDraft().replace(/"wind":"\d*"/, `"wind":"${wind}"`);
  elsewhere(draftKey(), written('10'));
  expect(changed).not.toHaveBeenCalled();
  visible.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(changed).toHaveBeenCalledTimes(1);
  const { course: _, ...draft } = kept(own.course, '10');
  expect(changed.mock.lastCall).toEqual([draft]);
  const before = jest.spyOn(Storage.prototype, 'setItem');
  const inAnotherOrder = Object.fromEntries(Object.entries(draft.form).toReversed()) as typeof draft.form;
  keep({ ...draft, form: inAnotherOrder, course: own.course });
  expect(before).not.toHaveBeenCalled();
  before.mockRestore();
  elsewhere(draftKey(), written('20').replace('anna', 'bob'));
  stop();
  elsewhere(draftKey(), written('30'));
  expect(changed).toHaveBeenCalledTimes(1);
});

test('a course that another tab left or removed stays in the tab that has it open', async () => {
  const own = kept(courseOf('The hill'));
  keep(own);
  await settled();
  const [key, rest] = [draftKey(), [...rows.keys()]];
  const stop = followKept(own, () => {});
  rows.clear();
  elsewhere(key, null);
  await settled();
  stop();
  expect([...rows.keys()]).toEqual(rest);
  expect(await readKept('anna')).toEqual(own);
});

test('another course takes the place of the first in its tab; one that is removed does not come back there', async () => {
  keep(kept(courseOf('The hill')));
  await settled();
  const another = courseOf('Another');
  keep(kept(another));
  await settled();
  expect(Object.keys(localStorage)).toHaveLength(1);
  tab();
  const third = courseOf('A third');
  keep(kept(third));
  await settled();
  expect(rows.size).toBe(2);
  await forget(third);
  expect(await readKept('anna')).toBeNull();
  tab();
  expect((await readKept('anna'))?.course.name).toBe('Another');
  await forget(null);
  expect(rows.size + localStorage.length + sessionStorage.length).toBe(0);
});

test('of many tabs that were closed the last ones stay', async () => {
  const now = Date.now();
  for (let i = 0; i < 8; i++) {
    jest.spyOn(Date, 'now').mockReturnValue(now + i);
    tab();
    keep(kept(courseOf(`Course ${i}`)));
    await settled();
  }
  expect([rows.size, localStorage.length]).toEqual([5, 5]);
  expect((await readKept('anna'))?.course.name).toBe('Course 7');
});

test('a form never comes back without its course, and nobody else gets it', async () => {
  keep(kept(courseOf('The hill')));
  await settled();
  const all = [...rows];
  rows.clear();
  expect(await readKept('anna')).toBeNull();
  for (const [key, value] of all) rows.set(key, value);
  expect(await readKept('anna')).not.toBeNull();
  expect(await readKept('bob')).toBeNull();
  expect(rows.size + localStorage.length).toBe(0);
});

test('a browser that forbids to store anything gets a page that works', async () => {
  for (const call of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new Error('forbidden');
    });
  const own = kept(courseOf('The hill'));
  keep(own);
  followKept(own, () => {})();
  expect(await readKept('anna')).toBeNull();
  await forget(own.course);
});

test('a course that is brought back after another one is kept again, also in the moment after', async () => {
  const [hill, coast] = [courseOf('The hill'), courseOf('The coast')];
  keep(kept(hill, '10'));
  await settled();
  keep(kept(coast));
  await settled();
  keep(kept(hill, '10'));
  await settled();
  expect(await readKept('anna')).toMatchObject({ course: { name: 'The hill' }, form: { wind: '10' } });
  keep(kept(coast));
  keep(kept(hill, '10'));
  await settled();
  expect(await readKept('anna')).toMatchObject({ course: { name: 'The hill' }, form: { wind: '10' } });
});
