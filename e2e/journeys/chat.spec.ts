import type { Session } from '@breakaway/contract';
import { expect, test, type Page } from '@playwright/test';
import { copiedText } from '../support/clipboard.ts';
import { hold } from '../support/answers.ts';
import { ask, openSettings, toast } from '../support/app-frame.ts';
import { stopClock } from '../support/clock.ts';
import { stored } from '../support/conversations.ts';
import { call, newPremiumMember, password, signInAs } from '../support/members.ts';
import { appUrl, consultantPath } from '../support/addresses.ts';

/** The consultant's screen in the complete product: what it shows, and that nothing is lost in it. */

const CLIMB = 'What power do I need for 13.8 km at 8.1 % in 55 minutes?';
const box = (page: Page) => page.getByPlaceholder('Message Breakaway');
const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
const list = (page: Page) => page.getByRole('navigation', { name: 'Last Conversations' });
const thread = (page: Page) => page.getByRole('region', { name: 'Conversation', exact: true });
const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /^Hi / });
const newChat = (page: Page) => page.getByRole('button', { name: 'New Chat' }).click();

async function openConsultant(page: Page, session: Session, query = ''): Promise<void> {
  await signInAs(page, session);
  await page.goto(`${appUrl()}${consultantPath}${query}`);
  await expect(box(page)).toBeVisible();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(box(page)).toBeVisible();
}

test('a first conversation, from the empty screen to Logout @2.chat.sidebar @2.chat.no-chats @2.chat.empty-state @4.chat.initial @2.chat.send-disabled @2.chat.enter @2.chat.generating @2.chat.bubbles @4.chat.first-send @4.chat.answer-delay @9.answer-delay @4.chat.new-chat @4.chat.history-item @4.chat.logout @9.sidebar-width', async ({
  page,
}) => {
  const session = await newPremiumMember({ name: 'Anna Rider' });
  const history = page.waitForRequest(/allPromptsHistory/);
  await openConsultant(page, session);
  expect(await (await history).headerValue('authorization')).toBe(`Bearer ${session.token}`);
  await expect(list(page)).toContainText('No chat available');
  await expect(greeting(page)).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await expect(page).toHaveURL(`${appUrl()}${consultantPath}`);
  const sections = page.getByRole('navigation', { name: 'Sections' }).locator('..');
  expect((await sections.boundingBox())!.width).toBe(288);
  // One sidebar, with the logo, the sections and the conversations.
  await expect(sections.getByRole('link', { name: /start page$/ }).locator('svg')).toBeVisible();
  await expect(sections.getByRole('region', { name: 'Conversations' })).toBeVisible();

  await box(page).fill('How fast am I');
  await box(page).press('Shift+Enter');
  await box(page).pressSequentially('on a flat 40 km at 250 W?');
  await expect(box(page)).toHaveValue('How fast am I\non a flat 40 km at 250 W?');
  const arrived = page.waitForResponse(/createChat/);
  const letAnswer = await hold(page, '/gpt-prompt/createChat');
  await box(page).press('Enter');
  await expect(page.getByText('Generating answer for you')).toBeVisible();
  await expect(box(page)).toBeFocused();
  await box(page).fill('typed ahead');
  await expect(send(page)).toBeDisabled();
  await stopClock(page);
  await letAnswer();
  await (await arrived).finished();
  await page.clock.runFor(1400);
  const coach = page.getByRole('heading', { name: 'Coach said' });
  await expect(page.getByText('Generating answer for you')).toBeVisible();
  await expect(coach).toHaveCount(0);
  await page.clock.resume();
  await expect(coach).toHaveCount(1);
  await expect(greeting(page)).toHaveCount(0);
  await expect(page.getByText('Generating answer for you')).toHaveCount(0);
  await expect(send(page)).toBeEnabled();
  await expect(page).toHaveURL(/\?c=[\da-f-]{36}$/);

  const question = page.getByRole('heading', { name: 'You said' }).locator('..');
  const right = async (element: typeof question) => {
    const { x, width } = (await element.boundingBox())!;
    return x + width;
  };
  const bot = coach.locator('../..');
  expect((await question.boundingBox())!.x).toBeGreaterThan((await bot.boundingBox())!.x + 100);
  expect(Math.abs((await right(question)) - (await right(bot)))).toBeLessThan(2);
  await expect(bot.locator('svg').first()).toBeVisible();

  await box(page).fill('');
  await ask(page, 'And at 300 W?');
  const conversation = page.url();
  await newChat(page);
  await expect(greeting(page)).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(page).toHaveURL(`${appUrl()}${consultantPath}`);
  await expect(page.getByRole('heading', { name: 'You said' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(conversation);
  await expect(coach).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toHaveCount(2);
  await page.goForward();
  await expect(greeting(page)).toBeVisible();

  await list(page)
    .getByRole('link', { name: /^How fast am I/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^How fast am I/ })).toBeFocused();
  await expect(thread(page)).toHaveText(/How fast am I.*Coach said.*And at 300 W\?.*Coach said/s);

  await page.evaluate(() => sessionStorage.setItem('left', 'behind'));
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'Signed out successfully')).toBeVisible();
  await expect(page).toHaveURL(`${appUrl()}/`);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('the box grows to 80px and no further; Copy says "Copied" for a second @2.chat.textarea @9.textarea-height @2.chat.copy @9.copied-label', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openConsultant(page, await newPremiumMember());
  const height = () => box(page).evaluate((element) => element.getBoundingClientRect().height);
  const one = await height();
  await box(page).fill('one\ntwo');
  expect(await height()).toBeGreaterThan(one);
  await box(page).fill('one\ntwo\nthree\nfour\nfive\nsix\nseven');
  expect(await height()).toBe(80);
  await box(page).fill('x'.repeat(3000));
  expect(await height()).toBe(80);
  await box(page).fill('');
  expect(await height()).toBe(one);

  await ask(page, 'How long for a flat 40 km time trial at 250 W?');
  await stopClock(page);
  const copy = page.getByRole('button', { name: 'Copy', exact: true });
  await copy.click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.clock.runFor(900);
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(copy).toBeVisible();
  expect(await copiedText(page)).not.toBe('');
});

test('a question that fails: the message, the start screen, the text in the box, and no duplicate @8.chat @4.chat.send-failure', async ({
  page,
}) => {
  const session = await newPremiumMember();
  const id = await stored(session, 'How long for a flat 40 km time trial at 250 W?');
  await openConsultant(page, session, `?c=${id}`);
  await expect(page.getByRole('heading', { name: 'Coach said' })).toHaveCount(1);
  // The server receives and answers the question; the response is lost.
  await page.route('**/gpt-prompt/createChat', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await box(page).fill('And at 300 W?');
  await box(page).press('Enter');
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  await expect(greeting(page)).toBeVisible();
  await expect(box(page)).toHaveValue('And at 300 W?');
  await expect(
    page.getByText(/^We could not reach the server\..* Your message is back in the box/),
  ).toBeVisible();
  await expect(list(page).getByRole('link')).toHaveCount(1);
  await page.unroute('**/gpt-prompt/createChat');
  await page.getByRole('button', { name: 'Back to the conversation' }).click();
  await expect(box(page)).toHaveValue('And at 300 W?');
  await box(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Coach said' })).toHaveCount(2);
  // Not beside the answer: what is said of the first try.
  expect(await toast(page, 'Something went wrong').count()).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You said' })).toHaveCount(2);
});

test('a list that cannot be loaded is empty, without a toast @8.history', async ({ page }) => {
  const session = await newPremiumMember();
  await stored(session, 'How much should I eat on a 4 hour ride?');
  await page.route('**/gpt-prompt/allPromptsHistory', (route) => route.abort());
  await openConsultant(page, session);
  await expect(list(page)).toContainText('Your conversations could not be loaded.');
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  await page.unroute('**/gpt-prompt/allPromptsHistory');
  await list(page).getByRole('button', { name: 'Try again' }).click();
  await expect(list(page).getByRole('link')).toHaveCount(1);
});

test('typed text survives a switch, a reload, and a session that ends meanwhile', async ({ page }) => {
  const session = await newPremiumMember();
  await stored(session, 'How much should I eat on a 4 hour ride?');
  await openConsultant(page, session);
  await box(page).fill('half a thought');
  await list(page).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Coach said' })).toHaveCount(1);
  await expect(box(page)).toHaveValue('');
  await box(page).fill('and of this ride');
  await page.reload();
  await expect(box(page)).toHaveValue('and of this ride');
  await newChat(page);
  await expect(box(page)).toHaveValue('half a thought');
  await call('POST', '/auth/logout', { token: session.token });
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/sign-in$/);
  await signIn(page, session.data.email);
  await expect(box(page)).toHaveValue('half a thought');
  await expect(list(page).getByRole('link', { name: /^Draft/ })).toBeVisible();
});

test('a sign-out from the top bar clears the thread too', async ({ page }) => {
  const session = await newPremiumMember();
  await openConsultant(page, session);
  await ask(page, CLIMB);
  await openSettings(page);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).last().click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await signIn(page, session.data.email);
  await expect(greeting(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You said' })).toHaveCount(0);
});

test('another member’s conversation, and one that does not exist, lead to a new chat with a message', async ({
  page,
}) => {
  const id = await stored(await newPremiumMember(), 'How much should I eat on a 4 hour ride?');
  const session = await newPremiumMember();
  for (const strange of [id, 'nonsense']) {
    await openConsultant(page, session, `?c=${strange}`);
    await expect(toast(page, 'This conversation does not exist. Please start a new chat.')).toBeVisible();
    await expect(greeting(page)).toBeVisible();
    await expect(page).toHaveURL(`${appUrl()}${consultantPath}`);
  }
});

test('a reload while the answer is pending finds it', async ({ page }) => {
  await openConsultant(page, await newPremiumMember());
  let arrived = () => {};
  const asked = new Promise<void>((resolve) => (arrived = resolve));
  await page.route('**/gpt-prompt/createChat', async (route) => {
    // A reload before the question is there would take it along: then it is back in the box.
    await route.fetch();
    arrived();
    await new Promise((resolve) => setTimeout(resolve, 20_000));
    await route.abort().catch(() => {});
  });
  await box(page).fill('How long for a flat 40 km time trial at 250 W?');
  await box(page).press('Enter');
  await asked;
  await expect(page).toHaveURL(/\?c=/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Coach said' })).toHaveCount(1);
  await expect(box(page)).toHaveValue('');
});

test('a browser that cannot clear its storage @8.logout @4.chat.logout-failed', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.clear = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await openConsultant(page, await newPremiumMember());
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'Failed to sign out')).toBeVisible();
  await expect(greeting(page)).toBeVisible();
});

test('a thread of 200 turns: the view keeps its position, one press leads to the latest', async ({
  page,
}) => {
  const data = Array.from({ length: 400 }, (_, index) => ({
    role: index % 2 ? 'user' : 'system',
    message: `Message ${400 - index}. ${'Hold 250 W and eat early. '.repeat(4)}`,
    createdAt: new Date(Date.now() - (index + 100) * 1000).toISOString(),
  }));
  await page.route('**/gpt-prompt/promptChatHistory?*', (route) =>
    route.fulfill({ json: { message: '', data } }),
  );
  await openConsultant(page, await newPremiumMember(), '?c=long');
  await expect(page.getByText(/^Message 400\./)).toBeInViewport();
  const jump = page.getByRole('button', { name: 'Jump to latest' });
  await expect(jump).toHaveCount(0);
  await thread(page).hover();
  // The beginning is drawn above what is read, which stays in its place.
  await page.mouse.wheel(0, -300);
  await expect(jump).toBeVisible();
  const message = page.getByText(/^Message 398\./);
  const place = (await message.boundingBox())!.y;
  await expect(page.getByRole('heading', { name: /^(You|Coach) said$/ })).toHaveCount(400);
  expect(Math.abs((await message.boundingBox())!.y - place)).toBeLessThan(2);
  await jump.click();
  await expect(jump).toHaveCount(0);
  await page.mouse.wheel(0, -1500);
  await expect(jump).toBeVisible();
  const read = await thread(page).evaluate((view) => view.scrollTop);
  // If the whole thread rendered at each key press, this would take minutes, far more than an action may take.
  await box(page).pressSequentially('still as quick as in an empty one');
  expect(await thread(page).evaluate((view) => view.scrollTop)).toBe(read);
  await jump.click();
  await expect(page.getByText(/^Message 400\./)).toBeInViewport();
  await expect(jump).toHaveCount(0);
  await expect(thread(page)).toBeFocused();
});

test('on a phone: drawer and menu by keyboard, and no answer wider than the screen @2.chat.header @2.chat.user-menu @2.chat.upgrade-card @2.app.sidebar-close', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await newPremiumMember({ name: 'Anna Rider' });
  await openConsultant(page, session);
  const toggle = page.getByRole('button', { name: 'Open menu' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('region', { name: 'Conversations' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(toggle).toBeFocused();

  const menu = page.getByRole('button', { name: 'User menu' });
  await expect(menu).toHaveText(session.data.email.charAt(0).toUpperCase());
  await menu.press('Enter');
  await expect(page.getByText('Anna Rider')).toBeVisible();
  await expect(page.getByText(session.data.email)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  await ask(page, `${CLIMB} I weigh 64 kg.`);
  await ask(page, 'x'.repeat(300));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await thread(page).evaluate((view) => view.scrollWidth - view.clientWidth)).toBe(0);

  await toggle.click();
  await page.getByRole('button', { name: 'Close menu and start a new chat' }).click();
  await expect(greeting(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You said' })).toHaveCount(0);
  await expect(page).toHaveURL(`${appUrl()}${consultantPath}`);

  await toggle.click();
  const upgrade = page.getByRole('link', { name: 'Upgrade Plan' });
  await expect(upgrade).toHaveAttribute('href', '/subscription');
  await upgrade.click();
  // A member with the plan is redirected to it.
  await expect(page).toHaveURL(/\/manage-subscription$/);
});
