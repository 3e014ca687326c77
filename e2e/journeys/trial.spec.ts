import { expect, test } from '@playwright/test';
import { appUrl, consultantPath } from '../support/addresses.ts';
import { newMember, signInAs } from '../support/members.ts';
import { expectNoPageProblems } from '../support/page-checks.ts';
import { fillCard, upgrade } from '../support/payment.ts';

test('a new member tries PRO for seven days in one press, sees when it ends, and keeps it', async ({
  page,
  isMobile,
}) => {
  await signInAs(page, await newMember());
  await page.goto(`${appUrl()}/subscription`);
  await expect(page.getByRole('heading', { name: 'Try it free for 7 days' })).toBeVisible();
  await expect(page.getByText('Total amount: €89.99')).toBeVisible();
  await expectNoPageProblems(page, 'subscription with a trial');
  await page.getByRole('button', { name: 'Start my free trial' }).click();
  await expect(page.getByRole('heading', { name: /^You’re in/ })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(consultantPath));
  await page.getByRole('button', { name: 'Skip for now' }).click();
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByText(/^Your free trial ends on \w+ \d+\. Keep PRO for a year\.$/)).toBeVisible();

  await page.goto(`${appUrl()}/manage-subscription`);
  await expect(page.getByText('€0.00/week')).toBeVisible();
  await expectNoPageProblems(page, 'manage subscription in a trial');
  await page.getByRole('link', { name: 'Keep PRO' }).click();
  await expect(page).toHaveURL(`${appUrl()}/subscription`);
  await expect(page.getByText(/^Your free trial runs until /)).toBeVisible();
  await fillCard(page);
  await upgrade(page);
  await expect(page).toHaveURL(new RegExp(consultantPath));
  await page.goto(`${appUrl()}/manage-subscription`);
  await expect(page.getByText('€89.99/year')).toBeVisible();
});
