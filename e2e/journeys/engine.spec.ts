import { expect, test } from '@playwright/test';
import { different, inBrowser, inNode } from '../engine/published-figures.ts';

test('the engine gives the same figures in the browser as on the server', async ({ page }) => {
  // Builds the engine and computes every case twice: pure computation, slow on a busy machine.
  test.slow();
  const server = await inNode();
  const browser = await inBrowser(page);
  expect(browser).toHaveLength(server.length);
  expect(different(server, browser)).toEqual([]);
});
