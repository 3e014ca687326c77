import { expect, test } from '@playwright/test';
import { answerWith } from '../support/answers.ts';
import { ask, toast } from '../support/app-frame.ts';
import { expectToldOnce, noConnection, waysToFail } from '../support/failures.ts';
import { newPremiumMember, signInAs, theMember } from '../support/members.ts';
import { appUrl, consultantPath } from '../support/where.ts';

/** The error catalogue, inside the app: what is said, once, and that nothing typed is lost. */

test('a question that cannot be answered leads to the initial state, back in its box @8.chat @8.pattern @4.chat.send-failure', async ({
  page,
}) => {
  await signInAs(page, await newPremiumMember());
  await page.goto(`${appUrl()}${consultantPath}`);
  await ask(page, 'How long for a flat 40 km time trial at 250 W?');
  const box = page.getByPlaceholder('Message Breakaway');
  const question = 'And at 280 W?';
  for (const path of ['/gpt-prompt/createChat', '/gpt-prompt/createPrompt']) {
    for (const { reply, said } of waysToFail('Something went wrong')) {
      await answerWith(page, path, reply);
      await box.fill(question);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expectToldOnce(page, said);
      await expect(page.getByRole('heading', { level: 1, name: /Hi Anna/ })).toBeVisible();
      await expect(page.getByRole('log')).toHaveCount(0);
      await expect(box).toHaveValue(question);
    }
    await page.unrouteAll();
    // A conversation that does not exist yet has to be made first.
    await page.getByRole('button', { name: 'New Chat' }).click();
  }
});

test('conversations that cannot be read: the list is empty, one that is opened says why @8.history @8.pattern', async ({
  page,
}) => {
  await signInAs(page, await newPremiumMember());
  await page.goto(`${appUrl()}${consultantPath}`);
  await ask(page, 'How long for a flat 40 km time trial at 250 W?');
  const list = page.getByRole('navigation', { name: 'Last Conversations' });
  await expect(list.getByRole('link')).toHaveCount(1);
  const conversation = page.url();
  for (const { reply, said } of waysToFail('Something went wrong')) {
    await answerWith(page, '/gpt-prompt/promptChatHistory', reply);
    await page.goto(conversation);
    await expectToldOnce(page, said);
    await expect(page.getByRole('heading', { level: 1, name: /Hi Anna/ })).toBeVisible();
  }
  for (const reply of [
    { status: 500, body: { message: 'Not shown.' } },
    { body: '<html>' },
    'offline',
  ] as const) {
    await answerWith(page, '/gpt-prompt/allPromptsHistory', reply);
    await page.goto(`${appUrl()}${consultantPath}`);
    await expect(list.getByText('No chat available', { exact: true })).toBeVisible();
    await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  }
});

test('a browser that refuses to forget: the logout says that it failed @8.logout @4.chat.logout-failed', async ({
  page,
}) => {
  await signInAs(page, await theMember('premium'));
  await page.goto(`${appUrl()}${consultantPath}`);
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.evaluate(() => {
    const { clear } = Storage.prototype;
    Storage.prototype.clear = function refuse(this: Storage) {
      if (this === localStorage) throw new DOMException('The storage is locked.');
      clear.call(this);
    };
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectToldOnce(page, 'Failed to sign out');
  await expect(toast(page, 'Signed out successfully')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(consultantPath));
});

test('a profile that cannot be saved: no toast, a line in the log, a notice beside Save @8.profile-save @8.pattern', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (line) => line.type() === 'error' && logged.push(line.text()));
  await signInAs(page, await theMember('premium'));
  await page.goto(`${appUrl()}/app/settings`);
  await expect(page.getByText('Loading your latest details…')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Weight' }).click();
  const weight = page.getByRole('textbox', { name: /^Weight/ }).first();
  await weight.fill('62.5');
  for (const { reply, said } of waysToFail('Your profile could not be saved. Please try again.')) {
    await answerWith(page, '/users/editProfile', reply);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(said, { exact: true })).toHaveCount(1);
    expect(logged.filter((line) => line.includes(`The profile could not be saved. ${said}`))).toHaveLength(1);
    await expect(page.locator('.Toastify__toast')).toHaveCount(0);
    await expect(weight).toHaveValue('62.5');
  }
});

test('a member’s record that cannot be read anew after a save is only logged @8.user-refresh @8.success.profile', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (line) => line.type() === 'error' && logged.push(line.text()));
  await signInAs(page, await newPremiumMember());
  await page.goto(`${appUrl()}/app/settings`);
  await expect(page.getByText('Loading your latest details…')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Weight' }).click();
  await page
    .getByRole('textbox', { name: /^Weight/ })
    .first()
    .fill('62.5');
  await answerWith(page, '/users/getUserDetails', 'offline');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToldOnce(page, 'Profile updated successfully.');
  await expect.poll(() => logged.join('\n')).toContain(`The details could not be refreshed. ${noConnection}`);
  await expect(page.locator('.Toastify__toast')).toHaveCount(1);
  await expect(page.getByText(noConnection)).toHaveCount(0);
});
