import { METRIC, unitFormat, type Units } from '@breakaway/contract/units';
import { resolveAthlete, routeFrom, segmentFromRoute } from '@breakaway/cycling';
import { readActivityOrRoute } from '@breakaway/cycling/files';
import { UnitsContext } from '@breakaway/tool-kit';
import { fileOf } from '@breakaway/tool-kit/testing';
import { theme } from '@breakaway/ui';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from 'styled-components';
import { Attempts } from './Attempts.tsx';
import { hillRide, searchHere, storeHere } from './testing.ts';
import type { AttemptSegment } from './useAttempts.ts';

const athlete = resolveAthlete({
  bodyMatrix: { height: 180, weight: 70 },
  powerMatrix: { ftp: 280, min3Power: 240 },
});
const SOON = { timeout: 10_000 };

async function hill(): Promise<AttemptSegment> {
  const read = await readActivityOrRoute(new TextEncoder().encode(hillRide(1, 5)));
  if (!read.ok) throw new Error(read.message);
  const route = routeFrom(read.track.points);
  if (!route.ok) throw new Error(route.message);
  const cut = segmentFromRoute(route, 1000, 3000);
  if (!cut.ok) throw new Error(cut.message);
  return { route: cut.route, line: cut.line, leads: cut.leads, name: 'The hill' };
}

interface Opened {
  engine?: ReturnType<typeof searchHere>;
  store?: ReturnType<typeof storeHere>;
  recordS?: number | null;
  units?: Units;
  onOffer?: jest.Mock;
  rider?: typeof athlete;
}

async function open({
  engine = searchHere(),
  store = storeHere(),
  recordS = 280,
  units = METRIC,
  onOffer,
  rider = athlete,
}: Opened = {}) {
  const segment = await hill();
  const page = render(
    <ThemeProvider theme={theme}>
      <UnitsContext value={unitFormat(units)}>
        <Attempts
          segment={segment}
          record={recordS === null ? null : { timeS: recordS }}
          athlete={rider}
          engine={engine}
          owner="anna"
          store={store}
          {...(onOffer ? { onOffer } : {})}
        />
      </UnitsContext>
    </ThemeProvider>,
  );
  const input = await screen.findByLabelText('Choose rides');
  return { page, store, segment, input, user: userEvent.setup({ applyAccept: false }) };
}

const june = () => fileOf(hillRide(1, 6), 'june.gpx');
const july = () => fileOf(hillRide(20, 7, { powerW: 300 }), 'july.gpx');
const buttons = () => screen.getAllByRole('button', { name: /show its gaps$/ }).map((one) => one.textContent);

test('before any ride it says what will be here, and that files stay on the device', async () => {
  await open();
  expect(screen.getByText(/Every time you rode The hill/)).toBeInTheDocument();
  expect(screen.getByText(/Your files stay on this device/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Forget/ })).toBeNull();
});

test('attempts of several rides, the fastest first, with their figures', async () => {
  const { input, user } = await open();
  await user.upload(input, [june(), july()]);
  expect(await screen.findByText('2 attempts in 2 rides.', undefined, SOON)).toBeInTheDocument();
  expect(buttons()).toEqual([
    expect.stringMatching(/^1\. 4:45\.\d ± 0\.6 s, May 20, 2026/),
    expect.stringMatching(/^2\. 5:33\.\d/),
  ]);
  const [, first] = screen.getAllByRole('row');
  expect(first).toHaveTextContent(/May 20, 2026 Best/);
  expect(first).toHaveTextContent(/300 W4\.29/);
  expect(first).toHaveTextContent(/25 °C/);
});

test('rides can be dropped', async () => {
  await open();
  fireEvent.drop(screen.getByText(/drop files and folders here/), {
    dataTransfer: { items: [], files: [june(), july()] },
  });
  expect(await screen.findByText('2 attempts in 2 rides.', undefined, SOON)).toBeInTheDocument();
});

test('another order, and the rank stays that of the time', async () => {
  const { input, user } = await open();
  await user.upload(input, [fileOf(hillRide(1, 6, { powerW: 320 }), 'june.gpx'), july()]);
  await screen.findByText(/^2 attempts/, undefined, SOON);
  await user.click(screen.getByRole('radio', { name: 'Power' }));
  expect(buttons()[0]).toMatch(/^2\. 5:33/);
  await user.click(screen.getByRole('radio', { name: 'Date' }));
  expect(buttons()[0]).toMatch(/^1\. 4:45/);
});

test('the gaps of the best to the record, and of another to both', async () => {
  const { input, user } = await open();
  await user.upload(input, [june(), july()]);
  await screen.findByText(/^2 attempts/, undefined, SOON);
  const chart = () => screen.getByRole('img', { name: /^Seconds behind along the road/ });
  expect(chart()).toHaveAccessibleName(/: 5\.\d s behind the record’s pace at the finish\.$/);
  await user.click(screen.getByRole('button', { name: /^2\. .*show its gaps$/ }));
  expect(chart()).toHaveAccessibleName(
    /: 53 s behind the record’s pace, 48 s behind your best at the finish/,
  );
  expect(screen.getByText(/^Most is lost to your best from km/)).toBeInTheDocument();
  expect(within(screen.getByRole('table', { name: 'Gaps along the road' })).getAllByRole('row')).toHaveLength(
    11,
  );
});

test('without a record the best has no gaps, and says what would give some', async () => {
  const { input, user } = await open({ recordS: null });
  await user.upload(input, june());
  expect(
    await screen.findByText(/^This is your best\. Give the record/, undefined, SOON),
  ).toBeInTheDocument();
});

test('W/kg are with the weight of now, also of attempts that were kept', async () => {
  const store = storeHere();
  const first = await open({ store });
  await first.user.upload(first.input, july());
  await screen.findByText(/^1 attempt/, undefined, SOON);
  await waitFor(() => expect(store.kept.size).toBe(1));
  first.page.unmount();
  await open({ store, rider: resolveAthlete({ bodyMatrix: { weight: 60 } }) });
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(/300 W5\.00/);
});

test('a power below 30 W is none, nor what rests on it', async () => {
  const { input, user } = await open();
  await user.upload(input, [july(), fileOf(hillRide(1, 6, { powerW: 12 }), 'broken.gpx')]);
  await screen.findByText(/^2 attempts/, undefined, SOON);
  const [heads, good, broken] = screen.getAllByRole('row').map((row) => [...row.children].slice(2));
  const of = (cells: Element[] | undefined) =>
    Object.fromEntries(heads!.map(({ textContent }, i) => [textContent, cells?.[i]?.textContent]));
  expect(of(good)).toMatchObject({ Power: '300 W', Normalized: '300 W', 'W/kg': '4.29' });
  expect(of(broken)).toMatchObject({ Power: '–', 'W/kg': '–', 'At 15 °C': '–', Normalized: '–' });
  await user.click(screen.getByRole('button', { name: /^2\. .*show its gaps$/ }));
  expect(screen.getByText('Its power is below 30 W on average, so it is left out.')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Wind of this attempt' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Power' }));
  expect(buttons()[0]).toMatch(/^1\. 4:45/);
});

test('several efforts of one ride are laps of it', async () => {
  const { input, user } = await open();
  await user.upload(input, fileOf(hillRide(1, 6, { laps: 3 }), 'three.gpx'));
  expect(await screen.findByText('3 attempts in 1 ride.', undefined, SOON)).toBeInTheDocument();
  expect(screen.getByText('three.gpx, lap 2')).toBeInTheDocument();
});

test('none over the segment, and how many came near', async () => {
  const { input, user } = await open();
  await user.upload(
    input,
    [1, 2, 3].map((day) => fileOf(hillRide(day, 6, { besideM: day * 300 }), `${day}.gpx`)),
  );
  expect(
    await screen.findByText(
      'None of these 3 rides goes over this segment. 1 comes within 500 m of its start.',
      undefined,
      SOON,
    ),
  ).toBeInTheDocument();
});

test('files that fail, rides without times and doubles are named and stop nothing', async () => {
  const { input, user } = await open();
  await user.upload(input, [
    fileOf('nothing', 'broken.fit'),
    fileOf(hillRide(1, 6, { timed: false }), 'route.gpx'),
    june(),
    fileOf(hillRide(1, 6), 'june again.gpx'),
    fileOf('', 'photo.jpg'),
  ]);
  expect(await screen.findByText('1 attempt in 1 ride.', undefined, SOON)).toBeInTheDocument();
  expect(screen.getByText('route.gpx has no times, so no attempts can be found in it.')).toBeInTheDocument();
  expect(screen.getByText(/^june again\.gpx is a ride that is here already/)).toBeInTheDocument();
  expect(screen.getByText('1 other file left out.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '1 file could not be read' }));
  expect(screen.getByText('broken.fit: This is not a GPX, TCX or FIT file.')).toBeVisible();
});

test('a file without times alone: no attempts can be found', async () => {
  const { input, user } = await open();
  await user.upload(input, fileOf(hillRide(1, 6, { timed: false }), 'route.gpx'));
  expect(
    await screen.findByText('No attempts can be found in these files.', undefined, SOON),
  ).toBeInTheDocument();
});

test('a search shows how far it is, and a cancelled one keeps what it found', async () => {
  const holds: (() => void)[] = [];
  const { input, user, store } = await open({
    engine: searchHere(() => new Promise((resolve) => holds.push(resolve))),
  });
  await user.upload(input, [june(), july(), fileOf(hillRide(25, 8), 'late.gpx')]);
  expect(screen.getByRole('status')).toHaveTextContent('0 of 3, 0 attempts');
  expect(screen.getByRole('progressbar', { name: 'Rides searched' })).toHaveAttribute('aria-valuenow', '0');
  await act(async () => holds.shift()?.());
  await waitFor(() => expect(holds).toHaveLength(1), SOON);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  // Seen while a file is still being searched.
  const stopped = 'Stopped after 1 of 3 files. 1 attempt in 1 ride.';
  expect(screen.getByText(stopped)).toBeInTheDocument();
  await act(async () => holds.shift()?.());
  await waitFor(() => expect([...store.kept.values()][0]?.attempts).toHaveLength(1), SOON);
  expect(screen.getByText(stopped)).toBeInTheDocument();
});

test('attempts are there on the next visit, more rides add to them, and they can be forgotten', async () => {
  const store = storeHere();
  const first = await open({ store });
  await first.user.upload(first.input, june());
  await screen.findByText(/^1 attempt/, undefined, SOON);
  await waitFor(() => expect(store.kept.size).toBe(1));
  first.page.unmount();
  const { input, user } = await open({ store });
  expect(buttons()).toHaveLength(1);
  await user.upload(input, [july(), june()]);
  expect(await screen.findByText('2 attempts in 2 rides.', undefined, SOON)).toBeInTheDocument();
  expect(screen.getByText(/^june\.gpx is a ride that is here already/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Forget these attempts' }));
  expect(screen.queryByRole('button', { name: /show its gaps$/ })).toBeNull();
  expect(store.kept.size).toBe(0);
  expect(screen.getByText(/Every time you rode The hill/)).toBeInTheDocument();
});

test('attempts that were forgotten come back with Undo, until the next search', async () => {
  const { input, user, store } = await open();
  await user.upload(input, [june(), july()]);
  await screen.findByText('2 attempts in 2 rides.', undefined, SOON);
  await waitFor(() => expect(store.kept.size).toBe(1));
  const before = { shown: buttons(), kept: [...store.kept] };
  expect(screen.getByText(/^Kept on this device until you sign out/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Forget these attempts' }));
  expect(screen.getByText('The attempts at this segment are forgotten.')).toBeInTheDocument();
  expect(store.kept.size).toBe(0);
  const undo = () => screen.queryByRole('button', { name: 'Undo' });
  expect(undo()).toHaveFocus();
  await user.click(undo()!);
  expect(undo()).toBeNull();
  expect(buttons()).toEqual(before.shown);
  expect([...store.kept]).toEqual(before.kept);
  const forget = screen.getByRole('button', { name: 'Forget these attempts' });
  expect(forget).toHaveFocus();
  await user.click(forget);
  await user.upload(screen.getByLabelText('Choose rides'), june());
  await screen.findByText('1 attempt in 1 ride.', undefined, SOON);
  expect(undo()).toBeNull();
});

test('the wind that a member says corrects the power of that attempt', async () => {
  const { input, user } = await open();
  await user.upload(input, june());
  await screen.findByText(/^1 attempt/, undefined, SOON);
  await user.click(screen.getByRole('button', { name: 'Correct' }));
  expect(screen.getByText('A direction is needed, such as SW or 225.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Wind'), '20');
  await user.type(screen.getByLabelText('From'), 'N');
  await user.click(screen.getByRole('button', { name: 'Correct' }));
  expect(screen.getByText(/^Corrected for a wind of 20 km\/h from N/)).toBeInTheDocument();
  const power = Number(/^(\d+) W$/.exec(screen.getAllByRole('cell')[3]!.textContent ?? '')?.[1]);
  expect(power).toBeLessThan(235);
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(screen.getByLabelText('Wind')).toBeInTheDocument();
});

test('one wind for all attempts of a day, offered where the day has more than one', async () => {
  const { input, user } = await open();
  await user.upload(input, [fileOf(hillRide(1, 6, { laps: 3 }), 'three.gpx'), july()]);
  await screen.findByText(/^4 attempts/, undefined, SOON);
  const say = async (nth: number) => {
    await user.click(screen.getByRole('button', { name: new RegExp(`^${nth}\\. .*show its gaps$`) }));
    await user.type(screen.getByLabelText('Wind'), '20');
    await user.type(screen.getByLabelText('From'), 'N');
    await user.click(screen.getByRole('button', { name: 'Correct' }));
  };
  const forAll = 'Use it for all attempts of this day';
  const winds = () => screen.queryAllByRole('cell', { name: '20 km/h from N' });
  await say(1);
  expect(winds()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: forAll })).toBeNull();
  await say(2);
  expect(winds()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: forAll }));
  expect(winds()).toHaveLength(4);
  expect(screen.getByRole('group', { name: 'Wind of this attempt' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: forAll })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(winds()).toHaveLength(3);
});

test('one’s own curve beside the profile, and what is offered for it', async () => {
  const onOffer = jest.fn();
  const { input, user } = await open({ onOffer });
  await user.upload(input, [june(), july()]);
  const table = await screen.findByRole('region', { name: 'Your best powers' }, SOON);
  expect(
    within(table).getByRole('row', { name: /^3 min 300 W 4\.3 240 W May 20, 2026 Better$/ }),
  ).toBeInTheDocument();
  expect(screen.getByText(/3-minute power 300 W \(now 240 W\)/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use in my profile' }));
  expect(onOffer.mock.calls[0][0]).toContainEqual(
    expect.objectContaining({ field: 'powerMatrix.min3Power', powerW: 300 }),
  );
});

test('in the member’s units', async () => {
  const { input, user } = await open({
    units: { distance: 'mi', mass: 'lb', temperature: 'F' },
  });
  await user.upload(input, [june(), july()]);
  await screen.findByText(/^2 attempts/, undefined, SOON);
  expect(screen.getByRole('columnheader', { name: 'At 59 °F' })).toBeInTheDocument();
  expect(screen.getAllByText('77 °F')).toHaveLength(2);
  expect(screen.getAllByText(/mph$/).length).toBeGreaterThan(1);
});
