import {
  checkedPlanFile,
  racePlan,
  resolveAthlete,
  routeFrom,
  type RacePlan,
  type Refusal,
} from '@breakaway/cycling';
import { readActivityOrRoute } from '@breakaway/cycling/files';
import { unitFormat } from '@breakaway/contract/units';
import { UnitsContext } from '@breakaway/tool-kit';
import { hillGpx } from '@breakaway/tool-kit/testing';
import { theme } from '@breakaway/ui';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from 'styled-components';
import { TakeAlong } from './TakeAlong.tsx';

let plan: RacePlan;
const saved: { name: string; blob: Blob }[] = [];
const START_MS = Date.UTC(2027, 5, 12, 6, 30);

beforeAll(async () => {
  const parsed = await readActivityOrRoute(new TextEncoder().encode(hillGpx({ recorded: false })));
  if (!parsed.ok) throw new Error(parsed.message);
  const route = routeFrom(parsed.track.points);
  if (!route.ok) throw new Error(route.message);
  const athlete = resolveAthlete({ bodyMatrix: { height: 175, weight: 68 }, powerMatrix: { ftp: 280 } });
  const made = racePlan({ route, athlete, bike: 'road', goal: { kind: 'fastest' } });
  if (!made.ok) throw new Error(made.message);
  plan = made;
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  saved.length = 0;
  let latest: Blob | null = null;
  URL.createObjectURL = (blob) => ((latest = blob as Blob), 'blob:file');
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (latest) saved.push({ name: this.download, blob: latest });
  });
});
afterEach(() => jest.restoreAllMocks());

function open(props: Partial<Parameters<typeof TakeAlong>[0]> = {}) {
  const shown = render(
    <ThemeProvider theme={theme}>
      <TakeAlong plan={plan} name="The hill" feeding={null} {...props} />
    </ThemeProvider>,
  );
  return { ...shown, user: userEvent.setup() };
}
/** On a phone, which jsdom is like, the others are folded. */
const unfold = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: /^Show \d files$/ }));
const part = (name: string) => within(screen.getByRole('region', { name }));
const bytesOf = (blob: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });

test('the file for a Garmin is ready, checked, and saved byte for byte', async () => {
  const { user } = open();
  const first = part('Take it along');
  expect(await first.findByText(/^Checked: \d+ points, \d+ prompts, \d+:\d\d$/)).toBeInTheDocument();
  expect(first.getByText(/^the-hill\.course\.fit · \d+ kB$/)).toBeInTheDocument();
  expect(first.getAllByRole('listitem')).toHaveLength(3);
  expect(first.getByText(/Garmin\/NewFiles/)).toBeInTheDocument();
  await user.click(first.getByRole('button', { name: 'Download' }));
  expect(saved.map(({ name }) => name)).toEqual(['the-hill.course.fit']);
  const [file] = saved;
  if (!file) throw new Error('nothing saved');
  expect(file.blob.type).toBe('application/vnd.ant.fit');
  const read = await readActivityOrRoute(await bytesOf(file.blob));
  expect(read).toMatchObject({ ok: true, warnings: [], track: { kind: 'route', name: 'The hill' } });
});

test('the device is chosen once: it is there when the tool is opened again, in another tab too', async () => {
  const { user, unmount } = open();
  await user.selectOptions(screen.getByLabelText('My device'), 'Indoor trainer with Zwift');
  expect(await part('Take it along').findByText(/^the-hill\.zwo/)).toBeInTheDocument();
  expect(screen.queryByText(/NewFiles/)).not.toBeInTheDocument();
  unmount();
  sessionStorage.clear();
  open();
  expect(screen.getByLabelText('My device')).toHaveDisplayValue('Indoor trainer with Zwift');
  expect(await part('Take it along').findByText(/^the-hill\.zwo/)).toBeInTheDocument();
});

test('another file is made, checked and saved on demand; the two workouts differ', async () => {
  const { user } = open();
  await unfold(user);
  await user.click(screen.getByRole('button', { name: 'Download: Workout by distance (FIT)' }));
  expect(await screen.findByText(/^Checked: \d+ steps?, 8\.0 km$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Download: Workout by time (FIT)' }));
  expect(await screen.findByText(/^Checked: \d+ steps?, \d+:\d\d$/)).toBeInTheDocument();
  expect(saved.map(({ name }) => name)).toEqual(['the-hill.workout.fit', 'the-hill.workout.fit']);
  const [a, b] = await Promise.all(saved.map(({ blob }) => bytesOf(blob)));
  expect(a).not.toEqual(b);
});

test('a calendar needs the start, and says so', async () => {
  const { user, unmount } = open();
  await unfold(user);
  await user.click(screen.getByRole('button', { name: 'Download: Calendar (ICS)' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'A calendar needs the time of the start. Enter it first.',
  );
  expect(saved).toEqual([]);
  unmount();
  const again = open({ plan: { ...plan, question: { ...plan.question, startTimeMs: START_MS } } });
  await unfold(again.user);
  await again.user.click(screen.getByRole('button', { name: 'Download: Calendar (ICS)' }));
  expect(await screen.findByText(/^the-hill\.ics/)).toBeInTheDocument();
  expect(saved.map(({ name }) => name)).toEqual(['the-hill.ics']);
});

test('a file that fails its check is not handed out: one sentence, no button', async () => {
  const sentence = 'The file was read again and its steps did not agree with the plan, so you do not get it.';
  const failed: Refusal = { ok: false, message: sentence };
  const { user } = open({
    write: async (ride, format, options) =>
      format === 'fitCourse' || format === 'gpx' ? failed : checkedPlanFile(ride, format, options),
  });
  const first = part('Take it along');
  expect(await first.findByRole('alert')).toHaveTextContent(sentence);
  expect(first.queryByRole('button')).not.toBeInTheDocument();
  await unfold(user);
  await user.click(screen.getByRole('button', { name: 'Download: Route (GPX)' }));
  expect(await part('Other files').findByRole('alert')).toHaveTextContent(sentence);
  expect(saved).toEqual([]);
});

test('a writer that stops is a sentence too', async () => {
  open({ write: () => Promise.reject(new Error('The worker stopped.')) });
  expect(await part('Take it along').findByRole('alert')).toHaveTextContent('This file could not be made.');
});

test('a new plan takes the place of the old file', async () => {
  const { rerender } = open();
  expect(await screen.findByText(/^the-hill\.course\.fit/)).toBeInTheDocument();
  rerender(
    <ThemeProvider theme={theme}>
      <TakeAlong plan={plan} name="Another hill" feeding={null} />
    </ThemeProvider>,
  );
  expect(screen.queryByText(/^the-hill/)).not.toBeInTheDocument();
  expect(await screen.findByText(/^another-hill\.course\.fit/)).toBeInTheDocument();
});

test('who uses miles reads that files and paper have kilometres', () => {
  const words = 'Distances on paper and in files are in km.';
  const { unmount } = open();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  unmount();
  render(
    <UnitsContext value={unitFormat({ distance: 'mi', mass: 'kg', temperature: 'C' })}>
      <ThemeProvider theme={theme}>
        <TakeAlong plan={plan} name="The hill" feeding={null} />
      </ThemeProvider>
    </UnitsContext>,
  );
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('paper: preview, and a sheet with a line of 50 mm that is printed when its picture is there', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = open();
  const paper = part('On paper');
  const preview = await paper.findByRole('img', { name: 'Preview of the sticker: The hill' });
  expect(decodeURIComponent(preview.getAttribute('src') ?? '')).toContain('width="30mm" height="120mm"');
  await user.click(paper.getByRole('button', { name: 'Print or save as PDF' }));
  const sheet = document.querySelector('[data-sheet]');
  expect(sheet).toHaveTextContent('50 mm. If not, print at 100 % (actual size).');
  expect(sheet?.querySelector('path')).toHaveAttribute('d', expect.stringContaining('H50.2'));
  expect(print).not.toHaveBeenCalled();
  fireEvent.load(sheet?.querySelector('img') ?? document);
  expect(print).toHaveBeenCalledTimes(1);
  // A sheet that was not printed goes with its picture.
  await user.click(paper.getByRole('radio', { name: 'A6 card' }));
  await paper.findByRole('img', { name: 'Preview of the card: The hill' });
  await user.click(paper.getByRole('radio', { name: 'Sticker' }));
  await paper.findByRole('img', { name: 'Preview of the sticker: The hill' });
  expect(document.querySelector('[data-sheet]')).toBeNull();
  await user.click(paper.getByRole('button', { name: 'Print or save as PDF' }));
  expect(document.querySelector('[data-sheet]')).not.toBeNull();
  fireEvent(window, new Event('afterprint'));
  expect(document.querySelector('[data-sheet]')).toBeNull();
  await user.click(paper.getByRole('radio', { name: 'A6 card' }));
  expect(await paper.findByRole('img', { name: 'Preview of the card: The hill' })).toBeInTheDocument();
  await user.click(paper.getByRole('button', { name: 'Download the A6 card as SVG' }));
  expect(saved.map(({ name }) => name)).toEqual(['the-hill.card.svg']);
});
