import { defineConfig } from '@playwright/test';

/**
 * The stitched suite: the production build of everything, in Chromium, as a person uses it. It starts a stack of its
 * own on free ports, unless `APP_URL` names one that is running (docker-compose does).
 */
const stitchedElsewhere = Boolean(process.env.APP_URL);

/** What `npm run races` seeks: faults of a server that answers `late`, or of a hand that is `slow`. */
const races = process.env.RACES;

const launchOptions = {
  ...(races === 'slow' ? { slowMo: 300 } : {}),
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    // Chromium takes *.localhost to this machine without asking anybody; in a container the product is elsewhere.
    ...(process.env.HOST_RESOLVER_RULES ? [`--host-resolver-rules=${process.env.HOST_RESOLVER_RULES}`] : []),
  ],
};

export default defineConfig({
  globalSetup: stitchedElsewhere ? undefined : './support/start-stack.ts',
  outputDir: './test-results',
  // They wait more than they compute. Too many for the machine when races are sought.
  workers: races ? 6 : 5,
  timeout: races ? 300_000 : 90_000,
  expect: { timeout: 15_000 },
  // A second run is only for its trace, which slows every test by a quarter where it is always on. A test that needed
  // it has failed.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: Boolean(process.env.CI),
  use: {
    launchOptions,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    locale: 'en-GB',
    actionTimeout: 15_000,
  },
  projects: [
    // Test by test, not file by file: or one worker is left with the longest file at the end.
    {
      name: 'desktop',
      testDir: './journeys',
      fullyParallel: true,
      use: { viewport: { width: 1440, height: 900 } },
    },
    // Drills break services and registries, each in a stack or behind a server of its own. They take long: the many short
    // tests for the phone fill the other workers at the end.
    ...(stitchedElsewhere
      ? []
      : [{ name: 'drills', testDir: './drills', use: { viewport: { width: 1440, height: 900 } } }]),
    {
      name: 'phone',
      testDir: './journeys',
      fullyParallel: true,
      testMatch: /.*\.(walk|screens)\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
