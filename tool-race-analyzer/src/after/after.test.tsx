import { readActivityOrRoute } from '@breakaway/cycling/files';
import {
  racePlan,
  rideAgainstPlan,
  routeFrom,
  type PlanQuestion,
  type RiddenSection,
} from '@breakaway/cycling';
import { athleteState, fakeLink, fileOf, hillGpx, fakeDatabase } from '@breakaway/tool-kit/testing';
import { theme } from '@breakaway/ui';
import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from 'styled-components';
import { App } from '../App.tsx';
import { raceEngine, type Engine } from '../engine/engine.ts';
import { forecastOf } from './ForecastsPart.tsx';
import { nothingKept, withForecast, withoutDrag } from './kept-after.ts';
import { useAfter } from './useAfter.ts';
import { lossS, mattered, missRows, percent, signed, verdictOf, withRange } from './words.ts';

const anna = { height: 175, weight: 68.5, ftp: 280 };
const hill = () => fileOf(hillGpx({ recorded: false }), 'hill.gpx');
const ride = () => fileOf(hillGpx(), 'ride.gpx');
const SLOW = { timeout: 40_000 };
// The engine itself answers, which takes long on a busy machine.
jest.setTimeout(90_000);

async function open(engine: Engine = raceEngine()) {
  const link = fakeLink(athleteState(anna));
  render(
    <ThemeProvider theme={theme}>
      <App link={link} engine={engine} />
    </ThemeProvider>,
  );
  const user = userEvent.setup();
  await user.upload(await screen.findByLabelText(/^Choose a GPX/), hill());
  await screen.findByRole('tab', { name: 'After' }, SLOW);
  return { user, link };
}
const drop = (file: File) =>
  fireEvent.drop(screen.getByRole('main'), { dataTransfer: { files: [file], types: ['Files'] } });

beforeEach(() => sessionStorage.clear());

test('a ride of the course is held against the plan by section', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('tab', { name: 'After' }));
  await user.upload(await screen.findByLabelText('Choose your ride'), ride());
  expect(
    await screen.findByText(/^You took 26:40: .* longer than planned/, undefined, SLOW),
  ).toBeInTheDocument();
  const table = within(screen.getByRole('region', { name: 'The plan and the ride by section' }));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.at(-1)).toHaveTextContent(/\+\d+:\d\d$/);
  // The file has no power.
  expect(screen.getByText(/no power in it/)).toBeInTheDocument();
  expect(screen.queryByText('What the model got wrong')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Count this ride' }));
  const forecasts = within(screen.getByRole('region', { name: 'Forecasts and rides' }));
  expect(forecasts.getByText(/^Your last forecast: \+\d/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Count this ride' })).not.toBeInTheDocument();
  await user.click(forecasts.getByRole('button', { name: /^Remove The hill/ }));
  expect(screen.getByText(/^No ride counts yet/)).toBeInTheDocument();
});

test.each([
  ['a course', () => hill(), /no times in it/],
  [
    'another ride',
    () => fileOf(hillGpx().replaceAll('lon="6"', 'lon="7"'), 'other.gpx'),
    /does not follow the course/,
  ],
  ['no ride at all', () => fileOf('nothing', 'notes.gpx'), /not a GPX, TCX or FIT file/],
])('%s is refused in one sentence, and another can be chosen', async (_, file, words) => {
  const { user } = await open();
  await user.click(screen.getByRole('tab', { name: 'After' }));
  await user.upload(await screen.findByLabelText('Choose your ride'), file());
  const button = await screen.findByLabelText('Another ride', undefined, SLOW);
  await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0), SLOW);
  expect(button).toBeInTheDocument();
  expect(screen.queryByText(/^You took/)).not.toBeInTheDocument();
});

test('a file that cannot be compared leaves the ride before it, until the next good one', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('tab', { name: 'After' }));
  await user.upload(await screen.findByLabelText('Choose your ride'), ride());
  expect(await screen.findByText(/^You took/, undefined, SLOW)).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Climbs' }));
  await user.click(screen.getByRole('tab', { name: 'After' }));
  await user.upload(await screen.findByLabelText('Another ride'), fileOf('nothing', 'notes.gpx'));
  const said = await screen.findByText(
    /not a GPX, TCX or FIT file\. The ride that was here is still/,
    undefined,
    SLOW,
  );
  expect(screen.getByText(/^You took/)).toBeInTheDocument();
  expect(screen.getByText('ride.gpx')).toBeInTheDocument();
  await user.upload(screen.getByLabelText('Another ride'), fileOf(hillGpx(), 'again.gpx'));
  expect(await screen.findByText('again.gpx', undefined, SLOW)).toBeInTheDocument();
  await waitFor(() => expect(said).not.toBeInTheDocument(), SLOW);
});

test('a ride that is dropped on a plan is asked about; a course is planned at once', async () => {
  const { user } = await open();
  drop(ride());
  await waitFor(
    () => expect(screen.getByRole('button', { name: 'Compare it with the plan' })).toHaveFocus(),
    SLOW,
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByText('ride.gpx is a recorded ride')).not.toBeInTheDocument();
  drop(ride());
  await user.click(await screen.findByRole('button', { name: 'Compare it with the plan' }, SLOW));
  expect(screen.getByRole('tab', { name: 'After' })).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByText(/^You took/, undefined, SLOW)).toBeInTheDocument();
  // Another course has no ride yet, also where it has the same name.
  drop(fileOf(hillGpx({ recorded: false }).replaceAll('lon="6"', 'lon="7"'), 'same-name.gpx'));
  expect(await screen.findByLabelText('Choose your ride', undefined, SLOW)).toBeInTheDocument();
  const other = fileOf(hillGpx({ recorded: false }).replace('The hill', 'The other'), 'other.gpx');
  drop(other);
  expect(await screen.findByRole('heading', { name: 'The other' }, SLOW)).toBeInTheDocument();
  expect(screen.queryByText(/is a recorded ride/)).not.toBeInTheDocument();
});

test('signed times, shares and ranges', () => {
  expect([signed(310), signed(-40.4), signed(0)]).toEqual(['+5:10', '−0:40', '+0:00']);
  expect([percent(0.018), percent(-0.006)]).toEqual(['+1.8 %', '−0.6 %']);
  expect(withRange(0.32, 0.01, 3)).toBe('0.320 (0.307 to 0.333)');
});

test('the sections that mattered most come first, lost or won, stops counted', () => {
  const section = (fromM: number, riddenS: number | null, stoppedS = 0) =>
    ({ fromM, plannedS: 100, riddenS, stoppedS }) as RiddenSection;
  const sections = [
    section(0, 101),
    section(1, 60),
    section(2, null),
    section(3, 100, 90),
    section(4, 110),
    section(5, 120),
  ];
  expect(mattered(sections).map(({ fromM }) => fromM)).toEqual([3, 1, 5, 4]);
  expect(sections.map(lossS)).toEqual([1, -40, null, 90, 10, 20]);
});

async function comparison() {
  const parsed = await readActivityOrRoute(new TextEncoder().encode(hillGpx()));
  if (!parsed.ok) throw new Error(parsed.message);
  const route = routeFrom(parsed.track.points);
  if (!route.ok) throw new Error(route.message);
  const { resolveAthlete } = await import('@breakaway/cycling');
  const athlete = resolveAthlete({ bodyMatrix: { height: 175, weight: 68.5 }, powerMatrix: { ftp: 280 } });
  const plan = racePlan({ route, athlete, goal: { kind: 'fastest' } } satisfies PlanQuestion);
  if (!plan.ok) throw new Error(plan.message);
  const against = rideAgainstPlan(plan, parsed.track);
  if (!against.ok) throw new Error(against.message);
  return against;
}

test('the verdict names what counts, largest first, and leaves out what does not', async () => {
  const against = {
    ...(await comparison()),
    plannedS: 9000,
    elapsedS: 9300,
    movingS: 9150,
    difference: { totalS: 300, stopsS: 150, detoursS: 0, wattsS: 210, modelS: -60 },
  };
  expect(verdictOf(against)).toBe(
    'You took 2:35:00, 2:32:30 of it in motion: 5:00 longer than planned (+3.3 %). 3:30 lost by other watts than planned, 2:30 lost by stops, 1:00 won because the model was too slow.',
  );
  const nearly = { totalS: 4, stopsS: 2, detoursS: 0, wattsS: 1, modelS: 1 };
  expect(verdictOf({ ...against, elapsedS: 9004, movingS: 9002, difference: nearly })).toBe(
    'You took 2:30:04: as planned.',
  );
});

test('without a fit there are no rows of causes', async () => {
  const units = { show: String, shown: Number, name: String } as never;
  expect(missRows(await comparison(), { dragM2: 0.3, crr: 0.004 }, units)).toEqual([]);
});

test('only a ride of the whole course with a forecast counts, and it counts once', async () => {
  const against = await comparison();
  const band = { p50S: 1600, sdS: 50 } as never;
  const ridden = forecastOf({ name: 'Hill', distanceM: 8000, against, band });
  expect(ridden).toMatchObject({ course: 'Hill', forecastS: 1600, riddenS: against.movingS });
  expect(forecastOf({ name: 'Hill', distanceM: 20_000, against, band })).toBeNull();
  expect(forecastOf({ name: 'Hill', distanceM: 8000, against, band: null })).toBeNull();
  if (!ridden) throw new Error('no forecast');
  const twice = withForecast(withForecast(nothingKept, ridden), { ...ridden, course: 'Again' });
  expect(twice.forecasts.map(({ course }) => course)).toEqual(['Again']);
  const drag = { bike: 'road' as const, areas: {}, rodeMs: 0 };
  expect(
    withoutDrag({ drag: { road: drag, tt: { ...drag, bike: 'tt' } }, forecasts: [] }, 'road').drag,
  ).toEqual({
    tt: { ...drag, bike: 'tt' },
  });
});

test('what another tab has learnt from a ride is known here too', async () => {
  const rows = new Map<string, unknown>();
  Object.assign(globalThis, { indexedDB: fakeDatabase(rows) });
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
  const { result } = renderHook(() => useAfter('member Ann', null, 'road'));
  await settle();
  const forecast = { course: 'The hill', rodeMs: 1, planS: 100, rodeS: 90 } as never;
  rows.set('member Ann', withForecast(nothingKept, forecast));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'told after' })));
  await settle();
  expect(result.current.kept.forecasts).toEqual([forecast]);
  act(() => result.current.change(nothingKept));
  await settle();
  expect(localStorage.getItem('told after')).not.toBeNull();
  Reflect.deleteProperty(globalThis, 'indexedDB');
});
