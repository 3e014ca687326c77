import { expect, test, type Page } from '@playwright/test';
import { answerWith } from '../support/answers.ts';
import { toast } from '../support/app-frame.ts';
import { signInAs, theMember } from '../support/members.ts';
import { appUrl, consultantPath } from '../support/where.ts';

/** Sizes and times that the specification gives, as a browser draws them. */

const heightOf = async (part: ReturnType<Page['locator']>) => (await part.boundingBox())!.height;

test('the message box grows with its text, up to 80px; the sidebar is 288px wide @2.chat.textarea @9.textarea-height @9.sidebar-width', async ({
  page,
}) => {
  await signInAs(page, await theMember('premium'));
  await page.goto(`${appUrl()}${consultantPath}`);
  const box = page.getByPlaceholder('Message Breakaway');
  await expect(box).toBeVisible();
  const empty = await heightOf(box);
  await box.fill('One\ntwo');
  await expect.poll(() => heightOf(box)).toBeGreaterThan(empty);
  await box.fill('line\n'.repeat(12));
  await expect.poll(() => heightOf(box)).toBe(80);
  const sidebar = page.getByRole('navigation', { name: 'Sections' }).locator('..');
  expect((await sidebar.boundingBox())!.width).toBe(288);
});

test('an answer is shown 1.5 s after it came, and “Copied” stays for 1 s @4.chat.answer-delay @9.answer-delay @2.chat.copy @9.copied-label @2.chat.generating', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, await theMember('premium'));
  await page.goto(`${appUrl()}${consultantPath}`);
  await page.getByPlaceholder('Message Breakaway').fill('How long for a flat 40 km time trial at 250 W?');
  const arrives = page.waitForResponse(/\/gpt-prompt\/createChat/);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Generating answer for you')).toBeVisible();
  await arrives;
  const arrived = Date.now();
  const answer = page.getByRole('heading', { name: 'Coach said' });
  await expect(answer).toBeVisible();
  expect(Date.now() - arrived).toBeGreaterThan(1400);
  await expect(page.getByText('Generating answer for you')).toHaveCount(0);

  const copy = answer.locator('..').getByRole('button', { name: /^Cop/ });
  await copy.click();
  await expect(copy).toHaveText('Copied');
  const copied = Date.now();
  await expect(copy).toHaveText('Copy');
  expect(Date.now() - copied).toBeGreaterThan(600);
  expect(Date.now() - copied).toBeLessThan(3000);
});

test('toasts: top right, 8px apart, green for 3 s and red for 4 s @9.toast-place @9.toast-colours @9.toast-duration', async ({
  page,
}) => {
  await page.goto(`${appUrl()}/verify-email`);
  await page.getByLabel('Email').fill('anna@example.com');
  const send = () => page.getByRole('button', { name: 'Send the email again' }).click();
  await answerWith(page, '/auth/emailVerify', { status: 500, body: { message: 'Refused.' } });
  await send();
  const bad = toast(page, 'Refused.');
  await expect(bad).toBeVisible();
  await answerWith(page, '/auth/emailVerify', { body: { message: 'Sent.' } });
  await send();
  const good = toast(page, 'Sent.');
  await expect(good).toBeVisible();

  const look = async (one: typeof good) => {
    await one.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));
    const box = (await one.boundingBox())!;
    const [colour, duration] = await one.evaluate((node) => [
      getComputedStyle(node).backgroundColor.match(/\d+/g)!.map(Number),
      getComputedStyle(node.querySelector('[class*="progress-bar--"]')!).animationDuration,
    ]);
    return { ...box, colour: colour as number[], duration };
  };
  const [top, below] = [await look(good), await look(bad)];
  expect(top.x + top.width).toBeGreaterThan(1440 - 24);
  expect(top.y).toBeLessThan(100);
  expect(Math.round(below.y - top.y - top.height)).toBe(8);
  const [red, green, blue] = top.colour as [number, number, number];
  expect(green).toBeGreaterThan(red + blue);
  expect(below.colour[0]).toBeGreaterThan(below.colour[1]! + below.colour[2]!);
  expect([top.duration, below.duration]).toEqual(['3s', '4s']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the Menu toggle opens a panel of 12rem with the four entries, and swaps its icon @9.menu-height @2.header.menu @2.header.menu-icons @4.header-menu', async ({
    page,
  }) => {
    await page.goto(`${appUrl()}/faq`);
    const header = page.getByRole('banner');
    const toggle = header.getByRole('button', { name: 'Menu' });
    const icon = () => toggle.locator('svg').innerHTML();
    const closed = await icon();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(await icon()).not.toBe(closed);
    const panel = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`);
    await expect.poll(() => heightOf(panel)).toBe(192);
    await expect(panel.getByRole('link')).toHaveText(['FAQ', 'About Us', 'Sign Up', 'Login']);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(panel.getByRole('link').first()).toBeHidden();
    expect(await icon()).toBe(closed);
  });
});
