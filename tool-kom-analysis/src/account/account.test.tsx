import { theme } from '@breakaway/ui';
import type { ToolState } from '@breakaway/contract/shell-link';
import { athleteState, fakeDatabase, fileOf, hillGpx, linkWithAccount } from '@breakaway/tool-kit/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from 'styled-components';
import { engineHere } from '../engine/testing.ts';
import { EMPTY_RECORD } from '../record/record-form.ts';
import { Root } from '../Root.tsx';
import { EMPTY_SEGMENT } from '../segment/segment.ts';
import { isSameTyped, readTyped, writeTyped } from './document.ts';
import { putByHand } from './testing.ts';

const anna = athleteState({ height: 175, weight: 68.5, ftp: 280 });
const SOON = { timeout: 10_000 };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  otherDevice();
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  Reflect.deleteProperty(globalThis, 'IDBKeyRange');
});
/** Nothing is kept here. */
function otherDevice() {
  sessionStorage.clear();
  localStorage.clear();
  Object.assign(globalThis, {
    indexedDB: fakeDatabase(new Map()),
    IDBKeyRange: { bound: (lower: string, upper: string) => ({ lower, upper }) },
  });
}

function open({ link, account }: ReturnType<typeof linkWithAccount>) {
  const page = render(
    <ThemeProvider theme={theme}>
      <Root link={link} engine={engineHere()} />
    </ThemeProvider>,
  );
  return { link, account, page, user: userEvent.setup() };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name }, SOON);
const saved = () => screen.findByText(/^Saved/, { selector: '[role="status"]' }, SOON);
const fact = (name: string | RegExp) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling!.textContent!;
const power = async () => {
  await waitFor(() => expect(fact('Power')).toMatch(/^\d+ W$/), SOON);
  return fact('Power');
};
async function type(user: ReturnType<typeof userEvent.setup>, label: string, text: string) {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** A member whose segment of the hill is saved, with a record of 14:00. */
async function withSegment(opened = linkWithAccount(anna)) {
  const page = open(opened);
  await page.user.upload(
    await screen.findByLabelText('Choose a GPX, TCX or FIT file'),
    fileOf(hillGpx(), 'hill.gpx'),
  );
  await type(page.user, 'Record time', '14:00');
  await power();
  await page.user.click(await button('Save'));
  await saved();
  return page;
}
const only = ({ plans }: ReturnType<typeof linkWithAccount>['account']) => [...plans.values()][0] ?? [];

test('a segment is saved with its record, and takes the same watts on another device', async () => {
  const { account, page, link } = await withSegment();
  const before = await power();
  expect(only(account)).toEqual([
    expect.objectContaining({
      name: 'Climb 1 from km 2.0, The hill',
      version: 1,
      summary: expect.objectContaining({ distanceM: 4030, ascentM: 279, recordS: 840 }),
    }),
  ]);
  page.unmount();
  otherDevice();
  const { user } = open({ link, account });
  await user.click(await button('Climb 1 from km 2.0, The hill'));
  expect(screen.getByLabelText('Record time')).toHaveValue('14:00');
  expect(await power()).toBe(before);
  expect(await screen.findByRole('button', { name: /^Climb 1/, pressed: true })).toBeInTheDocument();
  await saved();
});

test('a change can be saved as the next version, and an earlier one is opened again', async () => {
  const { account, user } = await withSegment();
  await type(user, 'Record time', '13:30');
  await user.click(await button('Save changes'));
  await saved();
  expect(only(account).map(({ version }) => version)).toEqual([1, 2]);
  await user.click(screen.getByRole('menuitem', { name: 'Earlier versions' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Versions of/ }));
  expect(await dialog.findByText(/: record 13:30$/)).toBeInTheDocument();
  await user.click((await dialog.findAllByRole('button', { name: /^Open the version/ }))[1]!);
  await waitFor(() => expect(screen.getByLabelText('Record time')).toHaveValue('14:00'), SOON);
  await user.click(await button('Save changes'));
  await saved();
  expect(only(account)[2]?.question).toBe(only(account)[0]?.question);
});

test('a segment that was changed elsewhere is not overwritten: both are kept', async () => {
  const { account, user } = await withSegment();
  only(account).push({ ...only(account)[0]!, version: 2, name: 'From the phone' });
  await type(user, 'Record time', '13:30');
  await user.click(await button('Save changes'));
  expect(
    await screen.findByText(
      /^This plan was changed elsewhere since you opened it\. The other one is “From the phone”, saved Nov 26, 2026, .*\. There: record 14:00\. Here: record 13:30\.$/,
    ),
  ).toBeInTheDocument();
  await user.click(await button('Keep both'));
  await saved();
  expect(account.plans.size).toBe(2);
  expect(only(account).at(-1)?.name).toBe('From the phone');
});

test('without a connection nothing is lost, and it is saved later', async () => {
  const { account, user } = await withSegment();
  await type(user, 'Record time', '13:30');
  account.down = true;
  await user.click(await button('Save changes'));
  expect(
    await screen.findByText(
      'There is no connection. Your segment is kept on this device, and not saved in your account.',
    ),
  ).toBeInTheDocument();
  account.down = false;
  await user.click(await button('Try again'));
  await saved();
  expect(only(account)).toHaveLength(2);
});

test('a segment that arrived, and only the answer was lost, is not saved as another one', async () => {
  const opened = linkWithAccount(anna);
  const { call } = opened.link;
  let lose = true;
  opened.link.call = (async (...asked: Parameters<typeof call>) => {
    const answer = await call(...asked);
    if (!lose || asked[1] !== '/plans/plan') return answer;
    lose = false;
    return { ok: false, status: 0, message: '' };
  }) as typeof call;
  const { user, account } = open(opened);
  await screen.findByLabelText('Length');
  await type(user, 'Length', '5');
  await type(user, 'Height gain', '350');
  await user.click(await button('Save'));
  await user.click(await button('Try again'));
  await saved();
  expect(account.plans.size).toBe(1);
});

test('what could not be sent is sent when the network is back', async () => {
  const { account, user } = await withSegment();
  await type(user, 'Record time', '13:30');
  account.down = true;
  await user.click(await button('Save changes'));
  await button('Try again');
  account.down = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await saved();
  expect(only(account)).toHaveLength(2);
});

test('a segment that was deleted elsewhere can be saved as a new one', async () => {
  const { account, user } = await withSegment();
  only(account).forEach((one) => (one.deleted = true));
  await type(user, 'Record time', '13:30');
  await user.click(await button('Save changes'));
  await user.click(await button('Save as a new one'));
  await saved();
  const [, [again] = []] = [...account.plans.values()];
  expect(again).toMatchObject({ version: 1, deleted: false, summary: { recordS: 810 } });
});

test('a segment that was left without saving can still be had back after a reload', async () => {
  const opened = linkWithAccount(anna);
  await putByHand(opened.account, '1', 'Hard', { time: '14:00' });
  await putByHand(opened.account, '2', 'Easy', { time: '25:00' });
  const { user, page } = open(opened);
  await user.click(await button('Easy'));
  await type(user, 'Record time', '26:10');
  await user.click(await button('Hard'));
  await screen.findByText('“Easy” was left without saving.');
  page.unmount();
  open(opened);
  await user.click(await button('Go back'));
  expect(screen.getByRole('heading', { name: 'Easy' })).toBeInTheDocument();
  expect(screen.getByLabelText('Record time')).toHaveValue('26:10');
  await button('Save changes');
});

test('in miles a name that the member gave stays as it is, and one of ours does not', async () => {
  const units = { distance: 'mi', mass: 'lb', temperature: 'F' } as const;
  const opened = linkWithAccount(athleteState({ height: 175, weight: 68.5, ftp: 280, units }));
  await putByHand(opened.account, '1', '10 km TT', { time: '14:00' });
  const { user, account } = open(opened);
  await user.click(await button('10 km TT'));
  expect(screen.getByRole('heading', { name: '10 km TT' })).toBeInTheDocument();
  await user.upload(screen.getByLabelText('Choose a GPX, TCX or FIT file'), fileOf(hillGpx(), 'hill.gpx'));
  await type(user, 'Record time', '14:00');
  await user.click(await button('Save'));
  await saved();
  expect([...account.plans.values()].at(-1)?.at(-1)?.name).toBe('Climb 1 from mile 1.2, The hill');
});

test('a segment by hand without a record time can be saved', async () => {
  const { user, account } = open(linkWithAccount(anna));
  await screen.findByLabelText('Length');
  await type(user, 'Length', '5');
  await type(user, 'Height gain', '350');
  await user.click(await button('Save'));
  await saved();
  expect(only(account)[0]).toMatchObject({
    name: 'Segment by hand',
    summary: { distanceM: 5000, recordS: null },
  });
});

test('who opens another segment before saving can go back', async () => {
  const opened = linkWithAccount(anna);
  await putByHand(opened.account, '1', 'Hard', { time: '14:00' });
  await putByHand(opened.account, '2', 'Easy', { time: '25:00' });
  const { user } = open(opened);
  await user.click(await button('Hard'));
  await saved();
  await user.click(await button('Easy'));
  expect(screen.queryByText(/was left without saving/)).not.toBeInTheDocument();
  await type(user, 'Record time', '26:10');
  await user.click(await button('Hard'));
  expect(screen.getByLabelText('Record time')).toHaveValue('14:00');
  expect(screen.getByText('“Easy” was left without saving.')).toBeInTheDocument();
  await user.click(await button('Go back'));
  expect(screen.getByRole('heading', { name: 'Easy' })).toBeInTheDocument();
  expect(screen.getByLabelText('Record time')).toHaveValue('26:10');
  await user.click(await button('Save changes'));
  await saved();
  expect(opened.account.plans.get('2')!.at(-1)!.question).toContain('26:10');
});

test('outside of the app and after signing out nothing is saved', async () => {
  for (const state of [{ kind: 'alone' }, { kind: 'signed-out', ranOut: false }] as ToolState[]) {
    const { account, page } = open(linkWithAccount(state));
    expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
    expect(account.calls).toEqual([]);
    page.unmount();
  }
});

test('what was saved before a field was there has it as at first, and counts as saved', () => {
  const typed = { segment: EMPTY_SEGMENT, record: { ...EMPTY_RECORD, time: '14:00', changes: { cpW: 20 } } };
  const text = writeTyped(typed);
  const old = JSON.parse(text) as { record: { descending?: string } };
  delete old.record.descending;
  expect(readTyped(text)).toEqual({ ok: true, ...typed });
  expect(isSameTyped(JSON.stringify(old), text)).toBe(true);
  expect(isSameTyped(writeTyped({ ...typed, record: EMPTY_RECORD }), text)).toBe(false);
  expect(readTyped('{').ok).toBe(false);
  // A slider that is back at its beginning.
  const back = { ...typed, record: { ...typed.record, changes: { cpW: 20, massKg: 0 } } };
  expect(isSameTyped(writeTyped(back), text)).toBe(true);
});
