import { expect, test } from '@playwright/test';
import { appUrl, consultantPath } from '../support/addresses.ts';
import { ask } from '../support/app-frame.ts';
import { call, newPremiumMember, signInAs } from '../support/members.ts';

const rider = { bodyMatrix: { weight: 70, height: 178 }, powerMatrix: { ftp: 250 } };

test('from an answer to the segment tool, from a plan to the consultant, and from a climb to the segment tool', async ({
  page,
}) => {
  // A course is read and planned on the way.
  test.slow();
  const session = await newPremiumMember();
  await call('POST', '/users/onBoarding', { token: session.token, body: rider });
  await signInAs(page, session);
  await page.goto(`${appUrl()}${consultantPath}`);

  const climb = await ask(page, 'What power do I need for 13.8 km at 8.1 % in 55 minutes?');
  await climb.getByRole('link', { name: 'Open in Kom Analysis Software' }).click();
  const kom = page.frameLocator('iframe[title="Kom Analysis Software"]');
  await expect(kom.getByLabel('Length')).toHaveValue('13.8');
  await expect(kom.getByLabel('Record time')).toHaveValue('55:00');
  await expect(kom.getByText('Filled in for you: the segment of your question.')).toBeVisible();

  // What was handed over is handed over once: a reload keeps what was typed since.
  await kom.getByLabel('Record time').fill('50:00');
  await page.reload();
  await expect(kom.getByLabel('Record time')).toHaveValue('50:00');

  await page.goto(`${appUrl()}${consultantPath}`);
  const plan = await ask(page, 'Make me a race plan for my GPX');
  await plan.getByRole('link', { name: 'Open in Race Analyzer' }).click();
  const race = page.frameLocator('iframe[title="Race Analyzer"]');
  await expect(race.getByText(/Choose the file of your route/)).toBeVisible();
  await race.getByRole('button', { name: 'Try the example course' }).click();

  await race.getByRole('button', { name: 'Can I hold it?' }).click();
  const box = page.getByRole('textbox', { name: /^Message/ });
  await expect(box).toHaveValue(/^Can I hold \d+ W normalized power for \d+ h( \d+ min)?\?$/);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/^\d+.W for \d+:\d\d:00$/).first()).toBeVisible();

  await page.goto(`${appUrl()}/app/race-analyzer`);
  await race.getByRole('tab', { name: 'Climbs' }).click();
  await race.getByRole('button', { name: 'Attack climb 1 as a record' }).click();
  await expect(
    kom.getByText(/^Filled in for you: Climb from km .* Enter the time of its record\.$/),
  ).toBeVisible();
});
