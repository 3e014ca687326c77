import type { Session } from '@breakaway/contract';
import { expect, test, type Page } from '@playwright/test';
import { appUrl, consultantPath } from '../support/addresses.ts';
import { answerWith, hold } from '../support/answers.ts';
import { toast } from '../support/app-frame.ts';
import { stored } from '../support/conversations.ts';
import { call, newPremiumMember, signInAs } from '../support/members.ts';
import {
  expectForcedColours,
  expectNoPageProblems,
  expectReflow,
  expectTextSpacing,
  expectTouchTargets,
  holdToasts,
  releaseToasts,
} from '../support/page-checks.ts';
import { watch } from '../support/watch.ts';

/** The list of conversations on a desk and on a phone: renamed, deleted, had back, searched. */

const CLIMB = 'What power do I need for 13.8 km at 8.1 % in 55 minutes?';
const EAT = 'How much should I eat on a 4 hour ride?';
const box = (page: Page) => page.getByPlaceholder('Message Breakaway');
const list = (page: Page) => page.getByRole('navigation', { name: /^(Last Conversations|Search results)$/ });
const row = (page: Page, name: string | RegExp) => list(page).getByRole('link', { name });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search conversations' });
const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /^Hi / });

async function open(page: Page, session: Session, isMobile: boolean, query = '') {
  await signInAs(page, session);
  await page.goto(`${appUrl()}${consultantPath}${query}`);
  await expect(box(page)).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
}
const menu = (page: Page, name: string) => page.getByRole('button', { name: `More for ${name}` });
async function choose(page: Page, item: string, name: string) {
  await menu(page, name).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a conversation is renamed, deleted, had back and found again', async ({ page, isMobile }) => {
  test.slow();
  const calm = watch(page);
  const session = await newPremiumMember();
  await stored(session, CLIMB);
  const eat = await stored(session, EAT);
  await open(page, session, isMobile, `?c=${eat}`);
  await expect(row(page, EAT)).toBeVisible();
  await expectNoPageProblems(page, 'conversations: list');
  await expectTouchTargets(page, 'conversations: list');

  await menu(page, EAT).click();
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await expectNoPageProblems(page, 'conversations: menu');
  await page.keyboard.press('Escape');
  await expect(menu(page, EAT)).toBeFocused();

  await choose(page, 'Rename', EAT);
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await name.fill('x'.repeat(61));
  await name.press('Enter');
  await expect(page.getByText('Name must be at most 60 characters long')).toBeVisible();
  await expect(name).toHaveValue('x'.repeat(61));
  await expectNoPageProblems(page, 'conversations: rename, refused');
  await name.press('Escape');
  await expect(name).toHaveCount(0);
  await expect(row(page, EAT)).toBeVisible();
  await expect(menu(page, EAT)).toBeFocused();
  await choose(page, 'Rename', EAT);
  await name.fill('Food for the Stelvio');
  await expectNoPageProblems(page, 'conversations: rename');
  await name.press('Enter');
  await expect(row(page, 'Food for the Stelvio')).toBeVisible();
  await call('POST', '/gpt-prompt/createChat', {
    token: session.token,
    body: { promptId: eat, message: 'And for 5 hours?' },
  });
  await page.reload();
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(row(page, 'Food for the Stelvio')).toBeVisible();

  // The open one: the page goes to a new chat, and Undo comes back to it.
  // Its ten seconds are for people: they are not to run while the page is checked.
  await holdToasts(page);
  await choose(page, 'Delete', 'Food for the Stelvio');
  await expect(list(page).getByRole('link')).toHaveCount(1);
  await expect(toast(page, '“Food for the Stelvio” is deleted.')).toBeVisible();
  await expect(greeting(page)).toHaveCount(1);
  await expectNoPageProblems(page, 'conversations: deleted');
  await releaseToasts(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list(page).getByRole('link')).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`c=${eat}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Food for the Stelvio' })).toHaveCount(1);

  await searchBox(page).fill('minutes 8.1 %');
  await expect(list(page).getByRole('link')).toHaveCount(1);
  await searchBox(page).fill('carbohydrate');
  await expect(row(page, /^Food for the Stelvio.*carb/i)).toBeVisible();
  await expect(list(page).locator('mark').first()).toHaveText(/^carbohydrate$/i);
  await expectNoPageProblems(page, 'conversations: found');
  await expectTouchTargets(page, 'conversations: found');
  if (!isMobile) {
    await expectTextSpacing(page, 'conversations: found');
    await expectForcedColours(page, 'conversations: found');
    await expectReflow(page, 'conversations: found');
  }
  await searchBox(page).fill('nowhere to be found');
  await expect(list(page).getByText('No conversation has these words.').last()).toBeVisible();
  await expectNoPageProblems(page, 'conversations: none found');

  const answer = await hold(page, '/gpt-prompt/searchPrompts');
  await searchBox(page).fill('nowhere');
  await expect(list(page).getByRole('status', { name: 'Searching your conversations' })).toBeVisible();
  await expectNoPageProblems(page, 'conversations: searching');
  await answer();
  await answerWith(page, '/gpt-prompt/searchPrompts', 'offline');
  await searchBox(page).fill('8.1 %');
  await expect(
    list(page)
      .getByText(/^We could not reach the server\./)
      .last(),
  ).toBeVisible();
  await expectNoPageProblems(page, 'conversations: not searched');
  await page.unrouteAll();
  await list(page).getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, /^What power/)).toBeVisible();
  await row(page, /^What power/).click();
  await expect(page.getByRole('heading', { level: 1, name: CLIMB })).toBeVisible();
  await calm.expectCalm();
});

test('a conversation that is deleted in another tab', async ({ page, context, isMobile }) => {
  const session = await newPremiumMember();
  const id = await stored(session, CLIMB);
  await stored(session, EAT);
  await open(page, session, false, `?c=${id}`);
  await expect(page.getByRole('heading', { name: 'Coach said' })).toHaveCount(1);
  const other = await context.newPage();
  await open(other, session, isMobile);
  await choose(other, 'Delete', CLIMB);
  await expect(toast(other, `“${CLIMB}” is deleted.`)).toBeVisible();

  await box(page).fill('And at 300 W?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/^This conversation does not exist\. Please start a new chat\./)).toBeVisible();
  await expect(box(page)).toHaveValue('And at 300 W?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Coach said' })).toHaveCount(1);
  await expect(page).not.toHaveURL(new RegExp(id));
});

test('with the keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A phone has none.');
  const session = await newPremiumMember();
  await stored(session, CLIMB);
  await stored(session, EAT);
  await open(page, session, false);
  await searchBox(page).focus();
  await page.keyboard.type('stelvio');
  await expect(list(page).getByText('No conversation has these words.').last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page).getByRole('link')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(row(page, EAT)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu(page, EAT)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await page.keyboard.press('d');
  await page.keyboard.press('Enter');
  await expect(row(page, CLIMB)).toBeFocused();
  await expect(list(page).getByRole('link')).toHaveCount(1);
  // The key that leads to the toasts, once there is one.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('link')).toHaveCount(2);
  await expect(row(page, CLIMB)).toBeFocused();
});
