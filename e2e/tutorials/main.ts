/**
 * `npm run tutorials`: films a rider's first steps in the product, in both themes, for the FAQ, and takes the pictures
 * of the README. `-- ask` films that tutorial alone, `-- readme` takes the pictures alone. Run it after a change of what they show, and look at the results.
 */
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { ask, toast } from '../support/app-frame.ts';
import { findChromium } from 'stack';
import { hillyRoute } from '../support/files.ts';
import { linkIn, mailTo } from '../support/mailbox.ts';
import { call, newPremiumMember, password, signInAs } from '../support/members.ts';
import { ownStack } from '../support/own-stack.ts';
import { appUrl, consultantPath } from '../support/addresses.ts';
import { film, phone, pixelRatio } from './clip.ts';
import { takeReadmePictures } from './readme.ts';
import { newRider } from './rider.ts';

const [, , only] = process.argv;
const folder = resolve(import.meta.dirname, '../../remote-marketing/src/screens/faq/tutorials');
const profile = { Height: '175', Weight: '70', FTP: '260', 'CHO tolerance': '80' };
const READ_MS = 1800;

type Film = ReturnType<typeof film>;
interface Tutorial {
  name: string;
  /** The poster image of the film; the last screenshot by default. */
  stillAt?: number;
  play: (page: Page, camera: Film) => Promise<void>;
}

const pause = (page: Page, ms = 300) => page.waitForTimeout(ms);

async function signUp(page: Page, camera: Film): Promise<void> {
  const email = 'anna@example.com';
  await page.goto(`${appUrl()}/sign-up`);
  await pause(page);
  await camera.shoot(1000);
  await camera.type('Anna Rider', page.getByLabel('Name'), 2);
  await camera.type(email, page.getByLabel('Email'), 3);
  await camera.type(password, page.getByLabel('Password', { exact: true }), 2);
  await camera.type(password, page.getByLabel('Confirm Password'), 2);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL(/verify-email$/);
  await page.locator('.Toastify__toast').waitFor({ state: 'detached' });
  await camera.shoot(READ_MS);
  await page.goto(linkIn(await mailTo(email, /verify/i), /verify-email/));
  await page.waitForURL(/subscription$/);
  await page.getByText('Total amount: €89.99').waitFor();
  await page.locator('.Toastify__toast').waitFor({ state: 'detached' });
  await camera.shoot(READ_MS);
  const session = await page.evaluate(() => localStorage.getItem('breakaway_ai_user'));
  const { token } = JSON.parse(session!) as { token: string };
  await call('POST', '/auth/confirm', { token, body: { password } });
  await call('DELETE', '/users/deleteUser', { token });
}

async function tellWhoRides(page: Page, camera: Film): Promise<void> {
  await page.goto(`${appUrl()}/app/settings`);
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  for (const [label, value] of Object.entries(profile)) {
    await page.getByRole('button', { name: `Edit ${label}` }).click();
    const field = page.getByRole('textbox', { name: new RegExp(`^${label}`) });
    await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await camera.shoot(500);
    await field.fill(value);
    await camera.shoot(700);
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Profile updated successfully.').waitFor();
  await camera.shoot(READ_MS);
}

async function askTheConsultant(page: Page, camera: Film): Promise<void> {
  await page.goto(`${appUrl()}${consultantPath}`);
  const box = page.getByPlaceholder('Message Breakaway');
  await box.waitFor();
  await pause(page);
  await camera.shoot(900);
  await camera.type('Power for 13.8 km at 8.1 % in 55 minutes?', box, 6);
  const answered = ask(page, 'Power for 13.8 km at 8.1 % in 55 minutes?');
  await page.getByText('Generating answer for you').first().waitFor();
  await camera.shoot(900);
  const first = await answered;
  await first.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await pause(page);
  await camera.shoot(2600);
  await camera.type('And in 70 minutes?', box, 3);
  const second = await ask(page, 'And in 70 minutes?');
  await second.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await pause(page);
  await camera.shoot(2600);
}

/** Scrolls through a framed tool from top to bottom, one screen at a time. */
async function scrollThrough(page: Page, camera: Film, frame: string, screens: number): Promise<void> {
  for (let i = 1; i <= screens; i += 1) {
    await page.getByTitle(frame, { exact: true }).hover({ position: { x: 100, y: 200 } });
    await page.mouse.wheel(0, 380);
    await pause(page, 400);
    await camera.shoot(READ_MS);
  }
}

async function uploadRoute(page: Page, camera: Film): Promise<void> {
  await page.goto(`${appUrl()}/app/race-analyzer`);
  const race = page.frameLocator('iframe[title="Race Analyzer"]');
  await race.locator('input[type="file"]').waitFor({ state: 'attached' });
  await pause(page, 600);
  await camera.shoot(1300);
  await race.locator('input[type="file"]').setInputFiles(hillyRoute());
  await race.locator('[aria-label="Your plan"][aria-busy="false"]').waitFor();
  await pause(page, 800);
  await camera.shoot(READ_MS);
  await scrollThrough(page, camera, 'Race Analyzer', 5);
}

async function takeOnSegment(page: Page, camera: Film): Promise<void> {
  await page.goto(`${appUrl()}/app/kom-analysis-software`);
  const kom = page.frameLocator('iframe[title="Kom Analysis Software"]');
  const example = kom.getByRole('button', { name: 'Try an example' });
  await example.waitFor();
  await pause(page, 600);
  await camera.shoot(1000);
  await example.click();
  await kom.getByRole('region', { name: 'The verdict' }).waitFor();
  await camera.shoot(1000);
  const time = kom.getByRole('textbox', { name: /^Record time/ });
  await time.fill('');
  await camera.type('31:30', time, 2);
  await kom.locator('[aria-label="The verdict"][aria-busy="false"]').waitFor();
  await pause(page, 800);
  await scrollThrough(page, camera, 'Kom Analysis Software', 4);
}

const tutorials: Tutorial[] = [
  { name: 'sign-up', stillAt: 9, play: signUp },
  { name: 'profile', stillAt: -2, play: tellWhoRides },
  { name: 'ask', stillAt: 8, play: askTheConsultant },
  { name: 'route', stillAt: 1, play: uploadRoute },
  { name: 'segment', stillAt: -3, play: takeOnSegment },
];

async function record(browser: Browser, colorScheme: 'light' | 'dark'): Promise<void> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: pixelRatio,
    colorScheme,
    hasTouch: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  for (const { name, stillAt, play } of tutorials.filter(({ name }) => !only || name === only)) {
    const page = await context.newPage();
    if (name !== 'sign-up') {
      // All but the tutorial about the profile start with a complete one.
      await signInAs(page, await (name === 'profile' ? newPremiumMember() : newRider()));
    }
    const camera = film(page);
    await play(page, camera);
    await camera.write(join(folder, `${name}.${colorScheme}`), stillAt);
    await page.close();
  }
  await context.close();
}

const executablePath = findChromium(console.log);
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const { end } = await ownStack().catch(async (error: unknown) => {
  await browser.close();
  throw error;
});
try {
  for (const theme of ['light', 'dark'] as const) await record(browser, theme);
  if (!only || only === 'readme') await takeReadmePictures(browser);
} finally {
  await browser.close();
  await end();
}
