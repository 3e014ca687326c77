import { theme } from '@breakaway/ui';
import { athleteState, fakeDatabase, fileOf, hillGpx, linkWithAccount } from '@breakaway/tool-kit/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from 'styled-components';
import { putByHand } from '../account/testing.ts';
import { App } from '../App.tsx';
import { engineHere } from '../engine/testing.ts';
import { deviceAttempts } from '../attempts/kept-attempts.ts';
import { changeKept, keptSegments } from './kept-segments.ts';
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

/** A member whose account has these segments, by their names and the times of their records. */
async function open(segments: Record<string, string> = {}, opened = linkWithAccount(anna)) {
  for (const [name, time] of Object.entries(segments)) await putByHand(opened.account, name, name, { time });
  const page = render(
    <ThemeProvider theme={theme}>
      <App link={opened.link} engine={engineHere()} />
    </ThemeProvider>,
  );
  return { ...opened, page, user: userEvent.setup() };
}
/** With the climb of a ride, saved with a record of 14:00 and still open. */
async function openSavedHill() {
  const opened = await open();
  const { user } = opened;
  await user.upload(
    await screen.findByLabelText('Choose a GPX, TCX or FIT file'),
    fileOf(hillGpx(), 'hill.gpx'),
  );
  await user.click(screen.getByLabelText('Record time'));
  await user.paste('14:00');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText(/^Paste a forecast under Wind and days/);
  return opened;
}
async function pasteForecast(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.click(await screen.findByRole('button', { name: 'Paste or open a forecast' }));
  await user.click(screen.getByLabelText('Forecast'));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Use it' }));
}
const list = () => within(screen.getByRole('list', { name: 'Your segments by chance' }));
const names = () =>
  list()
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('button')[0]!.textContent);

test('segments are ranked by chance, with what is missing and the reason where nothing can be said', async () => {
  await open({ Hard: '14:00', Easy: '25:00', 'No time yet': '' });
  await screen.findByRole('list', { name: 'Your segments by chance' });
  await waitFor(() => expect(names()).toEqual(['Easy', 'Hard', 'No time yet']));
  const [easy, hard, none] = list().getAllByRole('listitem');
  expect(easy).toHaveTextContent('over 99 %');
  expect(easy).toHaveTextContent(/\d+ W to spare/);
  expect(hard).toHaveTextContent('under 1 %');
  expect(hard).toHaveTextContent(/\d+ W missing/);
  expect(none).toHaveTextContent('It has no record time yet.');
});

test('what the sliders try out is no chance of today', async () => {
  const opened = linkWithAccount(anna);
  await putByHand(opened.account, '1', 'Tried', { time: '17:00', changes: { cpW: 25 } });
  await open({ 'As I am': '17:00' }, opened);
  await waitFor(() => expect(screen.getAllByText(/\d+ %/)).not.toHaveLength(0));
  await waitFor(() => {
    const [one, other] = list()
      .getAllByRole('listitem')
      .map((item) => /\d+ %/.exec(item.textContent)?.[0]);
    expect(one).toBeDefined();
    expect(one).toBe(other);
  });
});

test('a forecast that is pasted ranks the segments by its days at once', async () => {
  const { user } = await openSavedHill();
  await user.click(await screen.findByRole('tab', { name: 'Wind and days' }));
  await pasteForecast(user, '2027-05-08 10:00\t30\tN\t12\n2027-05-09 15:00\t34\tS\t21');
  expect(
    await screen.findByLabelText('What to attack on', undefined, { timeout: 10_000 }),
  ).toBeInTheDocument();
  expect(screen.queryByText(/^Paste a forecast under Wind and days/)).not.toBeInTheDocument();
});

test('a forecast is pasted beside the list where no segment is open, and forgotten there', async () => {
  const { user } = await openSavedHill();
  await user.click(screen.getByRole('button', { name: 'Remove this segment' }));
  expect(screen.queryByText(/^Paste a forecast under Wind and days/)).not.toBeInTheDocument();
  await pasteForecast(user, '2027-05-08 10:00\t30\tN\t12\n2027-05-09 15:00\t34\tS\t21');
  expect(
    await screen.findByLabelText('What to attack on', undefined, { timeout: 10_000 }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Forget this forecast' }));
  expect(screen.queryByLabelText('What to attack on')).not.toBeInTheDocument();
});

test('a forecast of clock times is a day to choose, without a date', async () => {
  const { user } = await openSavedHill();
  await user.click(screen.getByRole('button', { name: 'Remove this segment' }));
  await pasteForecast(user, '12:00\t40\tS\t21');
  const days = await screen.findByLabelText('What to attack on', undefined, { timeout: 10_000 });
  await user.selectOptions(days, 'This day');
  expect(list().getByText(/^Best at 12:00: wind from the S/)).toBeInTheDocument();
});

test('the list is there without a network, as this device knows it', async () => {
  const { page, link, account } = await open({ Hard: '14:00', Easy: '25:00' });
  await waitFor(() => expect(names()).toEqual(['Easy', 'Hard']));
  page.unmount();
  account.down = true;
  const { user } = await open({}, { link, account });
  expect(await screen.findByText(/These are your segments as this device knows them\.$/)).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(['Easy', 'Hard']));
  await user.click(screen.getByRole('button', { name: 'Hard' }));
  expect(screen.getByLabelText('Record time')).toHaveValue('14:00');
  account.down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/as this device knows them/)).not.toBeInTheDocument());
});

test('a device that knows none says that the list could not be loaded, and tries again', async () => {
  const opened = linkWithAccount(anna);
  opened.account.down = true;
  const { user } = await open({ Hard: '14:00' }, opened);
  expect(
    await screen.findByText('There is no connection. Check your network and try again.'),
  ).toBeInTheDocument();
  opened.account.down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toEqual(['Hard']));
});

test('what changed on another device is read again, what is the same is not', async () => {
  const { page, link, account } = await open({ Hard: '14:00', Easy: '25:00' });
  await waitFor(() => expect(names()).toEqual(['Easy', 'Hard']));
  page.unmount();
  await putByHand(account, 'Hard', 'Hard', { time: '30:00' });
  account.plans.get('Hard')![0]!.version = 2;
  account.plans.delete('Easy');
  account.calls.length = 0;
  await open({}, { link, account });
  await waitFor(async () => expect((await keptSegments(OWNER)).map(({ id }) => id)).toEqual(['Hard']));
  await waitFor(() => expect(list().getByRole('listitem')).toHaveTextContent('record 30:00'));
  expect(account.calls.filter((call) => call.startsWith('GET'))).toEqual([
    'GET /plans',
    'GET /plans/plan?id=Hard',
  ]);
  page.unmount();
});

test('a segment that could not be read again stays as this device knows it', async () => {
  const { page, link, account } = await open({ Hard: '14:00', Easy: '25:00' });
  await waitFor(() => expect(names()).toEqual(['Easy', 'Hard']));
  page.unmount();
  account.plans.get('Hard')![0]!.version = 2;
  const call = async (method: 'GET', path: string) =>
    path.startsWith('/plans/plan')
      ? { ok: false as const, status: 0, message: 'There is no connection.' }
      : link.call(method, path);
  await open({}, { link: { ...link, call: call as typeof link.call }, account });
  expect(await screen.findByText(/These are your segments as this device knows them\.$/)).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(['Easy', 'Hard']));
});

test('a segment of a newer version of the page says so, and the others are there', async () => {
  const opened = linkWithAccount(anna);
  await putByHand(opened.account, 'new', 'From tomorrow', { time: '14:00' });
  opened.account.plans.get('new')![0]!.question = '{"format":2}';
  await open({ Easy: '25:00' }, opened);
  await waitFor(() => expect(names()).toEqual(['Easy', 'From tomorrow']));
  expect(screen.getByText(/^This segment was saved by a newer version of this page\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'From tomorrow' })).toBeDisabled();
});

test('a segment that is deleted comes back with Undo', async () => {
  const { user, account } = await open({ Hard: '14:00' });
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('“Hard” is deleted.')).toBeInTheDocument();
  await screen.findByText(/^Segments that you save appear here/);
  expect(account.plans.get('Hard')![0]!.deleted).toBe(true);
  expect(screen.getByRole('region', { name: 'Your segments' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toEqual(['Hard']));
  expect(screen.getByRole('region', { name: 'Your segments' })).toHaveFocus();
});

test('a segment is renamed and shared from the list', async () => {
  const { user, account } = await open({ Hard: '14:00' });
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'The wall');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(names()).toEqual(['The wall']));
  await user.click(screen.getByRole('menuitem', { name: 'Share a link' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Share “The wall”' }));
  await user.click(dialog.getByRole('button', { name: 'Make a link' }));
  await waitFor(() => expect(account.plans.get('Hard')![0]!.link).toBe('secret-of-the-link'));
  expect(await dialog.findByRole('textbox', { name: 'Link' })).toHaveValue(
    '/shared-segment#secret-of-the-link',
  );
  await user.click(screen.getByRole('button', { name: 'Close dialog' }));
  await waitFor(() => expect(list().getByRole('listitem')).toHaveTextContent('shared by a link'));
});

test('the segments of another member of this device are forgotten, never shown', async () => {
  await changeKept('member other', {
    gone: [],
    come: [
      {
        id: '9',
        name: 'Not yours',
        version: 1,
        link: null,
        savedAt: '2026-11-26T18:00:00.000Z',
        problem: null,
        file: null,
        segment: EMPTY_SEGMENT,
        record: EMPTY_RECORD,
      },
    ],
  });
  await deviceAttempts.keep('member other 45.0,6.0 1000', { rides: [], attempts: [], bests: [] });
  await deviceAttempts.keep(`${OWNER} 45.0,6.0 1000`, { rides: [], attempts: [], bests: [] });
  await open();
  expect(await screen.findByText(/^Segments that you save appear here/)).toBeInTheDocument();
  expect(screen.queryByText('Not yours')).not.toBeInTheDocument();
  await waitFor(() => expect([...rows.keys()]).toEqual([`${OWNER} 45.0,6.0 1000`]));
});

test.each([
  ['by hand: nothing stays on the device', false, []],
  ['because the session ran out: the attempts stay', true, [`${OWNER} 45.0,6.0 1000`]],
])('who leaves %s', async (_, ranOut, stays) => {
  await deviceAttempts.keep(`${OWNER} 45.0,6.0 1000`, { rides: [], attempts: [], bests: [] });
  const opened = linkWithAccount(anna);
  let state = opened.link.state();
  let tell = () => {};
  const link = {
    ...opened.link,
    state: () => state,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => {};
    },
  };
  await open({ Hard: '14:00' }, { ...opened, link });
  await waitFor(() => expect([...rows.keys()]).toContain('segment Hard'));
  act(() => {
    state = { kind: 'signed-out', ranOut };
    tell();
  });
  await waitFor(() => expect([...rows.keys()]).toEqual(stays));
  expect(screen.queryByText('Hard')).not.toBeInTheDocument();
});
