import type { Page } from '@playwright/test';

/**
 * From now on the page's time goes on by the test's word only (`page.clock.runFor`, `page.clock.resume`): what the page
 * shows for a second is seen and measured however slow the machine is.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}
