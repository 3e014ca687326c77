import { rollingRoute } from '@breakaway/cycling';
import { fakeDatabase } from '@breakaway/tool-kit/testing';
import { forgetRoad, forgetRoads, keepRoad, keptRoad } from './kept-road.ts';
import type { RoadFile } from './segment.ts';

const rows = new Map<string, unknown>();
let nowMs = 0;
beforeEach(() => {
  rows.clear();
  sessionStorage.clear();
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
const nameOf = async (owner = 'anna') => (await keptRoad(owner))?.file.name ?? null;

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
  expect(await keptRoad('anna')).toMatchObject({ file: { name: 'Hill' }, isCopy: true });
  expect(await keptRoad('anna')).toMatchObject({ file: { name: 'Hill' }, isCopy: false });
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
