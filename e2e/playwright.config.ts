import { defineConfig } from '@playwright/test';

/**
 * The end-to-end suite: the production build of everything, in Chromium, used as by a person. It starts its own stack
 * on free ports, unless `APP_URL` names a running one (docker-compose does).
 */
const runsElsewhere = Boolean(process.env.APP_URL);

/** What `npm run races` looks for: faults that appear when a server answers `late`, or the user is `slow`. */
const races = process.env.RACES;

const launchOptions = {
  ...(races === 'slow' ? { slowMo: 300 } : {}),
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    // Chromium resolves *.localhost to this machine without DNS; in a container the product is elsewhere.
    ...(process.env.HOST_RESOLVER_RULES ? [`--host-resolver-rules=${process.env.HOST_RESOLVER_RULES}`] : []),
  ],
};

export default defineConfig({
  globalSetup: runsElsewhere ? undefined : './support/start-stack.ts',
  outputDir: './test-results',
  // Workers wait more than they compute. When looking for races, there are too many for the machine on purpose.
  workers: races ? 6 : 5,
  // Limits only end what hangs: how long a step takes depends on what else the machine does.
  timeout: races ? 300_000 : 120_000,
  expect: { timeout: 30_000 },
  // The retry exists only for its trace, which would slow every test by a quarter if it were always on. A test that
  // needed it has failed.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: Boolean(process.env.CI),
  use: {
    launchOptions,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    locale: 'en-GB',
    actionTimeout: 30_000,
  },
  projects: [
    // Test by test, not file by file: otherwise one worker is left with the longest file at the end.
    {
      name: 'desktop',
      testDir: './journeys',
      fullyParallel: true,
      use: { viewport: { width: 1440, height: 900 } },
    },
    // Fault tests break services and registries, each in its own stack or behind its own server. They take long: the
    // many short tests for the phone fill the other workers at the end.
    ...(runsElsewhere
      ? []
      : [{ name: 'faults', testDir: './faults', use: { viewport: { width: 1440, height: 900 } } }]),
    {
      name: 'phone',
      testDir: './journeys',
      fullyParallel: true,
      testMatch: /.*\.(walk|screens)\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
