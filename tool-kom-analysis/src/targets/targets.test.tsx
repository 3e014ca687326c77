import { theme } from '@breakaway/ui';
import { athleteState, fakeDatabase, fakeLink, fileOf, hillGpx } from '@breakaway/tool-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from 'styled-components';
import { App } from '../App.tsx';
import { engineHere } from '../engine/testing.ts';
import { deviceAttempts } from '../attempts/kept-attempts.ts';
import { keepSegment, keptSegments } from './kept-segments.ts';
import { EMPTY_RECORD } from '../record/record-form.ts';
import { EMPTY_SEGMENT } from '../segment/segment.ts';

const anna = athleteState({ height: 175, weight: 68.5, ftp: 280 });
const OWNER = 'member id-of-anna';
const rows = new Map<string, unknown>();

beforeEach(() => {
  rows.clear();
  sessionStorage.clear();
  localStorage.clear();
  Object.assign(globalThis, {
    indexedDB: fakeDatabase(rows),
    IDBKeyRange: { bound: (lower: string, upper: string) => ({ lower, upper }) },
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  Reflect.deleteProperty(globalThis, 'IDBKeyRange');
});

const byHand = (id: string, name: string, time: string, changes = {}) =>
  keepSegment(OWNER, {
    id,
    name,
    file: null,
    segment: { ...EMPTY_SEGMENT, length: '5', gain: '350' },
    record: { ...EMPTY_RECORD, time, changes },
  });
function open() {
  const page = render(
    <ThemeProvider theme={theme}>
      <App link={fakeLink(anna)} engine={engineHere()} />
    </ThemeProvider>,
  );
  return { page, user: userEvent.setup() };
}
const list = () => within(screen.getByRole('list', { name: 'Your segments by chance' }));
const names = () =>
  list()
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('button')[0]!.textContent);

test('segments are ranked by chance, with what is missing and the reason where nothing can be said', async () => {
  await byHand('1', 'Hard', '14:00');
  await byHand('2', 'Easy', '25:00');
  await byHand('3', 'No time yet', '');
  open();
  await screen.findByRole('list', { name: 'Your segments by chance' });
  await waitFor(() => expect(names()).toEqual(['Easy', 'Hard', 'No time yet']));
  const [easy, hard, none] = list().getAllByRole('listitem');
  expect(easy).toHaveTextContent('over 99 %');
  expect(easy).toHaveTextContent(/\d+ W to spare/);
  expect(hard).toHaveTextContent('under 1 %');
  expect(hard).toHaveTextContent(/\d+ W missing/);
  expect(none).toHaveTextContent('It has no record time yet.');
});

test('a segment is kept under a name, what changes is kept with it, and it opens again as it was', async () => {
  const { user, page } = open();
  await user.upload(
    await screen.findByLabelText('Choose a GPX, TCX or FIT file'),
    fileOf(hillGpx(), 'hill.gpx'),
  );
  await user.click(await screen.findByRole('button', { name: 'Keep this segment' }));
  const name = screen.getByLabelText('Name');
  await user.clear(name);
  await user.paste('Sunday hill');
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(await screen.findByRole('heading', { name: 'Sunday hill' })).toBeInTheDocument();
  await user.click(screen.getByLabelText('Record time'));
  await user.paste('14:00');
  await waitFor(async () => expect((await keptSegments(OWNER))[0]?.record.time).toBe('14:00'), {
    timeout: 4000,
  });
  await user.click(screen.getByRole('button', { name: 'Remove this segment' }));
  expect(screen.getByLabelText('Record time')).toHaveValue('');
  page.unmount();
  open();
  await user.click(await screen.findByRole('button', { name: 'Sunday hill' }));
  expect(await screen.findByRole('heading', { name: 'Sunday hill' })).toBeInTheDocument();
  expect(screen.getByLabelText('Record time')).toHaveValue('14:00');
  expect(await screen.findByRole('button', { name: /^Climb 1/ })).toHaveAttribute('aria-pressed', 'true');
});

test('what the sliders try out is no chance of today', async () => {
  await byHand('1', 'Tried', '17:00', { cpW: 25 });
  await byHand('2', 'As I am', '17:00');
  open();
  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(2));
  const [one, other] = list()
    .getAllByRole('listitem')
    .map((item) => /\d+ %/.exec(item.textContent!)?.[0]);
  expect(one).toBeDefined();
  expect(one).toBe(other);
});

test('a forecast that is pasted ranks the segments by its days at once', async () => {
  const { user } = open();
  await user.upload(
    await screen.findByLabelText('Choose a GPX, TCX or FIT file'),
    fileOf(hillGpx(), 'hill.gpx'),
  );
  await user.click(screen.getByLabelText('Record time'));
  await user.paste('14:00');
  await user.click(await screen.findByRole('button', { name: 'Keep this segment' }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await screen.findByText(/^Paste a forecast under Wind and days/);
  await user.click(await screen.findByRole('tab', { name: 'Wind and days' }));
  await user.click(await screen.findByRole('button', { name: 'Paste or open a forecast' }));
  await user.click(screen.getByLabelText('Forecast'));
  await user.paste('2027-05-08 10:00\t30\tN\t12\n2027-05-09 15:00\t34\tS\t21');
  await user.click(screen.getByRole('button', { name: 'Use it' }));
  expect(await screen.findByLabelText('What to attack on')).toBeInTheDocument();
  expect(screen.queryByText(/^Paste a forecast under Wind and days/)).not.toBeInTheDocument();
});

test('what is typed just before another segment is opened is kept with the one before', async () => {
  await byHand('1', 'Hard', '14:00');
  await byHand('2', 'Easy', '25:00');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Hard' }));
  await screen.findByRole('heading', { name: 'Hard' });
  const time = screen.getByLabelText('Record time');
  await user.clear(time);
  await user.click(time);
  await user.paste('15:30');
  await user.click(screen.getByRole('button', { name: 'Easy' }));
  await screen.findByRole('heading', { name: 'Easy' });
  await waitFor(async () =>
    expect((await keptSegments(OWNER)).find(({ id }) => id === '1')?.record.time).toBe('15:30'),
  );
  expect((await keptSegments(OWNER)).find(({ id }) => id === '2')?.record.time).toBe('25:00');
});

test('a segment that is forgotten comes back with Undo', async () => {
  await byHand('1', 'Hard', '14:00');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Forget Hard' }));
  expect(await screen.findByText('“Hard” is no longer kept.')).toBeInTheDocument();
  expect(await keptSegments(OWNER)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Forget Hard' })).toBeInTheDocument();
});

test('the segments of another member of this device are forgotten, never shown', async () => {
  await keepSegment('member other', {
    id: '9',
    name: 'Not yours',
    file: null,
    segment: EMPTY_SEGMENT,
    record: EMPTY_RECORD,
  });
  await deviceAttempts.keep('member other 45.0,6.0 1000', { rides: [], attempts: [], bests: [] });
  await deviceAttempts.keep(`${OWNER} 45.0,6.0 1000`, { rides: [], attempts: [], bests: [] });
  open();
  expect(await screen.findByText(/^Segments that you keep appear here/)).toBeInTheDocument();
  expect(screen.queryByText('Not yours')).not.toBeInTheDocument();
  await waitFor(() => expect([...rows.keys()]).toEqual([`${OWNER} 45.0,6.0 1000`]));
});
