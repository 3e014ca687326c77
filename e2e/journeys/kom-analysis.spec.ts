import { expect, test } from '@playwright/test';
import { appUrl } from '../support/addresses.ts';
import {
  chanceOf,
  komOf,
  newRider,
  openKom,
  powerIn,
  rideOverHill,
  verdictOf,
} from '../support/kom-analysis.ts';
import { password } from '../support/members.ts';
import { analyzerOf, showTab } from '../support/race-analyzer.ts';
import { watch } from '../support/watch.ts';

test.slow();

test('the wind follows the road: a ride that is turned by a quarter turns the rose', async ({ page }) => {
  const calm = watch(page);
  const kom = await openKom(page);
  const rose = kom.getByRole('img', { name: /^Wind rose/ });
  for (const [turnedDeg, from] of [
    [0, 'S'],
    [90, 'W'],
    [180, 'N'],
  ] as const) {
    await kom.locator('input[accept*=".gpx"]').setInputFiles(rideOverHill(turnedDeg));
    // The time of the file before goes with it.
    await expect(kom.getByLabel('Record time')).toHaveValue('');
    await expect(kom.getByText(/^In this file you rode it/)).toBeVisible();
    await kom.getByLabel('Record time').fill('14:50');
    await kom.getByRole('tab', { name: 'Wind and days' }).click();
    await expect(rose).toHaveAccessibleName(new RegExp(`from the (${from}|[NESW]?${from}[NESW]?)[ .]`));
  }
  await calm.expectCalm();
});

test('the days of a forecast are compared, and the best becomes the day', async ({ page }) => {
  const kom = await openKom(page);
  await kom.getByLabel('Choose a GPX, TCX or FIT file').setInputFiles(rideOverHill());
  await kom.getByLabel('Record time').fill('14:50');
  await expect(verdictOf(kom)).toBeVisible();
  const before = await chanceOf(kom);
  await kom.getByRole('tab', { name: 'Wind and days' }).click();
  await kom.getByRole('button', { name: 'Paste or open a forecast' }).click();
  await kom.getByLabel('Forecast').fill('2027-05-08 10:00\t30\tN\t12\n2027-05-09 15:00\t34\tS\t21');
  await kom.getByRole('button', { name: 'Use it', exact: true }).click();
  const days = kom.getByRole('region', { name: 'Days of the forecast' });
  await expect(days.getByRole('rowheader')).toHaveText([/^Sat, May 8/, /^Sun, May 9/]);
  await days.getByRole('button', { name: /^Use the weather of Sun, May 9.* at 15:00$/ }).click();
  await expect(kom.getByLabel('Wind (optional)')).toHaveValue('34');
  await expect.poll(() => chanceOf(kom)).toBeGreaterThan(before);
});

test('keyboard alone: handles, a slider, and a change that would do', async ({ page }) => {
  const kom = await openKom(page);
  await kom.getByLabel('Choose a GPX, TCX or FIT file').setInputFiles(rideOverHill());
  const start = kom.getByRole('slider', { name: 'Start of the segment' });
  await start.focus();
  const before = await start.getAttribute('aria-valuetext');
  await page.keyboard.press('PageUp');
  await expect(start).not.toHaveAttribute('aria-valuetext', before ?? '');
  await kom.getByLabel('Record time').fill('10:00');
  const watts = kom.getByRole('slider', { name: 'Critical power' });
  await watts.focus();
  await page.keyboard.press('End');
  await expect(verdictOf(kom)).toContainText(/With \+\d+ W critical power\./);
  // The entries stand before the answer: what comes before its first button is the last of them.
  const entries = kom.getByRole('region', { name: 'The record and the attempt' });
  await kom.getByRole('button', { name: 'Save', exact: true }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(entries.locator(':focus')).toHaveCount(1);
});

test('a climb goes from one tool to the other and back, with its road', async ({ page }) => {
  const kom = await openKom(page);
  await kom.getByLabel('Choose a GPX, TCX or FIT file').setInputFiles(rideOverHill());
  await kom.getByRole('button', { name: 'Plan the whole ride' }).click();
  const race = analyzerOf(page);
  await expect(race.getByText(/^Filled in for you: the road of Over the hill/)).toBeVisible();
  await showTab(race, 'Climbs');
  await race.getByRole('button', { name: 'Attack climb 1 as a record' }).click();
  await expect(komOf(page).getByRole('heading', { name: /^Climb from km .*, Over the hill$/ })).toBeVisible();
  await expect(komOf(page).getByRole('img', { name: /^Map of the segment/ })).toBeVisible();
  await page.goto(`${appUrl()}/app/kom-analysis-software`);
  await expect(komOf(page).getByRole('heading', { name: /^Climb from km .*, Over the hill$/ })).toBeVisible();
});

test('the record as a ghost: a course with its time, and a workout, that other readers understand', async ({
  page,
}) => {
  const kom = await openKom(page);
  await kom.getByLabel('Choose a GPX, TCX or FIT file').setInputFiles(rideOverHill());
  await kom.getByLabel('Record time').fill('15:30');
  await kom.getByRole('tab', { name: 'The effort' }).click();
  await expect(kom.getByText(/Checked: \d+ points, .*15:30/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    kom
      .getByRole('button', { name: /^Download/ })
      .first()
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^record-15-30-.*\.fit$/);
});

test('a segment is saved, ranked on another device, shared, taken over, and taken back', async ({
  page,
  browser,
}) => {
  const session = await newRider();
  const kom = await openKom(page, session);
  await kom.getByLabel('Choose a GPX, TCX or FIT file').setInputFiles(rideOverHill());
  await kom.getByLabel('Record time').fill('15:30');
  const power = await powerIn(kom);
  await kom.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(kom.getByText('Saved', { exact: true })).toBeVisible();
  await kom.getByRole('button', { name: /^More for Climb 1/ }).click();
  await kom.getByRole('menuitem', { name: 'Rename' }).click();
  await kom.getByRole('textbox', { name: 'Name' }).fill('Sunday hill');
  await kom.getByRole('button', { name: 'Rename' }).click();
  await expect(kom.getByRole('heading', { name: 'Sunday hill' })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  const elsewhere = await openKom(other, session);
  const list = elsewhere.getByRole('list', { name: 'Your segments by chance' });
  await expect(list.getByRole('listitem')).toContainText(/Sunday hill.*\d+ %/s);
  await list.getByRole('button', { name: 'Sunday hill', exact: true }).click();
  await expect(elsewhere.getByLabel('Record time')).toHaveValue('15:30');
  expect(await powerIn(elsewhere)).toBe(power);
  await elsewhere.getByRole('button', { name: 'More for Sunday hill' }).click();
  await elsewhere.getByRole('menuitem', { name: 'Share a link' }).click();
  await elsewhere.getByRole('button', { name: 'Make a link' }).click();
  const address = await elsewhere.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(address).toMatch(new RegExp(`^${appUrl()}/shared-segment#[\\w-]{43}$`));

  const guest = await (await browser.newContext()).newPage();
  const calm = watch(guest);
  await guest.goto(address);
  const shown = komOf(guest, 'Shared segment');
  await expect(shown.getByRole('heading', { name: 'Sunday hill' })).toBeVisible();
  await expect(shown.getByText('15:30', { exact: true })).toBeVisible();
  await expect(shown.getByRole('region', { name: 'Parts of the effort' }).getByRole('row')).not.toHaveCount(
    0,
  );
  // As it is seen: the text of two cells has nothing between them.
  expect(await shown.locator('body').innerText()).not.toMatch(/FTP|\b71\.5\b|W[′']/);
  await calm.expectCalm();

  const friend = await newRider();
  await shown.getByRole('button', { name: 'Sign in to see your own chance' }).click();
  await expect(guest).toHaveURL(`${appUrl()}/sign-in`);
  await guest.getByLabel('Email').fill(friend.data.email);
  await guest.getByLabel('Password', { exact: true }).fill(password);
  await guest.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(guest).toHaveURL(address);
  await shown.getByRole('button', { name: 'See your own chance', exact: true }).click();
  await expect(guest).toHaveURL(`${appUrl()}/app/kom-analysis-software`);
  await expect(komOf(guest).getByRole('heading', { name: 'Sunday hill' })).toBeVisible();
  await expect(komOf(guest).getByLabel('Record time')).toHaveValue('15:30');

  await elsewhere.getByRole('button', { name: 'Take the link back' }).click();
  await expect(elsewhere.getByText('The link has ended. Nobody can open it any more.')).toBeVisible();
  await guest.goto(address);
  await expect(
    shown.getByText('This segment is not shared any more, or its link is not complete.'),
  ).toBeVisible();
});

test('without a network the list is there and a save waits for it', async ({ page, context }) => {
  const kom = await openKom(page);
  await kom.getByLabel('Choose a GPX, TCX or FIT file').setInputFiles(rideOverHill());
  await kom.getByLabel('Record time').fill('15:30');
  await kom.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(kom.getByText('Saved', { exact: true })).toBeVisible();
  const list = kom.getByRole('list', { name: 'Your segments by chance' });
  await expect(list).toContainText('record 15:30');
  await context.setOffline(true);
  await kom.getByLabel('Record time').fill('15:20');
  await kom.getByRole('button', { name: 'Save changes' }).click();
  await expect(kom.getByText(/^There is no connection\. Your segment is kept on this device/)).toBeVisible();
  await expect(list).toContainText('record 15:30');
  await context.setOffline(false);
  await expect(kom.getByText('Saved', { exact: true })).toBeVisible();
  await expect(list).toContainText('record 15:20');
  await expect(kom.getByText(/There is no connection/)).toHaveCount(0);
});

test('a tab that is opened from another goes on with a segment of its own', async ({ page }) => {
  const kom = await openKom(page);
  await kom.getByLabel('Choose a GPX, TCX or FIT file').setInputFiles(rideOverHill());
  await kom.getByLabel('Record time').fill('15:30');
  await expect(kom.getByRole('heading', { name: /Over the hill$/ })).toBeVisible();
  // As with "Duplicate tab": the new one begins with a copy of what this one has in its session.
  const [twin] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open(location.href)),
  ]);
  const other = komOf(twin);
  await expect(other.getByRole('heading', { name: /Over the hill$/ })).toBeVisible();
  await expect(other.getByLabel('Record time')).toHaveValue('15:30');
  const { buffer, ...file } = rideOverHill(90);
  await other.getByLabel('Another file').setInputFiles({
    ...file,
    buffer: Buffer.from(String(buffer).replace('Over the hill', 'The other hill')),
  });
  await expect(other.getByRole('heading', { name: /The other hill$/ })).toBeVisible();
  await page.reload();
  await expect(kom.getByRole('heading', { name: /Over the hill$/ })).toBeVisible();
  await twin.reload();
  await expect(other.getByRole('heading', { name: /The other hill$/ })).toBeVisible();
});

test('attempts are found in many rides, and a best goes to Settings to be saved', async ({ page }) => {
  const kom = await openKom(page);
  await kom.getByLabel('Choose a GPX, TCX or FIT file').setInputFiles(rideOverHill());
  await kom.getByLabel('Record time').fill('14:50');
  await kom.getByRole('tab', { name: 'All my attempts' }).click();
  await kom
    .locator('input[type="file"][multiple]')
    .first()
    .setInputFiles(
      [1, 2, 3].map((i) => rideOverHill(0, { day: 12 + i, speedMs: 4 + 0.2 * i, powerW: 290 + 15 * i })),
    );
  await expect(kom.getByText('3 attempts in 3 rides.')).toBeVisible();
  await expect(kom.getByRole('row').nth(1)).toContainText('Sep 15, 2026');
  await expect(kom.getByRole('heading', { name: /^Gaps of 15:1\d/ })).toBeVisible();
  await kom.getByRole('button', { name: 'Use in my profile' }).click();
  await expect(page.getByText(/^From your rides: .*8-minute power/)).toBeVisible();
  const eight = page.getByRole('textbox', { name: /^8-minute power/ });
  await expect(eight).toHaveValue('335');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile updated successfully.')).toBeVisible();
  await page.reload();
  await expect(eight).toHaveValue('335');
});
