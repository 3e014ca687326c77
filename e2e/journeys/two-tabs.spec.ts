import { expect, test, type Page } from '@playwright/test';
import { appUrl } from '../support/addresses.ts';
import { analyzerOf, openPlan, outAndBack } from '../support/race-analyzer.ts';
import { watch } from '../support/watch.ts';

test.slow();

const wind = (page: Page) => analyzerOf(page).getByLabel('Wind (optional)');
const course = (page: Page, name: string | RegExp) =>
  analyzerOf(page).getByRole('heading', { name, level: 2 });

test('a change of the last moment before a reload is there after it, and the tab that was open', async ({
  page,
}) => {
  const calm = watch(page);
  const tool = await openPlan(page);
  await tool.getByRole('tab', { name: 'Climbs' }).click();
  await wind(page).fill('17');
  await page.reload();
  await expect(wind(page)).toHaveValue('17');
  await expect(tool.getByRole('tab', { name: 'Climbs' })).toHaveAttribute('aria-selected', 'true');
  await wind(page).fill('18');
  // The frame goes, the page stays.
  await page.getByRole('link', { name: 'Kom Analysis Software' }).click();
  await page.goBack();
  await expect(wind(page)).toHaveValue('18');
  await calm.expectCalm();
});

test('two tabs have one plan of a course, and each its own course', async ({ page, context }) => {
  const calm = watch(page);
  await openPlan(page);
  const other = await context.newPage();
  await other.goto(`${appUrl()}/app/race-analyzer`);
  await expect(course(other, /^Example/)).toBeVisible();

  // What is changed in one of them is there in the other, which changes something else.
  await wind(other).fill('21');
  await expect(wind(page)).toHaveValue('21');
  await analyzerOf(page).getByText('Brave', { exact: true }).click();
  await expect(analyzerOf(other).getByRole('radio', { name: 'Brave' })).toBeChecked();
  await expect(wind(other)).toHaveValue('21');

  await analyzerOf(other)
    .getByLabel(/^Another course/)
    .setInputFiles(outAndBack());
  await expect(course(other, 'Out and back')).toBeVisible();
  await wind(other).fill('5');
  await expect(course(page, /^Example/)).toBeVisible();
  await expect(wind(page)).toHaveValue('21');
  for (const [one, name, typed] of [
    [page, /^Example/, '21'],
    [other, 'Out and back', '5'],
  ] as const) {
    await one.reload();
    // Two pages plan a course at the same time.
    await expect(course(one, name)).toBeVisible();
    await expect(wind(one)).toHaveValue(typed);
  }

  // A sign-out in one of them takes all of it along.
  const drafts = async () =>
    (await context.storageState()).origins
      .flatMap(({ localStorage }) => localStorage)
      .filter(({ name }) => name.startsWith('draft '));
  expect(await drafts()).toHaveLength(2);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(other.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  await expect.poll(drafts).toEqual([]);
  await calm.expectCalm();
});
