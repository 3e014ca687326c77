import { expect, type Page } from '@playwright/test';

const stackTrace = /\bat \S+ \(?(https?:|file:|\/)\S+:\d+:\d+\)?|TypeError|ReferenceError|\[object Object\]/;

/** Follows a page, so that a test can say at its end that nothing broke behind its back. */
export function watch(page: Page) {
  const failures: string[] = [];
  const thrown: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 500)
      failures.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  page.on('pageerror', (error) => thrown.push(error.message));
  return {
    /** No answer of 5xx, nothing thrown, and nothing on the page that only a programmer reads. */
    async expectCalm(): Promise<void> {
      expect(failures).toEqual([]);
      expect(thrown).toEqual([]);
      expect(await page.locator('body').innerText()).not.toMatch(stackTrace);
    },
  };
}
