import {
  formatDuration,
  resolveAthlete,
  routeFrom,
  routeRide,
  type Route,
  type RouteRide,
} from '@breakaway/cycling';
import { readActivityOrRoute } from '@breakaway/cycling/files';
import type { ToolState } from '@breakaway/contract/shell-link';
import { theme } from '@breakaway/ui';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from 'styled-components';
import { App } from './App.tsx';
import { raceEngine } from './engine/engine.ts';
import { athleteState, fakeLink, fileOf, hillGpx, openRides } from '@breakaway/tool-kit/testing';

const anna = { height: 175, weight: 68.5, ftp: 280 };

function open(state: ToolState) {
  const link = fakeLink(state);
  render(
    <ThemeProvider theme={theme}>
      <App link={link} engine={raceEngine()} />
    </ThemeProvider>,
  );
  return { link, user: userEvent.setup() };
}
const choose = () => screen.getByLabelText('Choose a GPX, TCX or FIT file');
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling!.textContent!;
const findFact = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling!.textContent!;

async function expected(file: File, powerW: number): Promise<{ route: Route; ride: RouteRide }> {
  const parsed = await readActivityOrRoute(new Uint8Array(await file.arrayBuffer()), file.name);
  if (!parsed.ok) throw new Error(parsed.message);
  const route = routeFrom(parsed.track.points);
  if (!route.ok) throw new Error(route.message);
  const athlete = resolveAthlete({ bodyMatrix: { height: 175, weight: 68.5 }, powerMatrix: { ftp: 280 } });
  const ride = routeRide({ route, athlete, bike: 'road', effort: { powerW } });
  if (!ride.ok) throw new Error(ride.message);
  return { route, ride };
}

beforeEach(() => sessionStorage.clear());

test('a course is simulated at 75 % of FTP, with the numbers of the models', async () => {
  const { user } = open(athleteState(anna));
  const file = fileOf(hillGpx({ recorded: false }), 'hill.gpx');
  expect(screen.getByLabelText('Power')).toHaveValue('210');
  expect(screen.getByLabelText('Power')).toHaveAccessibleDescription('75 % of FTP · 3.07 W/kg');
  await user.upload(choose(), file);
  const { route, ride } = await expected(file, 210);
  expect(await findFact('Time')).toBe(formatDuration(ride.timeS));
  expect(fact('Average power')).toBe(`${Math.round(ride.simulation.averagePowerW)} W`);
  expect(fact('Ascent')).toBe(`${Math.round(route.ascentM)} m`);
  const climbs = within(screen.getByRole('region', { name: 'Climbs' }));
  expect(climbs.getAllByText(formatDuration(ride.simulation.climbs[0]!.timeS)).length).toBeGreaterThan(0);
  expect(screen.getByRole('img', { name: /^Profile: / })).toBeInTheDocument();
});

test('a course in miles and feet', async () => {
  const { user } = open(athleteState({ ...anna, units: { distance: 'mi', mass: 'kg', temperature: 'C' } }));
  const file = fileOf(hillGpx({ recorded: false }), 'hill.gpx');
  await user.upload(choose(), file);
  const { route, ride } = await expected(file, 210);
  expect(await findFact('Time')).toBe(formatDuration(ride.timeS));
  expect(fact('Distance')).toBe(`${(route.distanceM / 1609.344).toFixed(1)} mi`);
  expect(fact('Ascent')).toBe(`${Math.round(route.ascentM / 0.3048)} ft`);
  const place = screen.getByLabelText('Place on the route');
  fireEvent.change(place, { target: { value: '40' } });
  expect(place).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^mi 2\.5: 14\d\d ft, 7\.\d %.* \d+ mph$/),
  );
  expect(screen.getByRole('rowheader', { name: /^Finish, 5\.0 mi/ })).toBeInTheDocument();
});

test('without a file, the example is a course with its climbs, and the offer goes', async () => {
  // jsdom's files lack it.
  File.prototype.arrayBuffer ??= function arrayBuffer(this: File) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
      reader.readAsArrayBuffer(this);
    });
  };
  const { user } = open(athleteState(anna));
  await user.click(screen.getByRole('button', { name: 'Try an example' }));
  expect(await findFact('Distance')).toBe('54.8 km');
  expect(screen.getByRole('heading', { name: 'Example: two passes and a summit' })).toBeInTheDocument();
  const climbs = within(await screen.findByRole('region', { name: 'Climbs' }));
  expect(climbs.getAllByRole('rowheader')).toHaveLength(3);
  await findFact('Time');
  expect(screen.queryByRole('button', { name: 'Try an example' })).not.toBeInTheDocument();
});

test('the slider and the field share one value, and more watts are faster', async () => {
  const { user } = open(athleteState(anna));
  await user.upload(choose(), fileOf(hillGpx(), 'hill.gpx'));
  const slow = await findFact('Time');
  fireEvent.change(screen.getByLabelText('Power in watts'), { target: { value: '300' } });
  expect(screen.getByLabelText('Power')).toHaveValue('300');
  await waitFor(() => expect(fact('Time')).not.toBe(slow));
  const seconds = (clock: string) => clock.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
  expect(seconds(fact('Time'))).toBeLessThan(seconds(slow));
});

test('a place on the route can be selected by keyboard and is described in words', async () => {
  const { user } = open(athleteState(anna));
  await user.upload(choose(), fileOf(hillGpx(), 'hill.gpx'));
  const place = await screen.findByLabelText('Place on the route');
  fireEvent.change(place, { target: { value: '40' } });
  expect(place).toHaveAttribute('aria-valuetext', expect.stringMatching(/^km 4\.0: 4\d\d m, 7\.\d %/));
});

test('without elevation a banner says so and there is no profile', async () => {
  const { user } = open(athleteState(anna));
  await user.upload(choose(), fileOf(hillGpx({ elevation: false }), 'flat.gpx'));
  expect(await screen.findByText(/^This file has no elevation/)).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(await findFact('Time')).toMatch(/:/);
});

test('a broken file shows one message, and the previous course stays', async () => {
  const { user } = open(athleteState(anna));
  await user.upload(choose(), fileOf(hillGpx(), 'hill.gpx'));
  const time = await findFact('Time');
  await user.upload(choose(), fileOf('<html></html>', 'page.gpx'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This is a web page, not a GPX, TCX or FIT file.',
  );
  expect(screen.getByRole('region', { name: 'The hill' })).toBeInTheDocument();
  expect(fact('Time')).toBe(time);
});

test('without FTP the form asks for the power, and an invalid one keeps what was typed', async () => {
  const { user } = open(athleteState({ weight: 60, height: 170 }));
  expect(screen.getByText(/Your profile has no FTP\./)).toBeInTheDocument();
  await user.upload(choose(), fileOf(hillGpx(), 'hill.gpx'));
  expect(await screen.findByText('Power is needed, such as 170 W.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Power'), '5000');
  await user.tab();
  expect(screen.getByLabelText('Power')).toHaveAccessibleDescription(
    /Power must be between 30 W and 1000 W\./,
  );
  expect(screen.getByLabelText('Power')).toHaveValue('5000');
});

test('without the app it simulates the example rider and says so', () => {
  open({ kind: 'alone' });
  expect(screen.getByText(/figures are for an example rider/)).toBeInTheDocument();
  expect(screen.getByLabelText('Power')).toHaveValue('188');
});

const rides = openRides();
(rides ? test : test.skip)(
  'a real course: the Cinglé du Ventoux',
  async () => {
    const { user } = open(athleteState(anna));
    const file = rides!.file('gpx/optiride-cingle-du-ventoux.gpx');
    await user.upload(choose(), file);
    const { ride, route } = await expected(file, 210);
    await waitFor(() => expect(fact('Time')).toBe(formatDuration(ride.timeS)), { timeout: 120_000 });
    expect(fact('Distance')).toBe('134.8 km');
    expect(route.climbs).toHaveLength(4);
    const arrivals = screen.getByRole('region', { name: 'Arrival every 10 km' });
    expect(within(arrivals).getAllByRole('row')).toHaveLength(15);
  },
  180_000,
);
