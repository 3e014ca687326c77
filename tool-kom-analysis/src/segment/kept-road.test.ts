import { rollingRoute } from '@breakaway/cycling';
import { fakeDatabase } from '@breakaway/tool-kit/testing';
import { EMPTY_RECORD } from '../record/record-form.ts';
import { forgetRoad, forgetRoads, keepDraft, keepRoad, keptRoad, type Draft } from './kept-road.ts';
import { EMPTY_SEGMENT, type RoadFile } from './segment.ts';

const rows = new Map<string, unknown>();
let nowMs = 0;
beforeEach(() => {
  rows.clear();
  sessionStorage.clear();
  localStorage.clear();
  jest.spyOn(Date, 'now').mockImplementation(() => ++nowMs);
  Object.assign(globalThis, {
    indexedDB: fakeDatabase(rows),
    IDBKeyRange: { bound: (lower: string, upper: string) => ({ lower, upper }) },
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'indexedDB');
  Reflect.deleteProperty(globalThis, 'IDBKeyRange');
});

const roadOf = (name: string): RoadFile => ({
  name,
  route: rollingRoute(2000, 100),
  recorded: false,
  remarks: [],
});
/** What the session of a tab holds; null in a new one. What happens next is done in that tab. */
type Tab = Record<string, string>;
function inTab(tab: Tab | null) {
  sessionStorage.clear();
  for (const [key, value] of Object.entries(tab ?? {})) sessionStorage.setItem(key, value);
}
const thisTab = (): Tab => ({ ...sessionStorage });
const nameOf = async (owner = 'anna') => (await keptRoad(owner))?.file?.name ?? null;

test('each tab has its own road after a reload', async () => {
  await keepRoad('anna', roadOf('Hill'));
  const first = thisTab();
  inTab(null);
  await keepRoad('anna', roadOf('Pass'));
  const second = thisTab();
  inTab(first);
  expect(await nameOf()).toBe('Hill');
  inTab(second);
  expect(await nameOf()).toBe('Pass');
});

test('a new tab begins with a copy of the latest, which removing it there leaves to the other', async () => {
  await keepRoad('anna', roadOf('Hill'));
  const first = thisTab();
  inTab(null);
  expect(await nameOf()).toBe('Hill');
  expect(await nameOf()).toBe('Hill');
  await forgetRoad();
  expect(await nameOf()).toBeNull();
  inTab(first);
  expect(await nameOf()).toBe('Hill');
});

test('a tab that began without a road gets none of another tab when it is loaded again', async () => {
  expect(await nameOf()).toBeNull();
  const first = thisTab();
  inTab(null);
  await keepRoad('anna', roadOf('Pass'));
  inTab(first);
  expect(await nameOf()).toBeNull();
});

test('five roads stay, the latest', async () => {
  for (const name of ['1', '2', '3', '4', '5', '6', '7']) {
    inTab(null);
    await keepRoad('anna', roadOf(name));
  }
  expect([...rows.values()].map((row) => (row as { file: RoadFile }).file.name)).toEqual([
    '3',
    '4',
    '5',
    '6',
    '7',
  ]);
});

test('the roads of another member are forgotten, and all when the member leaves', async () => {
  await keepRoad('anna', roadOf('Hill'));
  inTab(null);
  expect(await nameOf('bert')).toBeNull();
  expect(rows.size).toBe(0);
  await keepRoad('bert', roadOf('Hill'));
  inTab(null);
  await keepRoad('bert', roadOf('Pass'));
  await forgetRoads();
  expect(rows.size).toBe(0);
});

const draftOf = (time: string): Draft => ({
  segment: EMPTY_SEGMENT,
  record: { ...EMPTY_RECORD, time },
  saved: null,
});

test('a new tab begins with what was typed last, a reloaded one has it in its own storage', async () => {
  await keepRoad('anna', roadOf('Hill'));
  keepDraft('anna', draftOf('12:34'));
  const first = thisTab();
  inTab(null);
  expect(await keptRoad('anna')).toMatchObject({
    file: { name: 'Hill' },
    draft: { record: { time: '12:34' } },
  });
  inTab(first);
  expect(await keptRoad('anna')).toMatchObject({ file: { name: 'Hill' }, draft: null });
});

test('figures by hand are a draft without a road, and removing them ends it', async () => {
  await keptRoad('anna');
  keepDraft('anna', draftOf('12:34'));
  inTab(null);
  expect(await keptRoad('anna')).toMatchObject({ file: null, draft: { record: { time: '12:34' } } });
  keepDraft('anna', draftOf('12:34'));
  keepDraft('anna', null);
  await forgetRoads();
  inTab(null);
  expect(await keptRoad('anna')).toBeNull();
});

test('the draft of another member is never shown', async () => {
  await keptRoad('anna');
  keepDraft('anna', draftOf('12:34'));
  inTab(null);
  expect(await keptRoad('bert')).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a duplicated tab goes on with a road of its own', async () => {
  const taken = new Set<string>();
  const request = async (name: string, _: LockOptions, held: (lock: object | null) => unknown) => {
    const isFree = !taken.has(name);
    taken.add(name);
    held(isFree ? {} : null);
  };
  Object.assign(navigator, { locks: { request } });
  try {
    await keptRoad('anna');
    await keepRoad('anna', roadOf('Hill'));
    const first = thisTab();
    jest.resetModules();
    // Another page: its module knows nothing of the locks of the first.
    const twin = await import('./kept-road.ts');
    inTab(first);
    expect((await twin.keptRoad('anna'))?.file?.name).toBe('Hill');
    await twin.keepRoad('anna', roadOf('Pass'));
    inTab(first);
    expect(await nameOf()).toBe('Hill');
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
});
