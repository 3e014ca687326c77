import { expect, test, type Page } from '@playwright/test';
import { appUrl } from '../support/addresses.ts';
import { openPlan } from '../support/race-analyzer.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

async function openRaceMode(page: Page): Promise<Page> {
  const tool = await openPlan(page);
  await tool.getByRole('tab', { name: 'Race mode' }).click();
  const opened = page.context().waitForEvent('page');
  await tool.getByRole('link', { name: 'Open race mode' }).click();
  return opened;
}

test('race mode opens from the plan, works without a network, and plans the rest', async ({
  page,
  context,
}) => {
  test.slow();
  const race = await openRaceMode(page);
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
  // The clocks are those of the course.
  const hourAgo = new Date(Date.now() - 3_600_000).toLocaleTimeString('en-GB', { timeZone: 'Europe/Paris' });
  await race.getByLabel('Start', { exact: true }).fill(hourAgo);
  await race.getByRole('button', { name: 'Set the start' }).click();
  await expect(figure('Clock against plan')).toContainText(/^1:0\d:\d\d|^59:\d\d/);
  await race.getByRole('button', { name: 'I am at…' }).click();
  await race.getByLabel('I am at', { exact: true }).fill('20');
  await race.getByRole('button', { name: 'Plan the rest from here' }).click();
  await expect(figure('Left')).toContainText(/3[45](\.\d)? km/);
  await expect(race.getByText(/later|earlier/i).first()).toBeVisible();
});

test('a sign-out on another page of the app takes the race with it', async ({ page }) => {
  test.slow();
  const race = await openRaceMode(page);
  await expect(race.getByRole('button', { name: 'Start now' })).toBeVisible();
  await page.goto(`${appUrl()}/app/settings`);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(race.getByText(/^No race is kept on this device\./)).toBeVisible();
});
