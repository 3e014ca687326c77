import { expect, type Page } from '@playwright/test';

const stackTrace = /\bat \S+ \(?(https?:|file:|\/)\S+:\d+:\d+\)?|TypeError|ReferenceError|\[object Object\]/;

/** Observes a page, so that a test can check at its end that nothing failed in the background. */
export function watch(page: Page) {
  const failures: string[] = [];
  const thrown: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 500)
      failures.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  page.on('pageerror', (error) => thrown.push(error.message));
  // The shell reports what its policy has stopped; the pages in frames say it here only.
  page.on('console', (message) => {
    if (/violates the following (report-only )?Content Security Policy/i.test(message.text()))
      failures.push(message.text());
  });
  return {
    /** No 5xx response, no exception, nothing that a policy has stopped, and no programmer's text on the page. */
    async expectCalm(): Promise<void> {
      expect(failures).toEqual([]);
      expect(thrown).toEqual([]);
      expect(await page.locator('body').innerText()).not.toMatch(stackTrace);
    },
  };
}
