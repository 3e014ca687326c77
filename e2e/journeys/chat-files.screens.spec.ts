import type { HistoryMessage } from '@breakaway/contract';
import { readRoute, type WrittenRoute } from '@breakaway/cycling';
import { expect, test, type Page } from '@playwright/test';
import { appUrl, consultantPath } from '../support/addresses.ts';
import { answerWith } from '../support/answers.ts';
import { toast } from '../support/app-frame.ts';
import { answerQuestions, recordedRide, withFiles } from '../support/chat-files.ts';
import { hillyRoute } from '../support/files.ts';
import { operate } from '../support/keyboard.ts';
import { call, newPremiumMember, signInAs } from '../support/members.ts';
import {
  expectForcedColours,
  expectNoPageProblems,
  expectReflow,
  expectTextSpacing,
  expectTouchTargets,
} from '../support/page-checks.ts';
import { watch } from '../support/watch.ts';

/** A file goes with a question: attached, read in the page, sent, shown in the thread, and opened in the tool. */

const rider = { bodyMatrix: { height: 178, weight: 70 }, powerMatrix: { ftp: 250 } };
const box = (page: Page) => page.getByPlaceholder('Message Breakaway');
const card = (page: Page) => page.getByRole('group', { name: 'Attached file' });
const attach = (page: Page) => page.getByRole('button', { name: 'Attach a file' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const READER = /\/read-file\.\w+\.js$/;

async function open(page: Page): Promise<void> {
  const session = await newPremiumMember();
  await call('PATCH', '/users/editProfile', { token: session.token, body: rider });
  await signInAs(page, session);
  await page.goto(`${appUrl()}${consultantPath}`);
  await expect(box(page)).toBeVisible();
}

async function choose(page: Page, file: ReturnType<typeof hillyRoute>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await attach(page).click();
  await (await chooser).setFiles(file);
}

/** In a low window what is above the box scrolls, and the box stays. */
async function expectBoxInReach(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 480 });
  await expect(box(page)).toBeInViewport({ ratio: 1 });
  await button(page, 'Explain this ride').click({ trial: true });
  await expect(box(page)).toBeInViewport({ ratio: 1 });
  // At 400 % the screen itself has to be scrolled, for the bars.
  await page.setViewportSize({ width: 320, height: 256 });
  await button(page, 'Explain this ride').click({ trial: true });
  await box(page).click();
  await page.setViewportSize(size);
}

test('a route: chosen, read, shown, asked about, and opened in the Race Analyzer', async ({ page }) => {
  test.slow();
  const calm = watch(page);
  const readers: string[] = [];
  page.on('request', (request) => READER.test(request.url()) && readers.push(request.url()));
  const start = { tool: 'race-analyzer', v: 1, name: 'Hill of our own' } as const;
  const asked = await answerQuestions(page, [
    { kind: 'text', text: 'A plan for it.' },
    { kind: 'open', start, fileId: 'f1' },
  ]);
  await open(page);
  await expectTouchTargets(page, 'chat files: start');
  expect(readers).toEqual([]);

  await choose(page, hillyRoute());
  await expect(card(page)).toContainText('Hill of our own');
  await expect(card(page)).toContainText(/Route · 10\.0.km · \+3\d\d.m/);
  await expect(card(page)).toContainText('The file stays on this device.');
  await expect(page.getByRole('status').filter({ hasText: 'Hill of our own is attached.' })).toBeAttached();
  await expect(button(page, 'Send message')).toBeDisabled();
  await expectNoPageProblems(page, 'chat files: route');
  await expectTouchTargets(page, 'chat files: route');
  await expectTextSpacing(page, 'chat files: route');
  await expectForcedColours(page, 'chat files: route');
  await expectReflow(page, 'chat files: route');

  await box(page).fill('How long will it take me?');
  await button(page, 'Send message').click();
  const turn = page.getByRole('heading', { name: 'You said' }).locator('..');
  await expect(turn).toContainText(/Hill of our own.*10\.0.km.*How long will it take me\?/);
  await expect(card(page)).toHaveCount(0);
  await expect.poll(() => asked.length).toBe(1);
  const file = asked[0]?.file;
  expect(file?.ride).toBeNull();
  expect(readRoute(JSON.parse(file?.course ?? '') as WrittenRoute)).toMatchObject({
    ok: true,
    distanceM: file?.card.distanceM,
    ascentM: file?.card.ascentM,
  });
  expect(JSON.stringify(asked)).not.toMatch(/trkpt|own-hill/);
  await expectNoPageProblems(page, 'chat files: thread');

  // It goes with one question only: the conversation has it.
  await box(page).fill('And in the rain?');
  await button(page, 'Send message').click();
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]).not.toHaveProperty('file');

  await answerWith(page, '/gpt-prompt/chatCourse', 'offline');
  const tool = page.getByRole('button', { name: 'Open in Race Analyzer' }).last();
  await tool.click();
  await expect(toast(page, /could not reach the server/)).toBeVisible();
  await expect(tool).toBeEnabled();
  await answerWith(page, '/gpt-prompt/chatCourse', { body: { message: '', data: file?.course } });
  await tool.click();
  await expect(page.frameLocator('iframe[title="Race Analyzer"]').locator('main')).toBeVisible();
  await calm.expectCalm();
});

test('a ride is dropped, and a bad file beside it is refused', async ({ page }) => {
  test.slow();
  const asked = await answerQuestions(page);
  await open(page);
  await box(page).fill('Was that hard?');
  await withFiles(page.locator('body'), 'dragover', [recordedRide()]);
  await expect(page.getByText('Drop your GPX, TCX or FIT file here')).toBeVisible();
  await expectNoPageProblems(page, 'chat files: held over');
  await withFiles(page.locator('body'), 'drop', [recordedRide(), hillyRoute()]);
  await expect(page.getByText('Drop your GPX, TCX or FIT file here')).toHaveCount(0);
  await expect(card(page)).toContainText(/Ride · 20\.0.km · \+250.m · 1.h · 200.W/);
  await expect(card(page)).toContainText('One file goes with a question: the first one was taken.');
  await expect(box(page)).toHaveValue('Was that hard?');
  await expectNoPageProblems(page, 'chat files: ride');

  const picture = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) };
  await choose(page, picture);
  const refusal = page.getByRole('alert').filter({ hasText: 'me.jpg: This is not a GPX, TCX or FIT file.' });
  await expect(refusal).toBeVisible();
  // What was attached before stays, and so does the text.
  await expect(card(page)).toContainText('Over the hill');
  await expect(box(page)).toHaveValue('Was that hard?');
  await expectNoPageProblems(page, 'chat files: refused');
  await expectTouchTargets(page, 'chat files: refused');
  await expectBoxInReach(page);
  await button(page, 'Close this message').click();
  await expect(refusal).toHaveCount(0);

  await button(page, 'Explain this ride').click();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatchObject({
    message: 'Explain this ride',
    file: { card: { kind: 'ride', averagePowerW: 200 }, ride: { normalizedW: 200, wPrime: { cpW: 257.5 } } },
  });
  await expect(card(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('Was that hard?');
});

test('a file belongs to the draft: kept in its conversation, back after a failure, removed by the member', async ({
  page,
}) => {
  test.slow();
  await open(page);
  await answerWith(page, '/gpt-prompt/createChat', {
    status: 503,
    body: { message: 'Not now. Please try again.' },
  });
  await choose(page, hillyRoute());
  await button(page, 'Make a race plan').click();
  await expect(page.getByText(/Not now\..*Your message is back in the box/)).toBeVisible();
  await expect(box(page)).toHaveValue('Make a race plan');
  await expect(card(page)).toContainText('Hill of our own');
  await expectNoPageProblems(page, 'chat files: failed');

  await page.unroute(/\/gpt-prompt\/createChat(\?|$)/);
  const asked = await answerQuestions(page);
  await button(page, 'Try again').click();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]?.file?.card.name).toBe('Hill of our own');

  // Pasted into the conversation, and still there after a look at another one.
  await withFiles(box(page), 'paste', [recordedRide()]);
  await expect(card(page)).toContainText('Over the hill');
  const conversation = page.url();
  await button(page, 'New Chat').first().click();
  await expect(card(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(conversation);
  await expect(card(page)).toContainText('Over the hill');
  await button(page, 'Remove Over the hill').click();
  await expect(card(page)).toHaveCount(0);
});

test('with the keyboard, and a script that comes late', async ({ page, isMobile }) => {
  test.skip(isMobile, 'there is no keyboard');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(READER, async (route) => {
    await held;
    await route.continue();
  });
  const asked = await answerQuestions(page);
  await open(page);
  const chooser = page.waitForEvent('filechooser');
  await operate(page, attach(page), 'Enter');
  await (await chooser).setFiles(hillyRoute());
  await expect(box(page)).toBeFocused();
  await expect(card(page)).toContainText('Reading own-hill.gpx…');
  await expectNoPageProblems(page, 'chat files: reading');
  // A question does not leave without its file, and goes with it.
  await page.keyboard.type('How long?');
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText('Your question is sent when it is read.');
  await expect(box(page)).toHaveValue('How long?');
  await expectNoPageProblems(page, 'chat files: waits');
  expect(asked).toEqual([]);
  release();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatchObject({ message: 'How long?', file: { card: { name: 'Hill of our own' } } });
  await expect(card(page)).toHaveCount(0);

  const next = page.waitForEvent('filechooser');
  await operate(page, attach(page), 'Enter');
  await (await next).setFiles(hillyRoute());
  await expect(card(page)).toContainText('Hill of our own');
  await operate(page, button(page, 'Remove Hill of our own'), 'Space');
  await expect(card(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();
});

test('the reader loads from the address of a second attempt, too; where it does not load there is a sentence', async ({
  page,
}) => {
  const readers: string[] = [];
  let gone = true;
  await page.route(/\/remotes\/chat\/[^~]*remoteEntry/, (route) => route.abort());
  await page.route(READER, (route) => {
    readers.push(new URL(route.request().url()).pathname);
    return gone ? route.fulfill({ status: 404 }) : route.continue();
  });
  await open(page);
  await choose(page, hillyRoute());
  await expect(page.getByText('own-hill.gpx: This file could not be read. Please try again.')).toBeVisible();
  gone = false;
  await choose(page, hillyRoute());
  await expect(card(page)).toContainText('Hill of our own');
  expect(readers.at(-1)).toMatch(/\/~1\/read-file/);
});

test('a question of the past shows the file that came with it', async ({ page }) => {
  const question: HistoryMessage = {
    role: 'user',
    message: 'Make a race plan',
    createdAt: '2026-05-01T08:00:00.000Z',
    file: {
      kind: 'route',
      name: 'Maratona dles Dolomites',
      distanceM: 134_800,
      ascentM: 4380,
      timeS: null,
      averagePowerW: null,
      profile: [0, 60, 20, 80, 30, 100, 0],
      id: 'f1',
      hasCourse: true,
    },
  };
  const answer: HistoryMessage = {
    role: 'system',
    message: 'Here it is.',
    createdAt: '2026-05-01T08:00:05.000Z',
  };
  await open(page);
  await answerWith(page, '/gpt-prompt/promptChatHistory', {
    body: { message: '', data: [answer, question] },
  });
  await page.goto(`${appUrl()}${consultantPath}?c=c1`);
  const turn = page.getByRole('heading', { name: 'You said' }).locator('..');
  await expect(turn).toContainText(/Maratona dles Dolomites.*134\.8.km · \+4380.m.*Make a race plan/);
  await expectNoPageProblems(page, 'chat files: history');
});
