import { expect, test, type Page } from '@playwright/test';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { appUrl, consultantPath } from '../support/addresses.ts';
import { call, newPremiumMember, signInAs } from '../support/members.ts';
import { analyzerOf, finish, outAndBack } from '../support/race-analyzer.ts';
import { expectNoPageProblems } from '../support/page-checks.ts';

/** A file in the chat, with real answers: what is said there is what the Race Analyzer shows of the same file. */

const rides = resolve(import.meta.dirname, '../..', process.env.RIDES_DIR ?? '../shared/data');
const rider = { bodyMatrix: { height: 178, weight: 71.5 }, powerMatrix: { ftp: 263 } };

async function openChat(page: Page) {
  const session = await newPremiumMember({ name: 'Anna Rider' });
  await call('PATCH', '/users/editProfile', { token: session.token, body: rider });
  await signInAs(page, session);
  await page.goto(`${appUrl()}${consultantPath}`);
  return session;
}
const card = (page: Page) => page.getByRole('group', { name: 'Attached file' });
const attach = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type="file"][aria-label="Attach a file"]').setInputFiles(file);
const answers = (page: Page) => page.getByRole('heading', { name: 'Coach said' });
const answer = (page: Page, number: number) => answers(page).nth(number).locator('..');
/** Waits for the answer of that number; a long course takes a while on a machine that has much to do. */
const answered = async (page: Page, count: number) => {
  await expect(answers(page)).toHaveCount(count, { timeout: 60_000 });
  return answer(page, count - 1);
};

/** Opens the course of the last answer in the Race Analyzer, and reads what it shows of it. */
async function openedThere(page: Page) {
  await page.getByRole('button', { name: 'Open in Race Analyzer' }).last().click();
  const tool = analyzerOf(page);
  await expect(tool.getByRole('region', { name: 'Your plan', exact: true })).toHaveAttribute(
    'aria-busy',
    'false',
    { timeout: 60_000 },
  );
  const fact = (name: string) => tool.locator(`xpath=//dt[.="${name}"]/following-sibling::dd[1]`).first();
  return {
    tool,
    course: (
      await tool
        .getByRole('button', { name: /\skm · / })
        .first()
        .innerText()
    ).trim(),
    finish: (await finish(tool).innerText()).trim(),
    np: (await fact('NP').innerText()).trim(),
    intensity: (await fact('IF').innerText()).trim(),
  };
}

/** Of a riding time as it is shown, such as "48:04" and "6:43:27". */
const secondsOf = (time = '') => time.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);

const real = [
  'gpx/optiride-cingle-du-ventoux.gpx',
  'fit/sweatpy-4801048867-nopower-8laps.fit',
  'tcx/togeojson-garmin_connect.tcx',
];
const files = [
  { name: 'a route of our own', file: () => outAndBack() },
  ...real
    .map((path) => join(rides, path))
    .filter((path) => existsSync(path))
    .map((path) => ({ name: path.slice(rides.length + 1), file: () => path })),
];

for (const { name, file } of files)
  test(`${name}: the facts and the plan of the chat are those of the Race Analyzer`, async ({ page }) => {
    await openChat(page);
    await attach(page, file());
    await expect(card(page)).toContainText(/\d\skm/);
    const shown = (await card(page).innerText()).replaceAll(/\s/g, ' ');
    const [, facts] = /(\d+\.\d km · \+\d+ m)/.exec(shown) ?? [];
    await page.getByPlaceholder('Message Breakaway').fill('Make a race plan for this course');
    await page.getByRole('button', { name: 'Send message' }).click();
    const plan = await answered(page, 1);
    const [, time] = /Planned time\s+([\d:]+)/.exec(await plan.innerText()) ?? [];
    const [, watts, intensity] =
      /(\d+)\s?W normalized \(IF (\d\.\d\d)\)/.exec((await plan.innerText()).replaceAll(/\s/g, ' ')) ?? [];
    const there = await openedThere(page);
    expect(there.course.replaceAll(/\s/g, ' ')).toContain(facts);
    // Another JavaScript engine may be a second and a watt off: the last bits of its functions move the search.
    expect(Math.abs(secondsOf(there.finish) - secondsOf(time))).toBeLessThanOrEqual(2);
    expect(Math.abs(Number.parseInt(there.np) - Number(watts))).toBeLessThanOrEqual(1);
    expect(Math.abs(Number(there.intensity) - Number(intensity))).toBeLessThanOrEqual(0.011);
  });

test('a talk goes on with the course, survives a reload, and opens with what was asked last', async ({
  page,
}) => {
  await openChat(page);
  await attach(page, outAndBack());
  await card(page).getByRole('button', { name: 'Make a race plan' }).click();
  await answered(page, 1);
  await page.getByPlaceholder('Message Breakaway').fill('and at 200 W?');
  await page.keyboard.press('Enter');
  await expect(await answered(page, 2)).toContainText('76 % of FTP');
  await page.reload();
  await expect(answers(page)).toHaveCount(2);
  await expect(page.getByText(/\d\skm · \+\d+/).first()).toBeVisible();
  await page.getByPlaceholder('Message Breakaway').fill('what should I eat on it?');
  await page.keyboard.press('Enter');
  await expect(await answered(page, 3)).toContainText('Carbohydrate');
  await page.getByPlaceholder('Message Breakaway').fill('plan it for 58 minutes on a TT bike');
  await page.keyboard.press('Enter');
  const last = await answered(page, 4);
  await expect(last).toContainText(/Planned time/);
  await expectNoPageProblems(page, 'a plan of a file');
  const [, time] = /Planned time\s+([\d:]+)/.exec(await last.innerText()) ?? [];
  const there = await openedThere(page);
  expect(Math.abs(secondsOf(there.finish) - secondsOf(time))).toBeLessThanOrEqual(2);
  await expect(there.tool.getByLabel('Bike')).toHaveValue('tt');
});

const ride = join(rides, 'fit/fitfileparser-test-power-gaps.fit');
test('a ride is explained', async ({ page }) => {
  test.skip(!existsSync(ride), `No ride at ${ride} (RIDES_DIR).`);
  await openChat(page);
  await attach(page, ride);
  await expect(card(page)).toContainText('Ride');
  await card(page).getByRole('button', { name: 'Explain this ride' }).click();
  const explained = await answered(page, 1);
  await expect(explained).toContainText('Training load');
  await expect(explained.getByRole('table', { name: 'Time in power zones' })).toBeVisible();
  // The device counted 229 W.
  await expect(explained).toContainText(/22\d\s?W normalized/);
  await page.getByRole('button', { name: 'Plan a race on this road' }).last().click();
  await expect(await answered(page, 2)).toContainText('Planned time');
});

test('every broken or awkward file is a card, or one sentence at the box', async ({ page }) => {
  const folder = join(rides, 'bad');
  test.skip(!existsSync(folder), `No files at ${folder} (RIDES_DIR).`);
  await openChat(page);
  const box = page.getByPlaceholder('Message Breakaway');
  await box.fill('what I typed before');
  const refused: string[] = [];
  for (const name of readdirSync(folder)) {
    await attach(page, join(folder, name));
    const refusal = page.getByRole('alert').filter({ hasText: `${name}:` });
    const shown = page.getByRole('group', { name: 'Questions about this file' });
    await expect(refusal.or(shown)).toHaveCount(1);
    if (await refusal.isVisible()) {
      refused.push(name);
      expect((await refusal.innerText()).slice(name.length + 1)).toMatch(/^ [A-Z][^!]{10,160}\.$/);
      await page.getByRole('button', { name: 'Close this message' }).click();
    } else
      await card(page)
        .getByRole('button', { name: /^Remove / })
        .click();
    await expect(refusal.or(card(page))).toHaveCount(0);
  }
  expect(refused).toContain('fitparse-Settings.fit');
  expect(refused.length).toBeLessThan(readdirSync(folder).length);
  await expect(box).toHaveValue('what I typed before');
});
