import { expect, test } from '@playwright/test';
import { appUrl } from '../support/addresses.ts';
import { call, newPremiumMember, signInAs } from '../support/members.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('race mode opens from the plan, works without a network, and plans the rest', async ({
  page,
  context,
}) => {
  test.slow();
  const session = await newPremiumMember();
  await call('PATCH', '/users/editProfile', {
    token: session.token,
    body: { bodyMatrix: { height: 178, weight: 71.5 }, powerMatrix: { ftp: 263 } },
  });
  await signInAs(page, session);
  await page.goto(`${appUrl()}/app/race-analyzer`);
  const tool = page.frameLocator('iframe[title="Race Analyzer"]');
  await tool.getByRole('button', { name: 'Try the example course' }).click();
  await tool.getByRole('tab', { name: 'Race mode' }).click();
  const opened = context.waitForEvent('page');
  await tool.getByRole('link', { name: 'Open race mode' }).click();
  const race = await opened;
  await expect(race.getByText('Ready: this page opens without a network.')).toBeVisible();

  await context.setOffline(true);
  await race.reload();
  await race.getByRole('button', { name: 'Start now' }).click();
  const figure = (name: string) => race.getByRole('region', { name });
  await expect(figure('Now')).toContainText(/\d+\s*W/);
  await expect(figure('Left')).toContainText('55 km');
  await race.reload();
  await expect(figure('Now')).toContainText(/\d+\s*W/);

  // Nobody is 20 km on after a few seconds.
  await race.getByRole('button', { name: 'I am at…' }).click();
  await race.getByLabel('I am at', { exact: true }).fill('20');
  await race.getByRole('button', { name: 'Plan the rest from here' }).click();
  await expect(race.getByText(/^Nobody is at km 20\.0 after /)).toBeVisible();
  await expect(race.getByLabel('I am at', { exact: true })).toHaveValue('20');
  await race.keyboard.press('Escape');

  await race.getByRole('button', { name: 'More' }).click();
  await race.getByRole('button', { name: 'Correct the start' }).click();
  const hourAgo = new Date(Date.now() - 3_600_000);
  const clock = [hourAgo.getHours(), hourAgo.getMinutes()].map((part) => String(part).padStart(2, '0'));
  await race.getByLabel('Start', { exact: true }).fill(`${clock.join(':')}:00`);
  await race.getByRole('button', { name: 'Set the start' }).click();
  await expect(figure('Clock against plan')).toContainText(/^1:0\d:\d\d|^59:\d\d/);
  await race.getByRole('button', { name: 'I am at…' }).click();
  await race.getByLabel('I am at', { exact: true }).fill('20');
  await race.getByRole('button', { name: 'Plan the rest from here' }).click();
  await expect(figure('Left')).toContainText(/3[45](\.\d)? km/);
  await expect(race.getByText(/later|earlier/i).first()).toBeVisible();
});
