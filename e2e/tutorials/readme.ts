import { join, resolve } from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import sharp from 'sharp';
import { appUrl, consultantPath } from '../support/addresses.ts';
import { ask } from '../support/app-frame.ts';
import { chanceOf, openKom } from '../support/kom-analysis.ts';
import { signInAs } from '../support/members.ts';
import { openPlan } from '../support/race-analyzer.ts';
import { newRider } from './rider.ts';

const folder = resolve(import.meta.dirname, '../../docs/images');
const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const QUESTION = 'What power do I need for 13.8 km at 8.1 % in 55 minutes?';

/** Takes the pictures of the README: the landing page, an answer of the consultant on a desktop and a phone, a race plan, a record. */
export async function takeReadmePictures(browser: Browser): Promise<void> {
  const open = async (options: BrowserContextOptions) =>
    (
      await browser.newContext({
        ...options,
        deviceScaleFactor: 1.5,
        locale: 'en-GB',
        reducedMotion: 'reduce',
      })
    ).newPage();
  const save = async (picture: Buffer, name: string) => {
    await sharp(picture)
      .png({ palette: true, effort: 10 })
      .toFile(join(folder, `${name}.png`));
    process.stdout.write(`${name}.png\n`);
  };

  const visitor = await open(desktop);
  await visitor.goto(`${appUrl()}/`);
  await visitor.frameLocator('iframe').getByText('Try it: can you ride it?').waitFor();
  await visitor.waitForTimeout(1000);
  await save(await visitor.screenshot(), 'landing');
  await visitor.context().close();

  const member = await newRider({ name: 'Mara Rider', email: 'mara@example.com' });
  for (const [name, options] of [
    ['consultant', desktop],
    ['consultant-phone', phone],
  ] as const) {
    const page = await open(options);
    await signInAs(page, member);
    await page.goto(`${appUrl()}${consultantPath}`);
    await ask(page, QUESTION);
    await page.waitForTimeout(1000);
    await save(await page.screenshot({ caret: 'hide' }), name);
    await page.context().close();
  }
  const racing = await open({ viewport: { width: 1280, height: 960 } });
  await openPlan(racing);
  await racing.waitForTimeout(1000);
  await save(await racing.screenshot({ caret: 'hide' }), 'race-analyzer');
  await racing.context().close();
  const hunting = await open({ viewport: { width: 1280, height: 960 } });
  const kom = await openKom(hunting);
  await kom.getByRole('button', { name: 'Try an example' }).click();
  await kom.getByRole('heading', { name: /^Example/ }).waitFor();
  // Out of reach by a few watts: what would be enough is the point of the tool.
  await kom.getByLabel('Record time').fill('32:00');
  await chanceOf(kom);
  await kom.getByLabel('Record time').blur();
  await hunting.waitForTimeout(1000);
  await save(await hunting.screenshot({ caret: 'hide' }), 'kom-analysis');
  await hunting.context().close();
}
