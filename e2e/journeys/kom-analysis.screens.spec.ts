import { expect, test } from '@playwright/test';
import { chanceOf, openKom, rideOverHill, verdictOf } from '../support/kom-analysis.ts';
import { expectNoPageProblems } from '../support/page-checks.ts';

/** The states of the Kom tool: nothing cut off, no accessibility violations. */

test('a record on the climb of a ride, tab by tab', async ({ page, isMobile }) => {
  test.slow();
  const kom = await openKom(page);
  await expectNoPageProblems(page, 'kom: empty');
  await kom.getByLabel('Choose a GPX, TCX or FIT file').setInputFiles(rideOverHill());
  await expect(kom.getByRole('button', { name: /^Climb 1: 4\.\d km/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(kom.getByText(/^In this file you rode it in 15:\d\d/)).toBeVisible();
  await kom.getByLabel('Record time').fill('14:50');
  await expect(verdictOf(kom)).toBeVisible();
  await expectNoPageProblems(page, 'kom: the way there');
  for (const [tab, shown] of [
    ['Wind and days', kom.getByRole('img', { name: /^Wind rose/ })],
    ['All my attempts', kom.getByText('Every time you rode', { exact: false })],
    ['The effort', kom.getByRole('button', { name: /^Download/ }).first()],
    ['Your curve', kom.getByRole('img', { name: /^Power-duration curve/ })],
    ['Where the power goes', kom.getByText(/^Gravity \d+ W/)],
    ['Assumptions', kom.getByRole('region', { name: /^What was assumed/ })],
  ] as const) {
    await kom.getByRole('tab', { name: tab }).click();
    await expect(shown).toBeVisible();
    await expectNoPageProblems(page, `kom: ${tab}`);
  }
  if (!isMobile) return;
  await kom.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(kom.getByLabel('Temperature (optional)')).toBeVisible();
  await expectNoPageProblems(page, 'kom: settings');
});

test('the smallest change gives even odds, and is there after a reload', async ({ page }) => {
  const kom = await openKom(page);
  await kom.getByLabel('Choose a GPX, TCX or FIT file').setInputFiles(rideOverHill());
  await kom.getByLabel('Record time').fill('14:50');
  await expect(verdictOf(kom)).toBeVisible();
  expect(await chanceOf(kom)).toBeLessThan(45);
  await kom
    .getByRole('list', { name: 'What you can change' })
    .getByRole('button', { name: /^\+[\d.]+ W would do$/ })
    .click();
  await expect.poll(() => chanceOf(kom)).toBeGreaterThanOrEqual(48);
  expect(await chanceOf(kom)).toBeLessThanOrEqual(52);
  await page.reload();
  await expect(verdictOf(kom)).toContainText(/With \+[\d.]+ W critical power\./);
  expect(Math.abs((await chanceOf(kom)) - 50)).toBeLessThanOrEqual(2);
});
