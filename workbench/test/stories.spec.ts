import { expect, test, type Page } from '@playwright/test';
import axe from 'axe-core';

interface Story {
  id: string;
  type: string;
}

async function stories(): Promise<string[]> {
  const index = await fetch(new URL('index.json', process.env.WORKBENCH_URL));
  const { entries } = (await index.json()) as { entries: Record<string, Story> };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id);
}

async function show(page: Page, id: string, theme: string): Promise<void> {
  await page.goto(
    new URL(`iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`, process.env.WORKBENCH_URL).href,
  );
  await page.locator('#storybook-root > main').waitFor({ timeout: 30_000 });
  await page.evaluate(() => document.fonts.ready);
  // On a busy machine a dialog may not have begun to come in when its picture is taken.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished.catch(() => {})),
    ),
  );
  // A chart of many points is drawn when its library is there.
  const canvas = page.locator('[role="img"]:has(+ input[type="range"]):not(svg)');
  if (await canvas.count()) await canvas.and(page.locator('[data-drawn]')).first().waitFor();
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations: found } = await window.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}
declare global {
  interface Window {
    axe: typeof axe;
  }
}

for (const [width, theme] of [
  [390, 'light'],
  [390, 'dark'],
  [1440, 'light'],
] as const)
  test(`every story at ${width} px, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 400 });
    for (const id of await stories()) {
      await show(page, id, theme);
      expect.soft(await violations(page), id).toEqual([]);
      await expect.soft(page).toHaveScreenshot(`${id}-${width}-${theme}.png`, { fullPage: true });
    }
  });

test('every story fits a window of 320 px, and one of 200 % text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  const wide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const id of await stories()) {
    await show(page, id, 'light');
    expect.soft(await wide(), id).toBeLessThanOrEqual(0);
    await page.addStyleTag({ content: 'html { font-size: 200%; }' });
    expect.soft(await wide(), `${id}, text of 200 %`).toBeLessThanOrEqual(0);
  }
});

test('nothing depends on colour alone where the system forces its own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const id of await stories()) {
    await show(page, id, 'light');
    expect.soft(await violations(page), id).toEqual([]);
  }
});

test('a chart of many points: one cursor for pointer and keys, in words', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await show(page, 'charts--many-points', 'light');
  const place = page.getByRole('slider', { name: 'Place on the route' });
  await expect(place).toHaveAttribute('aria-valuetext', 'km 40.0: 888 m');
  await place.focus();
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveAttribute('aria-valuetext', /^km 40\.1: /);
  const box = (await page.locator('.u-over').first().boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 50);
  await expect(page.getByText(/^km (49\.|50\.)/)).toBeVisible();
  // Both panels show the cursor at the same place.
  const lines = await page
    .locator('.u-cursor-x')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  expect(Math.abs(lines[0]! - lines[1]!)).toBeLessThan(1);
});

test('a chart whose library does not arrive says so, and its words stay', async ({ page }) => {
  await page.route(/\/draw[-.]/, (route) => route.abort());
  await page.goto(
    new URL('iframe.html?id=charts--many-points&viewMode=story', process.env.WORKBENCH_URL).href,
  );
  await expect(page.getByText('The chart could not be loaded.')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Place on the route' })).toBeVisible();
  // A second try is tested in the product: a browser may refuse to ask for a module again, and only here it is one.
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a menu and a dialog by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await show(page, 'controls--menus', 'light');
  const button = page.getByRole('button', { name: /^Download/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^Zwift/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: /^Garmin/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.getByRole('menu')).toBeHidden();
  await show(page, 'primitives--dialogs', 'light');
  const sheet = (await page.getByRole('dialog').boundingBox())!;
  expect(Math.round(sheet.y + sheet.height)).toBe(700);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
