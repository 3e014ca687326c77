import type { Session } from '@breakaway/contract';
import { expect, test, type Page } from '@playwright/test';
import type { Stack } from 'stack';
import { expectAnnouncedOnce, recordAnnouncements } from '../support/announced.ts';
import { appUrl, consultantPath } from '../support/addresses.ts';
import { model, pace, warmUp } from '../support/model.ts';
import { call, newPremiumMember, signInAs } from '../support/members.ts';
import { ownStack } from '../support/own-stack.ts';

/** The consultant with a language model: its words as they come, Stop, and every way in which a connection ends. */

const CLIMB = 'What power do I need for 13.8 km at 8.1 % in 55 minutes at 62 kg?';

let stack: Stack;
let end: () => Promise<void>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.slow();
  ({ stack, end } = await ownStack({ COACH_MODEL: 'scripted' }));
  await warmUp();
});
test.afterAll(() => end?.());
test.beforeEach(() => pace(50, 30));

const box = (page: Page) => page.getByPlaceholder('Message Breakaway');
const answers = (page: Page) => page.getByRole('heading', { name: 'Coach said' });
const writing = (page: Page) => page.getByRole('heading', { name: 'Coach is writing' }).locator('..');
const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop', exact: true });

async function open(page: Page): Promise<Session> {
  const session = await newPremiumMember();
  await signInAs(page, session);
  await page.goto(`${appUrl()}${consultantPath}`);
  await expect(box(page)).toBeVisible();
  return session;
}

async function send(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
}

test('words come as they are written, are announced once, and end as the answer with its figures', async ({
  page,
}) => {
  await recordAnnouncements(page);
  await open(page);
  await send(page, CLIMB);
  await expect(writing(page)).toContainText('Here is what comes out.');
  await expect(stopButton(page)).toBeVisible();
  await expect(answers(page)).toHaveCount(1);
  await expect(page.getByText('Breakaway coach with scripted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  await expectAnnouncedOnce(page, 'Generating answer for you');
  await expectAnnouncedOnce(page, 'Answer ready');
  const said = await page.evaluate(() => window.announced.join(' '));
  expect(said).not.toContain('Here is what comes out');
});

test('a stop with the button and with Escape: what was written stays, marked, also after a reload', async ({
  page,
}) => {
  await model('PUT', '', { scripts: [{ do: 'long' }], firstTokenMs: 10, tokenMs: 60 });
  await open(page);
  for (const [i, stop] of [() => stopButton(page).click(), () => page.keyboard.press('Escape')].entries()) {
    await send(page, CLIMB);
    await expect(writing(page)).toContainText('Ride by feel at first');
    await stop();
    await expect(answers(page)).toHaveCount(i + 1);
    await expect(page.getByText('Stopped. The end of this answer is missing.')).toHaveCount(i + 1);
    await expect(box(page)).toBeFocused();
  }
  const requests = await model<{ aborted?: boolean }[]>('GET', '/requests');
  expect(requests.filter(({ aborted }) => aborted)).toHaveLength(2);
  await page.reload();
  await expect(page.getByText('Stopped. The end of this answer is missing.')).toHaveCount(2);
  await pace(1, 1);
  await send(page, CLIMB);
  await expect(answers(page)).toHaveCount(3);
});

/** The questions and answers of the newest conversation, as they are stored. */
async function stored({ token }: Session) {
  const { data: list } = await call<{ data: { _id: string }[] }>('GET', '/gpt-prompt/allPromptsHistory', {
    token,
  });
  const { data } = await call<{ data: { role: string; status?: string }[] }>(
    'GET',
    `/gpt-prompt/promptChatHistory?promptId=${list[0]!._id}`,
    { token },
  );
  return data.map(({ role, status }) => [role, status ?? 'whole'].join(' '));
}
const ONCE = ['system whole', 'user whole'];

test('a connection that is lost in mid-answer: the answer is fetched, once', async ({ page, context }) => {
  await pace(10, 60);
  const session = await open(page);
  await send(page, CLIMB);
  await expect(writing(page)).toContainText('Here is');
  await context.setOffline(true);
  // Words that came before stay; the request ends with the connection.
  await page.waitForTimeout(300);
  await context.setOffline(false);
  await expect(answers(page)).toHaveCount(1);
  await expect(page.getByText('Breakaway coach with scripted')).toBeVisible();
  expect(await stored(session)).toEqual(ONCE);
});

test('a reload and a second tab in mid-answer show it as it grows, and then whole, once', async ({
  page,
  context,
}) => {
  await pace(10, 250);
  const session = await open(page);
  await send(page, CLIMB);
  await expect(writing(page)).toContainText('Here is');
  const other = await context.newPage();
  await other.goto(page.url());
  await page.reload();
  for (const one of [page, other]) {
    await expect(one.getByText(/^Here is/)).toBeVisible();
    await expect(one.getByText('Breakaway coach with scripted')).toBeVisible();
    await expect(answers(one)).toHaveCount(1);
  }
  expect(await stored(session)).toEqual(ONCE);
});

test('an API that is killed in mid-answer: the page fetches the answer when it is back, once', async ({
  page,
}) => {
  test.slow();
  await pace(10, 150);
  const session = await open(page);
  await send(page, CLIMB);
  await expect(writing(page)).toContainText('Here is');
  const api = stack.service('api');
  await api.kill();
  await expect(
    page.getByRole('status').filter({ hasText: 'The connection was lost. Fetching the answer.' }),
  ).toHaveCount(1);
  await pace(1, 1);
  api.start();
  await api.ready();
  await expect(answers(page)).toHaveCount(1);
  await expect(page.getByText('Breakaway coach with scripted')).toBeVisible();
  expect(await stored(session)).toEqual(ONCE);
});

test('an API that is killed while nobody looks: what was written is there, marked as stopped', async ({
  page,
}) => {
  test.slow();
  await pace(10, 150);
  const session = await open(page);
  await send(page, CLIMB);
  await expect(writing(page)).toContainText('Here is');
  // The words are stored once a second.
  await expect.poll(async () => (await stored(session))[0]).toBe('system writing');
  const address = page.url();
  await page.goto('about:blank');
  const api = stack.service('api');
  await api.kill();
  api.start();
  await api.ready();
  await page.goto(address);
  await expect(page.getByText('Stopped. The end of this answer is missing.')).toBeVisible();
  await pace(1, 1);
  await send(page, CLIMB);
  await expect(answers(page)).toHaveCount(2);
});

test('a model that fails: the built-in coach answers, and the answer says so', async ({ page }) => {
  await model('PUT', '', { scripts: [{ do: '500' }], firstTokenMs: 1, tokenMs: 1 });
  await open(page);
  await send(page, CLIMB);
  await expect(page.getByText(/so the built-in coach answered/)).toBeVisible();
  await model('PUT', '', { scripts: [{ do: 'invented-again' }], firstTokenMs: 1, tokenMs: 20 });
  await send(page, CLIMB);
  await expect(page.getByText(/These are the computed results alone/)).toBeVisible();
  await expect(page.getByText('312')).toHaveCount(0);
});
