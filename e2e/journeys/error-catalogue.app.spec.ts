import { expect, test, type Page } from '@playwright/test';
import { answerWith } from '../support/answers.ts';
import { expectToldOnce, noConnection, waysToFail } from '../support/failures.ts';
import { newPremiumMember, signInAs, theMember } from '../support/members.ts';
import { appUrl, consultantPath } from '../support/where.ts';

/** The error catalogue, inside the app: what is said, once, and that nothing typed is lost. */

/** The lines of errors that the page writes from now on. */
function errorsLogged(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (line) => line.type() === 'error' && lines.push(line.text()));
  return lines;
}

test('a question that cannot be answered: the initial state, why, and the text back in its box @8.chat @8.pattern @4.chat.send-failure', async ({
  page,
}) => {
  await signInAs(page, await theMember('premium'));
  await page.goto(`${appUrl()}${consultantPath}`);
  const box = page.getByPlaceholder('Message Breakaway');
  const question = 'How long for a flat 40 km time trial at 250 W?';
  // The reason stays in the page; the toast says the same of every failure.
  for (const { reply, said } of waysToFail('')) {
    await answerWith(page, '/gpt-prompt/createPrompt', reply);
    await box.fill(question);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expectToldOnce(page, 'Something went wrong');
    await expect(
      page.getByText(`${said} Your message is back in the box.`.trim(), { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /Hi Anna/ })).toBeVisible();
    await expect(page.getByRole('log')).toHaveCount(0);
    await expect(box).toHaveValue(question);
  }
});

test('a profile that cannot be saved: no toast, a line in the log, a notice beside Save @8.profile-save @8.pattern', async ({
  page,
}) => {
  const logged = errorsLogged(page);
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

test('a member’s record that cannot be read when the app opens is only logged @8.user-refresh', async ({
  page,
}) => {
  const logged = errorsLogged(page);
  await signInAs(page, await theMember('premium'));
  await answerWith(page, '/users/getUserDetails', 'offline');
  await page.goto(`${appUrl()}${consultantPath}`);
  await expect(page.getByPlaceholder('Message Breakaway')).toBeVisible();
  await expect.poll(() => logged.join('\n')).toContain(`The details could not be refreshed. ${noConnection}`);
  await expect(page.getByText(noConnection)).toHaveCount(0);
});

test('a save needs no reading of the record after it: its answer is the record @8.success.profile', async ({
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
  await expectToldOnce(page, 'Profile updated successfully.');
  await expect(weight).toHaveValue('62.5');
  expect(logged.join('\n')).not.toContain('The details could not be refreshed.');
});
