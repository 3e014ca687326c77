import { expect, test } from '@playwright/test';
import { expectNoPageProblems, takePicture } from '../support/page-checks.ts';
import {
  analyzerOf,
  openAnalyzer,
  openPlan,
  outAndBack,
  riddenOutAndBack,
  showTab,
} from '../support/race-analyzer.ts';

/** The states of the Race Analyzer: nothing cut off, no accessibility violations. */

test('a plan, tab by tab', async ({ page, isMobile }) => {
  test.slow();
  const tool = await openAnalyzer(page);
  await expectNoPageProblems(page, 'race: empty');
  await tool.getByRole('button', { name: 'Try the example course' }).click();
  const said = tool.getByRole('status').filter({ hasText: /^Finish in/ });
  await expect(said).toHaveText(/^Finish in \d:\d\d:\d\d, at \d\d:\d\d\.$/);
  await expect(tool.getByText('8 of 10 days')).toBeVisible();
  await expectNoPageProblems(page, 'race: plan');
  const ready = {
    Sections: tool.getByText('Type watts in a section to lock it.'),
    Fuel: tool.getByRole('group', { name: 'Move what you eat' }),
    'Day and range': tool.getByText(/^On 8 of 10 days you finish/),
    Climbs: tool.getByRole('tabpanel', { name: 'Climbs' }),
    'Arrival times': tool.getByRole('tabpanel', { name: 'Arrival times' }),
    Compare: tool.getByRole('button', { name: 'Keep this plan as a scenario' }),
    'Take it along': tool.getByRole('img', { name: /^Preview of the sticker/ }),
    'Race mode': tool.getByRole('link', { name: 'Open race mode' }),
    After: tool.getByRole('button', { name: 'Choose your ride' }),
    'Notes and assumptions': tool.getByRole('tabpanel', { name: 'Notes and assumptions' }),
  };
  for (const [name, shown] of Object.entries(ready)) {
    await showTab(tool, name);
    await expect(shown).toBeVisible();
    if (name === 'Day and range')
      await expect(tool.getByText('Planning with other changes…')).toHaveCount(0, { timeout: 60_000 });
    await expectNoPageProblems(page, `race: ${name}`);
  }
  if (!isMobile) return;
  await tool.getByRole('button', { name: 'Settings', exact: true }).click();
  await expectNoPageProblems(page, 'race: settings');
  await page.keyboard.press('Escape');
  const opener = tool.getByRole('button', { name: 'Settings', exact: true });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(opener).toBeFocused();
});

test('two scenarios beside each other', async ({ page, isMobile }) => {
  test.slow();
  const tool = await openPlan(page);
  await showTab(tool, 'Compare');
  const keep = tool.getByRole('button', { name: 'Keep this plan as a scenario' });
  await keep.click();
  if (isMobile) await tool.getByRole('button', { name: 'Settings', exact: true }).click();
  await tool.getByLabel('Bike', { exact: true }).selectOption('tt');
  if (isMobile) await tool.getByRole('button', { name: 'Close', exact: true }).click();
  await keep.click();
  await expect(tool.getByText(/^Your plan is scenario B\./)).toBeVisible();
  await expectNoPageProblems(page, 'race: scenarios');
});

test('after the race', async ({ page, isMobile }) => {
  test.slow();
  const tool = await openPlan(page, outAndBack());
  await showTab(tool, 'After');
  await tool.getByLabel('Choose your ride').setInputFiles(await riddenOutAndBack());
  await expect(tool.getByText(/^You took /)).toBeVisible();
  const most = tool.getByRole('list', { name: 'The sections that mattered most' });
  await expect(most.getByRole('listitem')).toHaveCount(isMobile ? 4 : 0);
  await expectNoPageProblems(page, 'race: ride beside the plan');
  const use = tool.getByRole('button', { name: 'Use this drag area from now on' });
  await use.scrollIntoViewIfNeeded();
  await expectNoPageProblems(page, 'race: what the model got wrong');
});

test('saved plans, and one that is shared', async ({ page, context, browser, isMobile }) => {
  test.slow();
  const tool = await openPlan(page);
  await context.setOffline(true);
  await tool.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(tool.getByText(/^There is no connection\./)).toBeVisible();
  await expectNoPageProblems(page, 'race: not saved, offline');
  await context.setOffline(false);
  // It is sent again by itself.
  await expect(tool.getByText('Saved', { exact: true })).toBeVisible();
  await tool.getByRole('button', { name: /^More for / }).click();
  await tool.getByRole('menuitem', { name: 'Share a link' }).click();
  await tool.getByRole('button', { name: 'Make a link' }).click();
  const address = await tool.getByRole('textbox', { name: 'Link' }).inputValue();
  await expectNoPageProblems(page, 'race: shared');
  await page.keyboard.press('Escape');
  await tool.getByRole('button', { name: 'Remove this course' }).click();
  await expect(tool.getByRole('button', { name: /^Example: two passes/ })).toBeVisible();
  if (isMobile) await expect(tool.getByRole('heading').first()).toHaveText('Your plans');
  await expectNoPageProblems(page, 'race: library');

  const { viewport, hasTouch } = test.info().project.use;
  const guest = await (
    await browser.newContext({ ...(viewport && { viewport }), isMobile, hasTouch: !!hasTouch })
  ).newPage();
  await guest.goto(address);
  await expect(
    analyzerOf(guest, 'Shared race plan').getByRole('heading', { name: 'Sections' }),
  ).toBeVisible();
  await expectNoPageProblems(guest, 'race: plan of a link');
  await guest.goto(`${address.slice(0, -3)}xxx`);
  await guest.reload();
  await expect(analyzerOf(guest, 'Shared race plan').getByText(/is not shared any more/)).toBeVisible();
  await expectNoPageProblems(guest, 'race: link that ended');
  await guest.context().close();
});

test('race mode', async ({ page, context }) => {
  test.slow();
  const tool = await openPlan(page);
  await showTab(tool, 'Race mode');
  const opened = context.waitForEvent('page');
  await tool.getByRole('link', { name: 'Open race mode' }).click();
  const race = await opened;
  await expect(race.getByText('Ready: this page opens without a network.')).toBeVisible();
  await expectNoPageProblems(race, 'race mode: before the start');
  await race.getByRole('button', { name: 'Start now' }).click();
  await expect(race.getByRole('region', { name: 'Now' })).toContainText('W');
  await expectNoPageProblems(race, 'race mode: under way');
  await race.getByRole('button', { name: 'I am at…' }).click();
  await expectNoPageProblems(race, 'race mode: where');
  await race.keyboard.press('Escape');
  await race.getByRole('button', { name: 'More' }).click();
  await expectNoPageProblems(race, 'race mode: more');
});

test('on paper there is only the sheet', async ({ page }) => {
  test.slow();
  const tool = await openPlan(page);
  await showTab(tool, 'Take it along');
  // The dialog of the browser would wait for somebody.
  const frame = page.frames().find((one) => one !== page.mainFrame());
  await frame?.evaluate(() => (window.print = () => {}));
  for (const name of ['Sticker', 'A6 card']) {
    await tool.getByText(name, { exact: true }).click();
    await tool.getByRole('button', { name: 'Print or save as PDF' }).click();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(tool.getByText('50 mm. If not, print at 100 %')).toBeVisible();
    await expect(tool.getByRole('tab', { name: 'Take it along' })).toBeHidden();
    await takePicture(page, `race: print ${name} light`);
    await page.emulateMedia({ media: null });
    await frame?.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  }
});
