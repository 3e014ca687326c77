import { readActivityOrRoute } from '@breakaway/cycling/files';
import {
  resolveAthlete,
  segmentByHand,
  straightRoute,
  type Route,
  type SegmentQuestion,
} from '@breakaway/cycling';
import { unitFormat } from '@breakaway/contract/units';
import { UnitsContext } from '@breakaway/tool-kit';
import { theme } from '@breakaway/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from 'styled-components';
import { Effort } from './Effort.tsx';
import { effortEngine, type EffortEngine } from './effort-engine.ts';

const rider = (ftp: number) =>
  resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp } });
/** Up a road to the north: by turns flat and at 10 %. */
const ramps: Route = (() => {
  const even = straightRoute(3000, 0.05);
  const slope = even.slope.map((_, i) => (Math.floor(i / 50) % 2 === 0 ? 0 : 0.1));
  let heightM = 200;
  const elevationM = slope.map((grade) => (heightM += 10 * grade) - 10 * grade);
  return {
    ...even,
    slope,
    elevationM,
    minElevationM: 200,
    maxElevationM: Math.max(...elevationM),
    latDeg: slope.map((_, i) => 45 + (i * 10) / 111_195),
    lonDeg: slope.map(() => 6),
  };
})();
const question: SegmentQuestion = { athlete: rider(280), route: ramps, timeS: 560 };

const saved: { name: string; blob: Blob }[] = [];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  saved.length = 0;
  let latest: Blob | null = null;
  URL.createObjectURL = (blob) => ((latest = blob as Blob), 'blob:file');
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (latest) saved.push({ name: this.download, blob: latest });
  });
});
afterEach(() => jest.restoreAllMocks());

const shown = (asked: SegmentQuestion, engine: EffortEngine, miles = false) => (
  <UnitsContext value={unitFormat({ distance: miles ? 'mi' : 'km', mass: 'kg', temperature: 'C' })}>
    <ThemeProvider theme={theme}>
      <Effort question={asked} name="Two ramps" engine={engine} />
    </ThemeProvider>
  </UnitsContext>
);
function open(asked: SegmentQuestion = question, engine = effortEngine(), miles = false) {
  return { ...render(shown(asked, engine, miles)), user: userEvent.setup() };
}
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement;
const bytesOf = (blob: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });
/** The files are a part of their own, which is there a little later. */
const files = () => screen.findByLabelText('My device');

test('time, cost against even power, the start line, and each part with what to do', async () => {
  open();
  expect(screen.getByText('Looking for the best pacing…')).toBeInTheDocument();
  const table = within(await screen.findByRole('region', { name: 'Parts of the effort' }));
  expect(figure('Time')).toHaveTextContent('9:20the record');
  expect(figure('Takes of you')).toHaveTextContent(/\d\d\.\d %evenly \d\d\.\d % of your power and W′/);
  expect(figure('Against even power')).toHaveTextContent(/\d+(\.\d)? s fasterfor the same effort/);
  expect(figure('W′ used')).toHaveTextContent(/\d+\.\d of 20\.3 kJevenly it is \d+\.\d kJ/);
  expect(figure('Over the start line')).toHaveTextContent('19 km/hthe mean speed');
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows[0]).toHaveTextContent(/^10\.00 to \d\.\d\d\d+ W/);
  expect(rows[0]).toHaveTextContent(/Start: \d+ W for the first/);
  expect(rows.at(-1)).toHaveTextContent(/Finish: \d+ W for the last/);
  expect(screen.getByText('Push where you are slow, hold back where you are fast.')).toBeInTheDocument();
  await files();
});

test('the ghost is saved: read again, it crosses the finish in the time of the record', async () => {
  const { user } = open();
  await files();
  expect(await screen.findByText(/^record-9-20-two-ramps\.course\.fit/)).toBeInTheDocument();
  const first = within(screen.getByRole('region', { name: 'Take it along' }));
  await user.click(first.getByRole('button', { name: 'Download' }));
  expect(saved.map(({ name }) => name)).toEqual(['record-9-20-two-ramps.course.fit']);
  const read = await readActivityOrRoute(await bytesOf(saved[0]!.blob));
  if (!read.ok) throw new Error(read.message);
  const times = read.track.points.flatMap(({ timeMs }) => (timeMs === null ? [] : [timeMs]));
  expect((times.at(-1)! - times[0]!) / 1000).toBe(560);
});

test('out of reach: said at once, with the fastest that is possible; the ghost keeps the time of the record', async () => {
  open({ ...question, timeS: 480 });
  expect(await screen.findByText(/does not reach this time. The fastest/)).toBeInTheDocument();
  expect(figure('Time')).toHaveTextContent(/^Time8:\d\dthe record is 8:00/);
  await files();
  expect(await screen.findByText(/^record-8-00-two-ramps\.course\.fit/)).toBeInTheDocument();
});

test('below critical power W′ is no figure: none is used, and the chart of it is left out', async () => {
  open({ ...question, athlete: rider(400), timeS: 660 });
  const table = within(await screen.findByRole('region', { name: 'Parts of the effort' }));
  expect(figure('W′ used')).toHaveTextContent('nonebelow critical power');
  expect(table.queryByText('W′ left')).not.toBeInTheDocument();
  await files();
});

test('by hand there is no course, but a workout and a sticker', async () => {
  const road = segmentByHand({ distanceM: 4000, slope: 0.06 });
  if (!road.ok) throw new Error(road.message);
  const { user } = open({ ...question, route: road.route, timeS: 900 });
  await files();
  const first = within(screen.getByRole('region', { name: 'Take it along' }));
  expect(await first.findByText('Workout by distance (FIT)')).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'Preview of the sticker: Two ramps' })).toBeInTheDocument();
  expect(screen.queryByText(/Ghost/)).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('My device'), 'Wahoo ELEMNT');
  expect(await first.findByText('Workout by time (FIT)')).toBeInTheDocument();
});

test.each([
  [{ bodyMatrix: { weight: 75 } }, 'To pace this segment we need your FTP. Enter it under Rider.'],
  [{ powerMatrix: { ftp: 280 } }, 'To pace this segment we need your weight. Enter it under Rider.'],
])('what is missing of the rider is named: %j', async (known, words) => {
  open({ ...question, athlete: resolveAthlete(known), riderMassKg: 75 });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByLabelText('My device')).not.toBeInTheDocument();
});

test('where watts do not decide, what does is said', async () => {
  open({ ...question, route: straightRoute(2000, -0.06), timeS: 200 });
  expect(await screen.findByText(/What decides here is bends, brakes and courage/)).toBeInTheDocument();
});

test('a failure can be tried again', async () => {
  const engine = effortEngine();
  let calls = 0;
  const pacing: EffortEngine['pacing'] = (asked) =>
    ++calls === 1 ? Promise.reject(new Error('The worker stopped.')) : engine.pacing(asked);
  const { user } = open(question, { ...engine, pacing });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Parts of the effort' })).toBeInTheDocument();
  await files();
});

test('a slower question keeps the answer before, of its own road, until it is there', async () => {
  const engine = effortEngine();
  let release = () => {};
  const pacing: EffortEngine['pacing'] = async (asked) => {
    if (asked.timeS !== 560) await new Promise<void>((resolve) => (release = resolve));
    return engine.pacing(asked);
  };
  const slow = { ...engine, pacing };
  const { rerender } = open(question, slow);
  await files();
  const shorter = straightRoute(1000, 0.06);
  rerender(shown({ ...question, route: shorter, timeS: 200 }, slow));
  expect(screen.getByText('Looking for the best pacing…')).toBeInTheDocument();
  expect(figure('Time')).toHaveTextContent('9:20');
  expect(screen.getByRole('img', { name: /^Power over 3\.0 km/ })).toBeInTheDocument();
  await act(async () => release());
  expect(await screen.findByRole('img', { name: /^Power over 1\.0 km/ })).toBeInTheDocument();
  expect(figure('Time')).toHaveTextContent('3:20');
  expect(screen.queryByText('Looking for the best pacing…')).not.toBeInTheDocument();
});

test('who uses miles reads miles and feet', async () => {
  open(question, effortEngine(), true);
  const table = within(await screen.findByRole('region', { name: 'Parts of the effort' }));
  expect(table.getByRole('columnheader', { name: 'mi' })).toBeInTheDocument();
  expect(table.getByText(/Start: \d+ W for the first [\d.]+ (ft|mi)/)).toBeInTheDocument();
  expect(figure('Over the start line')).toHaveTextContent('12 mph');
  await files();
});
