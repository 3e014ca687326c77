import { defineConfig } from '@playwright/test';

/** Looks at every story: pictures compared, accessibility, nothing wider than the window. */
export default defineConfig({
  testDir: './test',
  globalSetup: './test/build.ts',
  outputDir: '../.cache/workbench-results',
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  // Fonts are drawn differently elsewhere: pictures are made and compared on Linux.
  ignoreSnapshots: process.platform !== 'linux',
  workers: 2,
  fullyParallel: true,
  timeout: 180_000,
  forbidOnly: Boolean(process.env.CI),
  expect: { toHaveScreenshot: { maxDiffPixels: 100, threshold: 0.25, animations: 'disabled' } },
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
});
