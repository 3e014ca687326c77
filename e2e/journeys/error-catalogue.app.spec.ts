import { expect, test, type Page } from '@playwright/test';
import { answerWith } from '../support/answers.ts';
import { expectOneToast, noConnection, failureCases } from '../support/failures.ts';
import { newPremiumMember, signInAs, sharedMember } from '../support/members.ts';
import { appUrl, consultantPath } from '../support/addresses.ts';

/** The error catalogue, inside the app: each message is shown once, and nothing typed is lost. */

/** The error lines that the page logs from now on. */
function errorsLogged(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (line) => line.type() === 'error' && lines.push(line.text()));
  return lines;
}

test('a question that cannot be answered: the initial state, the reason, and the text back in its box @8.chat @8.pattern @4.chat.send-failure', async ({
  page,
}) => {
  await signInAs(page, await sharedMember('premium'));
  await page.goto(`${appUrl()}${consultantPath}`);
  const box = page.getByPlaceholder('Message Breakaway');
  const question = 'How long for a flat 40 km time trial at 250 W?';
  // The reason stays on the page; the toast has the same text for every failure.
  for (const { reply, said } of failureCases('')) {
    await answerWith(page, '/gpt-prompt/createPrompt', reply);
    await box.fill(question);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expectOneToast(page, 'Something went wrong');
    await expect(
      page.getByText(`${said.replace(' and try again.', '.')} Your message is back in the box.`.trim(), {
        exact: true,
      }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /Hi Anna/ })).toBeVisible();
    await expect(page.getByRole('log')).toHaveCount(0);
    await expect(box).toHaveValue(question);
  }
});

test('a profile that cannot be saved: no toast, a log line, a notice beside Save @8.profile-save @8.pattern', async ({
  page,
}) => {
  const logged = errorsLogged(page);
  await signInAs(page, await sharedMember('premium'));
  await page.goto(`${appUrl()}/app/settings`);
  await expect(page.getByText('Loading your latest details…')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Weight' }).click();
  const weight = page.getByRole('textbox', { name: /^Weight/ }).first();
  await weight.fill('62.5');
  for (const { reply, said } of failureCases('Please try again.')) {
    await answerWith(page, '/users/editProfile', reply);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(said, { exact: true })).toHaveCount(1);
    expect(logged.filter((line) => line.includes(`The profile could not be saved. ${said}`))).toHaveLength(1);
    await expect(page.locator('.Toastify__toast')).toHaveCount(0);
    await expect(weight).toHaveValue('62.5');
  }
});

test('a member’s record that cannot be loaded when the app opens is only logged @8.user-refresh', async ({
  page,
}) => {
  const logged = errorsLogged(page);
  await signInAs(page, await sharedMember('premium'));
  await answerWith(page, '/users/getUserDetails', 'offline');
  await page.goto(`${appUrl()}${consultantPath}`);
  await expect(page.getByPlaceholder('Message Breakaway')).toBeVisible();
  await expect.poll(() => logged.join('\n')).toContain(`The details could not be refreshed. ${noConnection}`);
  await expect(page.getByText(noConnection)).toHaveCount(0);
});

test('a save is not followed by loading the record: its response is the record @8.success.profile', async ({
  page,
}) => {
  const logged = errorsLogged(page);
  await signInAs(page, await newPremiumMember());
  await page.goto(`${appUrl()}/app/settings`);
  await expect(page.getByText('Loading your latest details…')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Weight' }).click();
  const weight = page.getByRole('textbox', { name: /^Weight/ }).first();
  await weight.fill('62.5');
  await answerWith(page, '/users/getUserDetails', 'offline');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectOneToast(page, 'Profile updated successfully.');
  await expect(weight).toHaveValue('62.5');
  expect(logged.join('\n')).not.toContain('The details could not be refreshed.');
});
