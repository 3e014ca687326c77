import { METRIC } from '@breakaway/contract/units';
import { fedPlan, racePlan, resolveAthlete, straightRoute } from '@breakaway/cycling';
import { athleteState } from '@breakaway/tool-kit/testing';
import { theme } from '@breakaway/ui';
import { act, cleanup, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from 'styled-components';
import { raceEngine } from '../engine/engine.ts';
import {
  forgetRace,
  forgetRaceNotUnderWay,
  forgetRaceOfOthers,
  keepRace,
  keepSoFar,
  readRace,
  type KeptRace,
} from './kept-race.ts';
import { beforeStart, type RaceDay } from './race-day.ts';
import { RacePage } from './RacePage.tsx';
import { RaceTab } from './RaceTab.tsx';
import { useRaceOwner } from './useRaceOwner.ts';

jest.mock('./kept-race.ts', () => ({
  readRace: jest.fn(),
  keepRace: jest.fn(async () => true),
  keepSoFar: jest.fn(async () => undefined),
  forgetRace: jest.fn(async () => undefined),
  forgetRaceNotUnderWay: jest.fn(async () => undefined),
  forgetRaceOfOthers: jest.fn(async () => undefined),
  onRaceChange: () => () => {},
}));

const athlete = resolveAthlete({
  bodyMatrix: { height: 175, weight: 70 },
  powerMatrix: { ftp: 250 },
  feedingData: { choTolerance: 60 },
});
const flat = straightRoute(30_000, 0.012);
/** North along a meridian, so that a place on it is known. */
const METRE_DEG = 1 / 111_195.08;
const route = { ...flat, latDeg: flat.latDeg.map((_, i) => 45 + i * flat.stepM * METRE_DEG) };
const plan = racePlan({ route, athlete, goal: { kind: 'fastest' } });
if (!plan.ok) throw new Error(plan.message);
const fed = fedPlan(plan);
if (!fed.ok || !athlete.choToleranceGh) throw new Error('No food.');
const day: RaceDay = {
  owner: 'member Anna',
  name: 'The road',
  units: METRIC,
  plan,
  feeding: fed.feeding,
  fuel: {
    toleranceGh: athlete.choToleranceGh,
    products: { profile: null, kept: { products: [], unused: [] } },
  },
};
const timeAt = (atM: number) => plan.timeS[Math.round(atM / route.stepM)] ?? NaN;

async function open(race: KeptRace | null) {
  jest.mocked(readRace).mockResolvedValue(race);
  const user = userEvent.setup();
  render(
    <ThemeProvider theme={theme}>
      <RacePage engine={raceEngine()} />
    </ThemeProvider>,
  );
  await act(async () => {});
  return user;
}
const startedAgo = (seconds: number): KeptRace => ({
  day,
  soFar: { ...beforeStart, startedMs: Date.now() - 1000 * seconds },
});
const figure = (name: string) => screen.getByRole('region', { name }).textContent;

// jsdom has no dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => {
  jest.clearAllMocks();
  delete document.documentElement.dataset.theme;
});

test('without a race it says how to get one', async () => {
  await open(null);
  expect(screen.getByText(/No race is kept on this device/)).toBeVisible();
});

test('the clock starts with a press, is kept, and shows what to ride', async () => {
  const user = await open({ day, soFar: beforeStart });
  expect(screen.getByRole('heading', { name: /^30 km in / })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start now' }));
  expect(figure('Now')).toContain(`${plan.segments[0]?.powerW}`);
  expect(figure('Left')).toContain('30 km');
  expect(keepSoFar).toHaveBeenCalledWith(expect.objectContaining({ startedMs: expect.any(Number) }));
});

test('the race goes on after a reload; a wrong start is corrected', async () => {
  const user = await open(startedAgo(timeAt(10_000)));
  expect(screen.getByText('km 10.0')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Correct the start' }));
  await user.click(screen.getByRole('button', { name: 'I have not started' }));
  expect(screen.getByRole('button', { name: 'Start now' })).toBeVisible();
});

test('a planned stop is named before it, and while the rider stands there with what follows', async () => {
  const stops = [{ atM: 10_000, timeS: 600, name: 'Café' }];
  const stopping = { ...day, plan: { ...plan, question: { ...plan.question, stops } } };
  const ago = (seconds: number) => ({ ...startedAgo(seconds), day: stopping });
  await open(ago(timeAt(10_000) - 120));
  expect(figure('Next')).toMatch(/^In [\d.]+ (km|m), in 2 minStopCafé, 10 min$/);
  cleanup();
  await open(ago(timeAt(10_000) + 180));
  expect(figure('Now')).toMatch(/^Now, for 7 minStopCafé, until \d\d:\d\d$/);
  expect(figure('Next')).toMatch(/^After the stop(\d+ W|Coast)/);
  expect(screen.getByRole('status')).toHaveTextContent(/^Stop: Café, until/);
});

test('from a place the rest is planned again, with food; an impossible place is refused and stays', async () => {
  const user = await open(startedAgo(timeAt(10_000) + 400));
  await user.click(screen.getByRole('button', { name: 'I am at…' }));
  const dialog = within(screen.getByRole('dialog'));
  const km = dialog.getByLabelText(/I am at/);
  await user.clear(km);
  await user.type(km, '29.9');
  const ask = dialog.getByRole('button', { name: 'Plan the rest from here' });
  await user.click(ask);
  expect(dialog.getByRole('alert')).toHaveTextContent(/^That is \d\d km\/h so far/);
  expect(km).toHaveValue('29.9');
  await user.clear(km);
  await user.type(km, '10');
  await user.click(ask);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(/^At km 10\.0 you are .* behind the plan/)).toBeVisible();
  expect(figure('Clock against plan')).toMatch(/on plan/);
  expect(figure('Finish')).toMatch(/later than planned/);
});

test('an impossible place is not noted either, and stays in its field', async () => {
  const user = await open(startedAgo(0.4 * timeAt(29_000)));
  await user.click(screen.getByRole('button', { name: 'I am at…' }));
  const km = screen.getByLabelText(/I am at/);
  await user.clear(km);
  await user.type(km, '29{Tab}');
  await user.click(screen.getByRole('button', { name: 'Only note the place' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^That is \d\d km\/h so far, and \d\d km\/h by the plan/,
  );
  expect(km).toHaveValue('29');
  expect(keepSoFar).not.toHaveBeenCalled();
});

test('only noted, a place tells how far behind the plan it is', async () => {
  const user = await open(startedAgo(timeAt(10_000) + 61));
  await user.click(screen.getByRole('button', { name: 'I am at…' }));
  const km = screen.getByLabelText(/I am at/);
  await user.clear(km);
  await user.type(km, '10{Tab}');
  await user.click(screen.getByRole('button', { name: 'Only note the place' }));
  expect(figure('Clock against plan')).toMatch(/1:[0-5]\dbehind/);
});

test('food is due, and what was missed has its answer', async () => {
  const item = fed.feeding.items.find(({ food }) => food);
  const user = await open(startedAgo((item?.atS ?? 0) + 1));
  expect(figure('Food')).toMatch(/^Eat now/);
  await user.click(screen.getByRole('button', { name: 'Missed it' }));
  expect(figure('Food')).toMatch(/^Eat in/);
  expect(screen.getByText(/Never take two at once/)).toBeVisible();
});

test('by satellite the place follows, once the member asks for it; beside the course it says so', async () => {
  const watches: PositionCallback[] = [];
  const geolocation = {
    watchPosition: jest.fn((found: PositionCallback) => watches.push(found)),
    clearWatch: jest.fn(),
  };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  const fix = (atM: number, east = 0) =>
    act(() =>
      watches.at(-1)?.({
        coords: { latitude: 45 + atM * METRE_DEG, longitude: east, accuracy: 8, heading: null },
      } as GeolocationPosition),
    );
  const user = await open(startedAgo(timeAt(12_000)));
  expect(geolocation.watchPosition).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Use GPS for my place' }));
  fix(11_000);
  expect(screen.getByText('km 11.0')).toBeVisible();
  expect(figure('Clock against plan')).toMatch(/behind/);
  fix(11_000, 0.01);
  expect(screen.getByText('GPS: you are beside the course.')).toBeVisible();
  fix(29_990);
  expect(screen.getByRole('heading', { name: 'You are at the finish' })).toBeVisible();
  Reflect.deleteProperty(navigator, 'geolocation');
});

const tab = (race: KeptRace | null, of: RaceDay = day) => {
  jest.mocked(readRace).mockResolvedValue(race);
  render(<RaceTab {...of} zone="Europe/Rome" />);
};

test('race mode is opened with the plan on the page', async () => {
  tab(null);
  const link = await screen.findByRole('link', { name: 'Open race mode' });
  expect(link).toHaveAttribute('href', '/#race');
  await userEvent.click(link);
  expect(keepRace).toHaveBeenCalledWith({ ...day, zone: 'Europe/Rome' });
});

test('food after a stop is kept for the time of the clock', async () => {
  const stops = [{ atM: 1000, timeS: 600 }];
  tab(null, { ...day, plan: { ...plan, question: { ...plan.question, stops } } });
  await userEvent.click(await screen.findByRole('link', { name: 'Open race mode' }));
  const kept = jest.mocked(keepRace).mock.lastCall?.[0].feeding?.items.at(-1)?.atS ?? NaN;
  expect(kept - (fed.feeding.items.at(-1)?.atS ?? NaN)).toBeCloseTo(600, 6);
});

test('a race that is under way is not lost without a word', async () => {
  tab(startedAgo(600));
  expect(await screen.findByText(/Your race on The road is under way/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Back to the race' }));
  expect(keepRace).not.toHaveBeenCalled();
});

test.each([
  [
    'every race is forgotten when the member signs out',
    { kind: 'signed-out', ranOut: false } as const,
    1,
    0,
    0,
  ],
  ['one under way stays when the session runs out', { kind: 'signed-out', ranOut: true } as const, 0, 1, 0],
  ['that of others is forgotten when a member comes', athleteState({ ftp: 250 }), 0, 0, 1],
  ['none is forgotten where nobody is known', { kind: 'alone' } as const, 0, 0, 0],
])('%s', (_, state, all, resting, others) => {
  renderHook(() => useRaceOwner(state));
  expect(forgetRace).toHaveBeenCalledTimes(all);
  expect(forgetRaceNotUnderWay).toHaveBeenCalledTimes(resting);
  expect(forgetRaceOfOthers).toHaveBeenCalledTimes(others);
});
