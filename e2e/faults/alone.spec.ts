import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { remoteApps } from '@breakaway/federation/local-ports';
import type { Screens } from '@breakaway/federation/screens';
import getPort from 'get-port';
import { root } from 'stack';

/** Each remote alone, with no other server: its own one answers what was recorded of the API. */

for (const app of remoteApps)
  test(`${app} alone shows all its screens to the recorded member, and no call fails`, async ({ page }) => {
    test.setTimeout(240_000);
    const { screens } = createRequire(import.meta.url)(join(root, app, 'screens.ts')) as { screens: Screens };
    const port = await getPort();
    const base = `http://localhost:${port}`;
    const { API_BASE: _, ...env } = process.env;
    const server = spawn('npm', ['run', 'dev'], {
      cwd: join(root, app),
      detached: true,
      stdio: 'ignore',
      env: { ...env, PORT: String(port), SANDBOX_BASE: 'http://localhost:9' },
    });
    try {
      const answers = () =>
        fetch(base).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(answers, { timeout: 180_000 }).toBe(true);
      const failed: string[] = [];
      const open = new Set<string>();
      page.on('request', (request) => open.add(request.url()));
      page.on('requestfinished', (request) => open.delete(request.url()));
      page.on('requestfailed', (request) => open.delete(request.url()));
      const calls = () => [...open].filter((url) => url.startsWith(`${base}/recorded-api/`));
      page.on('response', (response) => {
        if (response.url().startsWith(base) && response.status() >= 400)
          failed.push(`${response.status()} ${response.url()}`);
      });
      for (const [screen, { at }] of Object.entries(screens)) {
        if (at === null) continue;
        await page.goto(base + at);
        await expect(page.getByText('Signed in as anna.rider@example.com')).toBeVisible();
        // The recorded member has been asked the questions to a new one.
        if (screen !== 'Onboarding') await expect(page.locator('h1').first(), screen).toBeVisible();
        // A screen that draws may still ask for more.
        await page.waitForTimeout(500);
        await expect.poll(calls, screen).toEqual([]);
      }
      expect(failed).toEqual([]);
    } finally {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      process.kill(-server.pid!, 'SIGTERM');
      await ended;
    }
  });
