import type { Page } from '@playwright/test';

/**
 * From now on only the test advances the page's time (`page.clock.runFor`, `page.clock.resume`): what the page shows
 * for a second can be measured however slow the machine is.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}
