import { expect, test } from '@playwright/test';
import { finish, openPlan, outAndBack, riddenOutAndBack, showTab } from '../support/race-analyzer.ts';
import { watch } from '../support/watch.ts';

test.slow();

test('a ride that is dropped after the race shows its sections, calibrates, and counts in the record', async ({
  page,
}) => {
  const calm = watch(page);
  const tool = await openPlan(page, outAndBack());
  const planned = await finish(tool).innerText();
  const { name, buffer } = await riddenOutAndBack();
  await tool.locator('main').evaluate(
    (main, [text, called]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], called));
      main.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    [buffer.toString(), name] as const,
  );
  await expect(tool.getByRole('button', { name: 'Compare it with the plan' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tool.getByText(/^You took .* lost because the model was too fast/)).toBeVisible();
  const sections = tool.getByRole('region', { name: 'The plan and the ride by section' });
  expect(await sections.getByRole('row').count()).toBeGreaterThan(10);
  await sections
    .getByRole('row')
    .first()
    .evaluate((one) => one.scrollIntoView({ block: 'center', inline: 'start' }));
  await expect(sections.getByRole('columnheader', { name: 'Behind the plan' })).toBeInViewport({ ratio: 1 });

  await tool.getByRole('button', { name: 'Use this drag area from now on' }).click();
  await expect(tool.getByText(/use the drag area of this ride now/)).toBeVisible();
  const record = tool.getByRole('list', { name: 'Earlier forecasts' });
  await expect(record).toContainText('Out and back');
  await expect(finish(tool)).not.toHaveText(planned);
  await page.reload();
  await expect(finish(tool)).not.toHaveText(planned);
  await showTab(tool, 'After');
  await expect(record).toContainText('Out and back');
  await calm.expectCalm();
});

test('the day: date and start, hours that are pasted, and a what-if that is tried', async ({ page }) => {
  const tool = await openPlan(page);
  await tool.getByRole('textbox', { name: 'Day' }).fill('2027-06-05');
  await tool.getByRole('region', { name: 'Day' }).getByLabel('Start at', { exact: true }).fill('07:15');
  const arrival = tool.getByText(/^Finish, at 09:\d\d$/).first();
  await expect(arrival).toBeVisible();
  const calm = await finish(tool).innerText();

  await tool.getByText('By the hour', { exact: true }).click();
  await tool.getByRole('button', { name: 'Paste or open a forecast' }).click();
  await tool.getByLabel('Forecast', { exact: true }).fill('07:00 30 NE 14\n08:00 35 NE 16\n09:00 38 NE 18');
  await tool.getByRole('button', { name: 'Use it' }).click();
  await expect(tool.getByText('3 hours are in the table, 07:00 to 09:00.')).toBeVisible();
  await expect(tool.getByLabel('Wind, row 2')).toHaveValue('35');
  await expect(finish(tool)).not.toHaveText(calm);

  const windy = await finish(tool).innerText();
  await showTab(tool, 'Day and range');
  const tries = tool.getByRole('button', { name: /^Try it: / });
  await tries.first().click({ timeout: 60_000 });
  await expect(finish(tool)).not.toHaveText(windy);
});

test('a surface is painted by keyboard and by pointer, and taken off', async ({ page }) => {
  const tool = await openPlan(page);
  const smooth = await finish(tool).innerText();
  await tool.getByRole('button', { name: 'Surface', exact: true }).click();
  const brushes = tool.getByRole('group', { name: 'Brush' });
  await brushes.getByRole('button', { name: 'Gravel' }).focus();
  await page.keyboard.press('Enter');
  await tool.getByLabel('From', { exact: true }).focus();
  await page.keyboard.type('10');
  await page.keyboard.press('Tab');
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  const painted = tool.getByRole('list', { name: 'Painted surfaces' });
  await expect(painted.getByRole('listitem')).toHaveText([/^Gravel, km 10\.0 to 20\.0/]);
  await expect(finish(tool)).not.toHaveText(smooth);

  await brushes.getByRole('button', { name: 'Cobbles' }).click();
  const profile = tool.getByRole('img', { name: /^Profile/ });
  await profile.scrollIntoViewIfNeeded();
  const box = await profile.boundingBox();
  if (!box) throw new Error('no chart');
  const y = box.y + box.height / 3;
  await page.mouse.move(box.x + 0.6 * box.width, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 0.75 * box.width, y, { steps: 5 });
  await page.mouse.up();
  await expect(painted.getByRole('listitem')).toHaveText([/^Gravel/, /^Cobbles, km 3\d\.\d to 4\d\.\d/]);
  for (const left of [1, 0]) {
    await painted.getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await expect(painted.getByRole('listitem')).toHaveCount(left);
  }
  await expect(finish(tool)).toHaveText(smooth);
});

test('a gel is moved by the keyboard, and goes back to the time of the plan', async ({ page }) => {
  const tool = await openPlan(page);
  await showTab(tool, 'Fuel');
  const pin = tool.getByRole('slider', { name: /^When to take: / }).first();
  await pin.focus();
  const planned = Number(await pin.getAttribute('aria-valuenow'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageUp');
  await expect(pin).toHaveAttribute('aria-valuenow', String(planned + 12));
  await expect(pin).toHaveAttribute('aria-valuetext', /; \d+ of \d+ g in 60 minutes/);
  await expect(pin).toBeFocused();
  await tool.getByRole('button', { name: "Back to the plan's times" }).click();
  await expect(pin).toHaveAttribute('aria-valuenow', String(planned));
});
