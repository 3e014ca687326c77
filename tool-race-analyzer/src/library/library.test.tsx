import type { ToolState } from '@breakaway/contract/shell-link';
import { athleteState, fileOf, hillGpx, fakeDatabase, linkWithAccount } from '@breakaway/tool-kit/testing';
import { theme } from '@breakaway/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from 'styled-components';
import { App } from '../App.tsx';
import { draftKey, keptDraft } from '../course/testing.ts';
import { raceEngine } from '../engine/engine.ts';

const anna = athleteState({ height: 175, weight: 68.5, ftp: 280 });
const hill = () => fileOf(hillGpx({ recorded: false }), 'hill.gpx');
const SOON = { timeout: 10_000 };

function open({ link, account }: ReturnType<typeof linkWithAccount>) {
  const page = render(
    <ThemeProvider theme={theme}>
      <App link={link} engine={raceEngine()} />
    </ThemeProvider>,
  );
  return { link, account, page, user: userEvent.setup() };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name }, SOON);
/** Waits until the plan that is shown is in the account. */
const saved = () => screen.findByText(/^Saved/, { selector: '[role="status"]' }, SOON);
const finish = async () =>
  (await screen.findByText(/^Finish, at/, { selector: 'dt' }, SOON)).nextElementSibling?.textContent;

/** A member whose plan of the hill is saved. */
async function withPlan() {
  const opened = open(linkWithAccount(anna));
  await opened.user.upload(await screen.findByLabelText(/^Choose a GPX/), hill());
  await waitFor(async () => expect(await button('Save')).toBeEnabled(), SOON);
  await opened.user.click(await button('Save'));
  await saved();
  return opened;
}
const only = ({ plans }: ReturnType<typeof linkWithAccount>['account']) => {
  const [versions = []] = [...plans.values()];
  return versions;
};

test('a plan is saved under the name of its course, and opened again to the same plan', async () => {
  const { account, page, user, link } = await withPlan();
  const before = await finish();
  expect(only(account)).toEqual([
    expect.objectContaining({
      name: 'The hill',
      version: 1,
      summary: expect.objectContaining({ distanceM: 8000, ascentM: 280, start: '08:30' }),
    }),
  ]);
  expect(only(account)[0]?.summary.profile).toHaveLength(48);
  page.unmount();
  open({ link, account });
  const card = await button('The hill');
  expect(card.closest('li')).toHaveTextContent(/ for 8\.0 km, \+280 m/);
  await user.click(card);
  expect(await screen.findByRole('heading', { name: 'The hill' })).toBeInTheDocument();
  expect(await finish()).toBe(before);
  await saved();
});

test('a plan is eaten on another device with the products that it was saved with', async () => {
  const gel = { kind: 'gel', name: 'Green', carbohydrateG: 30, known: true };
  const fuel = { products: [gel], unused: [], sweatTest: null };
  const rows = new Map<string, unknown>([['fuel', { owner: 'member id-of-anna', fuel }]]);
  Object.assign(globalThis, { indexedDB: fakeDatabase(rows) });
  const { link, page, account } = await withPlan();
  page.unmount();
  const grey = { ...fuel, products: [{ ...gel, name: 'Grey' }] };
  const elsewhere = new Map<string, unknown>([['fuel', { owner: 'member id-of-anna', fuel: grey }]]);
  Object.assign(globalThis, { indexedDB: fakeDatabase(elsewhere) });
  const { user } = open({ link, account });
  await user.click(await button('The hill'));
  await saved();
  await user.click(await screen.findByRole('tab', { name: 'Fuel' }, SOON));
  const products = await screen.findByRole('list', { name: 'Your products' }, SOON);
  expect(within(products).getAllByRole('checkbox', { name: /Green|Grey/ })).toHaveLength(1);
  expect(within(products).getByRole('checkbox', { name: /^Green: 30 g/ })).toBeChecked();
}, 60_000);

/** As a version wrote it that had no detail, no fuelled plans, and saved no products. */
function written(question = '') {
  const asked = JSON.parse(question) as { form: { detail?: string; fuel: Record<string, unknown> } };
  delete asked.form.detail;
  for (const field of ['fuelled', 'stock']) delete asked.form.fuel[field];
  return JSON.stringify(asked);
}

test('a plan of an earlier version has no changes when it is opened', async () => {
  const { link, page, account, user } = await withPlan();
  page.unmount();
  only(account).forEach((one) => (one.question = written(one.question)));
  const gel = { kind: 'gel', name: 'Green', carbohydrateG: 30, known: true };
  const fuel = { products: [gel], unused: [], sweatTest: null };
  const rows = new Map<string, unknown>([['fuel', { owner: 'member id-of-anna', fuel }]]);
  Object.assign(globalThis, { indexedDB: fakeDatabase(rows) });
  open({ link, account });
  await user.click(await button('The hill'));
  await saved();
  await user.click(screen.getByRole('radio', { name: 'Brave' }));
  expect(await button('Save changes')).toBeInTheDocument();
});

test('nor has one that an earlier version kept on the device', async () => {
  const rows = new Map<string, unknown>();
  Object.assign(globalThis, { indexedDB: fakeDatabase(rows) });
  const { link, page, account } = await withPlan();
  page.unmount();
  const kept = JSON.parse(keptDraft()) as { saved: { content: string } };
  kept.saved.content = written(kept.saved.content);
  localStorage.setItem(draftKey(), JSON.stringify(kept));
  open({ link, account });
  await saved();
});

test('what is changed can be saved as the next version, and an earlier one is opened again', async () => {
  const { account, user } = await withPlan();
  await user.click(screen.getByRole('radio', { name: 'Brave' }));
  await waitFor(async () => expect(await button('Save changes')).toBeEnabled(), SOON);
  await user.click(await button('Save changes'));
  await saved();
  expect(only(account).map(({ version }) => version)).toEqual([1, 2]);
  await user.click(screen.getByRole('menuitem', { name: 'Earlier versions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Versions of “The hill”' });
  await user.click((await within(dialog).findAllByRole('button', { name: /^Open the version/ }))[1]!);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Brave' })).not.toBeChecked(), SOON);
  await waitFor(async () => expect(await button('Save changes')).toBeEnabled(), SOON);
  await user.click(await button('Save changes'));
  await saved();
  expect(only(account).map(({ version }) => version)).toEqual([1, 2, 3]);
  expect(only(account)[2]?.question).toBe(only(account)[0]?.question);
});

test('without a connection the plan stays on the device, and is saved later', async () => {
  const { account, user } = await withPlan();
  await user.click(screen.getByRole('radio', { name: 'Brave' }));
  account.down = true;
  await waitFor(async () => expect(await button('Save changes')).toBeEnabled(), SOON);
  await user.click(await button('Save changes'));
  expect(
    await screen.findByText(
      'There is no connection. Your plan is kept on this device, and not saved in your account.',
    ),
  ).toBeInTheDocument();
  account.down = false;
  await user.click(await button('Try again'));
  await saved();
  expect(only(account)).toHaveLength(2);
});

test('a plan that was changed elsewhere is not overwritten: both are kept', async () => {
  const { account, user } = await withPlan();
  only(account).push({ ...only(account)[0]!, version: 2, name: 'From the phone' });
  await user.click(screen.getByRole('radio', { name: 'Brave' }));
  await waitFor(async () => expect(await button('Save changes')).toBeEnabled(), SOON);
  await user.click(await button('Save changes'));
  expect(
    await screen.findByText(
      /^This plan was changed elsewhere since you opened it\. The other one is “From the phone”/,
    ),
  ).toBeInTheDocument();
  await user.click(await button('Keep both'));
  await saved();
  expect(screen.getByRole('heading', { name: 'The hill (2)' })).toBeInTheDocument();
  expect(account.plans.size).toBe(2);
  expect(only(account).at(-1)?.name).toBe('From the phone');
});

test('or the one from elsewhere is opened', async () => {
  const { account, user } = await withPlan();
  only(account).push({ ...only(account)[0]!, version: 2, name: 'From the phone' });
  await user.click(screen.getByRole('radio', { name: 'Brave' }));
  await waitFor(async () => expect(await button('Save changes')).toBeEnabled(), SOON);
  await user.click(await button('Save changes'));
  await user.click(await button('Open that one'));
  expect(await screen.findByRole('heading', { name: 'From the phone' }, SOON)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Brave' })).not.toBeChecked();
  await saved();
});

test('what the account refuses is said in its sentence, and nothing is lost', async () => {
  const { account, user } = await withPlan();
  await user.click(screen.getByRole('radio', { name: 'Brave' }));
  account.refuse = 'This plan is too large to save.';
  await waitFor(async () => expect(await button('Save changes')).toBeEnabled(), SOON);
  await user.click(await button('Save changes'));
  expect(await screen.findByText('This plan is too large to save.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'The hill' })).toBeInTheDocument();
});

afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

/** Answers of the account wait until the returned function is called. */
function slow(account: ReturnType<typeof linkWithAccount>['account']) {
  const { promise, resolve } = Promise.withResolvers<void>();
  account.answers = promise;
  return () => act(async () => resolve());
}

test('a link that is made while the plan is being saved leaves the version that was saved', async () => {
  const { account, user } = await withPlan();
  await user.click(screen.getByRole('radio', { name: 'Brave' }));
  await waitFor(async () => expect(await button('Save changes')).toBeEnabled(), SOON);
  const answer = slow(account);
  await user.click(await button('Save changes'));
  await user.click(screen.getByRole('menuitem', { name: 'Share a link' }));
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  await waitFor(() => expect(account.calls).toContain('POST /plans/share'), SOON);
  await answer();
  expect(await screen.findByText('Saved, shared by a link')).toBeInTheDocument();
});

test('a course that is removed while it is being saved stays removed from the device', async () => {
  Object.assign(globalThis, { indexedDB: fakeDatabase(new Map()) });
  const { account, page, user, link } = await withPlan();
  await user.click(screen.getByRole('radio', { name: 'Brave' }));
  await waitFor(async () => expect(await button('Save changes')).toBeEnabled(), SOON);
  const answer = slow(account);
  await user.click(await button('Save changes'));
  await waitFor(
    () => expect(account.calls.filter((call) => call === 'POST /plans/plan')).toHaveLength(2),
    SOON,
  );
  await user.click(screen.getByRole('button', { name: 'Remove this course' }));
  await answer();
  page.unmount();
  open({ link, account });
  await button('The hill');
  expect(screen.queryByRole('heading', { name: 'The hill' })).not.toBeInTheDocument();
});

test('a plan is renamed, deleted, and back after Undo', async () => {
  const { account, user } = await withPlan();
  await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect(name).toHaveAccessibleDescription('Enter a name.');
  await user.type(name, 'The big one');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByRole('heading', { name: 'The big one' })).toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('“The big one” is deleted from your account.')).toBeInTheDocument();
  // The course stays on the page, not saved.
  expect(await button('Save')).toBeEnabled();
  await user.click(await button('Undo'));
  await saved();
  expect(only(account)[0]).toMatchObject({ name: 'The big one', deleted: false });
});

test('a link is made, copied, and taken back', async () => {
  const { account, user } = await withPlan();
  await user.click(screen.getByRole('menuitem', { name: 'Share a link' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Share “The hill”' }));
  expect(dialog.getByText(/^Your name, weight, FTP and W' are not shown\./)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Make a link' }));
  expect(await dialog.findByRole('textbox', { name: 'Link' })).toHaveValue('/shared-plan#secret-of-the-link');
  await user.click(dialog.getByRole('button', { name: 'Copy the link' }));
  expect(await dialog.findByText('The link is copied.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('/shared-plan#secret-of-the-link');
  await user.click(dialog.getByRole('button', { name: 'Take the link back' }));
  expect(await dialog.findByText(/^The link has ended\./)).toBeInTheDocument();
  expect(only(account)[0]?.link).toBeNull();
  expect(dialog.getByRole('button', { name: 'Make a link' })).toBeInTheDocument();
});

test('the list of plans says that it could not be loaded, and tries again', async () => {
  const opened = linkWithAccount(anna);
  opened.account.down = true;
  const { user } = open(opened);
  expect(await screen.findByText(/^There is no connection\./)).toBeInTheDocument();
  opened.account.down = false;
  await user.click(await button('Try again'));
  expect(await screen.findByText(/^Plans that you save appear here/)).toBeInTheDocument();
});

test.each<[string, ToolState]>([
  ['outside of the app', { kind: 'alone' }],
  ['after signing out', { kind: 'signed-out', ranOut: false }],
])('%s nothing is saved', async (_, state) => {
  const { account, user } = open(linkWithAccount(state));
  await user.upload(await screen.findByLabelText(/^Choose a GPX/), hill());
  await screen.findByRole('heading', { name: 'The hill' }, SOON);
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
  expect(account.calls).toEqual([]);
});
