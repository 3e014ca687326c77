import { expect, test, type Page } from '@playwright/test';
import { appUrl } from '../support/addresses.ts';
import { call, newPremiumMember, signInAs } from '../support/members.ts';
import { watch } from '../support/watch.ts';

const frameOf = (page: Page, title = 'Race Analyzer') => page.frameLocator(`iframe[title="${title}"]`);
const finishIn = (page: Page, title?: string) =>
  frameOf(page, title).locator('xpath=//dt[starts-with(., "Finish, at")]/following-sibling::dd[1]').first();

test('a plan is saved, opened on another device, shared, and taken back', async ({ page, browser }) => {
  test.slow();
  const calm = watch(page);
  const session = await newPremiumMember({ name: 'Quirina Rider' });
  await call('PATCH', '/users/editProfile', {
    token: session.token,
    body: { bodyMatrix: { height: 178, weight: 71.5 }, powerMatrix: { ftp: 263 } },
  });
  await signInAs(page, session);
  await page.goto(`${appUrl()}/app/race-analyzer`);
  const tool = frameOf(page);
  await expect(tool.getByText('Plans that you save appear here')).toBeVisible();
  await tool.getByRole('button', { name: 'Try the example course' }).click();
  await tool.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(tool.getByText('Saved', { exact: true })).toBeVisible();
  const finish = await finishIn(page).innerText();

  await page.reload();
  await expect(finishIn(page)).toHaveText(finish);
  await expect(tool.getByText('Saved', { exact: true })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await signInAs(other, session);
  await other.goto(`${appUrl()}/app/race-analyzer`);
  const elsewhere = frameOf(other);
  await elsewhere.getByRole('button', { name: /^Example: two passes/ }).click();
  await expect(finishIn(other)).toHaveText(finish);
  await elsewhere.getByRole('button', { name: /^More for Example/ }).click();
  await elsewhere.getByRole('menuitem', { name: 'Share a link' }).click();
  await elsewhere.getByRole('button', { name: 'Make a link' }).click();
  const address = await elsewhere.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(address).toMatch(new RegExp(`^${appUrl()}/shared-plan#[\\w-]{43}$`));

  const guest = await (await browser.newContext()).newPage();
  const calmGuest = watch(guest);
  await guest.goto(address);
  const shown = frameOf(guest, 'Shared race plan');
  await expect(shown.getByRole('heading', { name: /^Example: two passes/ })).toBeVisible();
  await expect(finishIn(guest, 'Shared race plan')).toHaveText(finish);
  await expect(shown.getByRole('region', { name: 'Sections of the plan' }).getByRole('row')).not.toHaveCount(
    0,
  );
  // As it is seen: the text of two cells has nothing between them.
  expect(await shown.locator('body').innerText()).not.toMatch(/Quirina|FTP|\b71\.5\b|W'/);

  await elsewhere.getByRole('button', { name: 'Take the link back' }).click();
  await expect(elsewhere.getByText('The link has ended. Nobody can open it any more.')).toBeVisible();
  await guest.reload();
  await expect(
    shown.getByText('This plan is not shared any more, or its link is not complete.'),
  ).toBeVisible();
  await calm.expectCalm();
  await calmGuest.expectCalm();
  await Promise.all([other.context().close(), guest.context().close()]);
});
